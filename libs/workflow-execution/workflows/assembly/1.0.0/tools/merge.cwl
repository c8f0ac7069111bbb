# Merges the reads of a pair where they overlap.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {flash: {version: ["1.2.11"]}}}
baseCommand: flash
# one thread: with more, the order of the reads changes from run to run, and with it the assembly
arguments: [-t, "1", -o, reads, -d, .]
inputs:
  min_overlap: {type: int, inputBinding: {prefix: -m}}
  max_overlap: {type: int, inputBinding: {prefix: -M}}
  forward: {type: File, inputBinding: {position: 1}}
  reverse: {type: File, inputBinding: {position: 2}}
stdout: read-merge.log
outputs:
  log: stdout
  merged: {type: File, outputBinding: {glob: reads.extendedFrags.fastq}}
  forward_left: {type: File, outputBinding: {glob: reads.notCombined_1.fastq}}
  reverse_left: {type: File, outputBinding: {glob: reads.notCombined_2.fastq}}
