# Leaves a link to a file of the machine in the place of its output.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
  target:
    type: string
    inputBinding: { position: 2 }
outputs:
  text:
    type: File
    outputBinding: { glob: text.txt }
