# Number, length, N50 and GC content of the contigs.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/measure.py}, inputBinding: {position: 1}}
  contigs: {type: File, inputBinding: {position: 2}}
stdout: assembly-stats.tsv
outputs:
  stats: stdout
