# The allele of each locus, and what the profile tells.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/call.py}, inputBinding: {position: 1}}
  hits: {type: File, inputBinding: {position: 2}}
  scheme: {type: File, inputBinding: {position: 3}}
  contigs: {type: File, inputBinding: {position: 4}}
  sample: {type: string, inputBinding: {position: 5}}
  names: {type: File, inputBinding: {position: 6}}
  minimum_coverage: {type: double, inputBinding: {position: 7}}
outputs:
  profile: {type: File, outputBinding: {glob: cgmlst-profile.csv}}
  alleles: {type: File, outputBinding: {glob: alleles.json}}
  predictions: {type: File, outputBinding: {glob: predictions.json}}
  novel: {type: File, outputBinding: {glob: novel-alleles.fasta}}
