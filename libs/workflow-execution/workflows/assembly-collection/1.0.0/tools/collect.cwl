# One file of all samples, of one output of each.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/collect.py}, inputBinding: {position: 1}}
  form: {type: {type: enum, symbols: [sequences, flatfile, table, text]}, inputBinding: {position: 2}}
  file: string
  names: {type: File, inputBinding: {position: 3}}
  files: {type: "File[]", inputBinding: {position: 4}}
stdout: $(inputs.file)
outputs:
  collected: stdout
