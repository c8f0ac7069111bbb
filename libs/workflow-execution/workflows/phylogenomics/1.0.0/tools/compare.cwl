# Table and matrix of the variants, with the names of the samples, and their alignment, with the names of the run.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/compare.py}, inputBinding: {position: 1}}
  variants: {type: File, inputBinding: {position: 2}}
  names: {type: File, inputBinding: {position: 3}}
  minimum_read_coverage: {type: int, inputBinding: {position: 4}}
  snv_abundance_ratio: {type: double, inputBinding: {position: 5}}
outputs:
  table: {type: File, outputBinding: {glob: snvTable.tsv}}
  matrix: {type: File, outputBinding: {glob: snvMatrix.tsv}}
  alignment: {type: File, outputBinding: {glob: alignment.fasta}}
