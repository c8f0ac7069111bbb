# Writes what a tool sees of its surroundings.
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
  environment:
    type: File
    outputBinding: { glob: environment.txt }
