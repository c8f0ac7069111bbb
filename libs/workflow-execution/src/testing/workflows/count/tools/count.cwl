# One line: the sample, and the reads of both files.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: count.sh }
    inputBinding: { position: 1 }
  sample: { type: string, inputBinding: { position: 2 } }
  forward: { type: File, inputBinding: { position: 3 } }
  reverse: { type: File, inputBinding: { position: 4 } }
outputs:
  line: { type: File, outputBinding: { glob: $(inputs.sample).tsv } }
