# Fails with code 3 and says why.
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
  text:
    type: File
    outputBinding: { glob: text.txt }
  log: stdout
  errors: stderr
stdout: tool.log
stderr: tool.err
