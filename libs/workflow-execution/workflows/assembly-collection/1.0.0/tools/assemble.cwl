# Assembles merged reads, and pairs that could not be merged.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {spades: {version: ["3.15.5"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, coresMax: 4, ramMin: 3000}
baseCommand: bash
arguments: [{position: 2, valueFrom: $(runtime.cores)}]
inputs:
  script: {type: File, default: {class: File, location: ../scripts/assemble.sh}, inputBinding: {position: 1}}
  merged: {type: File, inputBinding: {position: 3}}
  forward: {type: File, inputBinding: {position: 4}}
  reverse: {type: File, inputBinding: {position: 5}}
outputs:
  contigs: {type: File, outputBinding: {glob: assembly/contigs.fasta}}
  log: {type: File, outputBinding: {glob: assembly/spades.log}}
