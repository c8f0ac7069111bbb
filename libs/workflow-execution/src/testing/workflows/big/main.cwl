# Writes an output of many bytes.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
  mebibytes:
    type: int
    inputBinding: { position: 2 }
outputs:
  zeros:
    type: File
    outputBinding: { glob: zeros.bin }
