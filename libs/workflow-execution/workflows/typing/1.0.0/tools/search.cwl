# Where alleles of the scheme are in the contigs, and the scheme, plain even where the site keeps it compressed.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {blast: {version: ["2.12.0"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, coresMax: 4, ramMin: 2000}
baseCommand: bash
arguments: [{position: 2, valueFrom: $(runtime.cores)}]
inputs:
  script: {type: File, default: {class: File, location: ../scripts/search.sh}, inputBinding: {position: 1}}
  minimum_identity: {type: double, inputBinding: {position: 3}}
  scheme: {type: File, inputBinding: {position: 4}}
  contigs: {type: File, inputBinding: {position: 5}}
outputs:
  hits: {type: File, outputBinding: {glob: hits.tsv}}
  alleles: {type: File, outputBinding: {glob: scheme.fasta}}
