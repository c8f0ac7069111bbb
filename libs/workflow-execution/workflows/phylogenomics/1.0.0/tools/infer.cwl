# The tree of an alignment, by approximate maximum likelihood.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {fasttree: {version: ["2.1.11"]}}}
baseCommand: [fasttree, -nt, -gtr, -seed, "1", -nopr]
inputs:
  alignment: {type: File, inputBinding: {position: 1}}
stdout: tree.newick
outputs:
  tree: stdout
