# Writes its text as it is.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
  text:
    type: string
    inputBinding: { position: 2 }
outputs:
  text:
    type: File
    outputBinding: { glob: text.txt }
