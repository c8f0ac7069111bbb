# Ends well without one of its outputs.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
outputs:
  there:
    type: File
    outputBinding: { glob: there.txt }
  missing:
    type: File?
    outputBinding: { glob: missing.txt }
