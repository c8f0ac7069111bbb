# Leaves processes behind, then waits.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
  seconds:
    type: int
    inputBinding: { position: 2 }
  left:
    type: int
    inputBinding: { position: 3 }
outputs:
  text:
    type: File
    outputBinding: { glob: text.txt }
