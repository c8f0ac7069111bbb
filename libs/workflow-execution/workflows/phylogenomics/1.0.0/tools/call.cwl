# Single-nucleotide variants of all samples, called jointly, as VCF with the depth of each allele.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {bcftools: {version: ["1.16"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, ramMin: 2000}
baseCommand: bash
inputs:
  script: {type: File, default: {class: File, location: ../scripts/call.sh}, inputBinding: {position: 1}}
  minimum_mapping_quality: {type: int, inputBinding: {position: 2}}
  reference: {type: File, secondaryFiles: [.fai], inputBinding: {position: 3}}
  mapped: {type: "File[]", secondaryFiles: [.bai], inputBinding: {position: 4}}
outputs:
  variants: {type: File, outputBinding: {glob: variants.vcf}}
