# The lines of all samples in order, below a heading.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: sh
inputs:
  script:
    type: File
    default: { class: File, location: collect.sh }
    inputBinding: { position: 1 }
  names: { type: File, inputBinding: { position: 2 } }
  heading: { type: string, inputBinding: { position: 3 } }
  lines: { type: 'File[]', inputBinding: { position: 4 } }
outputs:
  table: { type: File, outputBinding: { glob: table.tsv } }
  names_used: { type: File, outputBinding: { glob: names.json } }
