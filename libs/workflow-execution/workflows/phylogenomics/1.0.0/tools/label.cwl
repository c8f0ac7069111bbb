# The tree with the names of the samples instead of the names that they have in the run.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {python: {version: ["3.11"]}}}
baseCommand: python3
inputs:
  script: {type: File, default: {class: File, location: ../scripts/label.py}, inputBinding: {position: 1}}
  tree: {type: File, inputBinding: {position: 2}}
  names: {type: File, inputBinding: {position: 3}}
stdout: phylogeneticTree.newick
outputs:
  labelled: stdout
