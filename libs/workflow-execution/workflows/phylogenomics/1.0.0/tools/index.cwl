# The reference, plain even where the site keeps it compressed, with the indexes of BWA and SAMtools.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {bwa: {version: ["0.7.17"]}, samtools: {version: ["1.16.1"]}}}
baseCommand: bash
inputs:
  script: {type: File, default: {class: File, location: ../scripts/index.sh}, inputBinding: {position: 1}}
  reference: {type: File, inputBinding: {position: 2}}
outputs:
  indexed:
    type: File
    secondaryFiles: [.amb, .ann, .bwt, .pac, .sa, .fai]
    outputBinding: {glob: reference.fasta}
