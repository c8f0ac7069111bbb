# Files as staramr names them, with what is counted in the reads.
cwlVersion: v1.2
class: CommandLineTool
baseCommand: python3
inputs:
  script:
    type: File
    default: { class: File, location: write.py }
    inputBinding: { position: 1 }
  sample: string
  names:
    type: File
    inputBinding: { position: 2 }
  forward:
    type: File
    inputBinding: { position: 3 }
  reverse: File
outputs:
  resfinder: { type: File, outputBinding: { glob: resfinder.tsv } }
  detailed: { type: File, outputBinding: { glob: detailed_summary.tsv } }
  settings: { type: File, outputBinding: { glob: settings.txt } }
  summary: { type: File, outputBinding: { glob: summary.tsv } }
  plasmidfinder: { type: File, outputBinding: { glob: plasmidfinder.tsv } }
  mlst: { type: File, outputBinding: { glob: mlst.tsv } }
  excel: { type: File, outputBinding: { glob: results.xlsx } }
