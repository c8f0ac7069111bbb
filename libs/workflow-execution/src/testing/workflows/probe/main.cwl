# Tries to read files, to write files, and to reach a port of this machine.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: run.sh }
    inputBinding: { position: 1 }
  reads: File
  read:
    type: string
    inputBinding: { position: 2 }
  write:
    type: string
    inputBinding: { position: 3 }
  port:
    type: int
    inputBinding: { position: 4 }
outputs:
  findings:
    type: File
    outputBinding: { glob: findings.txt }
