# Names the contigs, and sorts out those that are short, thinly covered, or repeats.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/filter.py}, inputBinding: {position: 1}}
  contigs: {type: File, inputBinding: {position: 2}}
  sample: {type: string, inputBinding: {position: 3}}
  names: {type: File, inputBinding: {position: 4}}
  min_length: {type: int, inputBinding: {position: 5}}
  min_coverage_ratio: {type: double, inputBinding: {position: 6}}
  repeat_coverage_ratio: {type: double, inputBinding: {position: 7}}
outputs:
  log: {type: File, outputBinding: {glob: filter-assembly.log}}
  all: {type: File, outputBinding: {glob: contigs-all.fasta}}
  with_repeats: {type: File, outputBinding: {glob: contigs-with-repeats.fasta}}
  without_repeats: {type: File, outputBinding: {glob: contigs-without-repeats.fasta}}
