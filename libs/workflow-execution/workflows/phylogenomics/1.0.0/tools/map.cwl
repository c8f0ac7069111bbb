# The reads of one sample on the reference, sorted and indexed.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {bwa: {version: ["0.7.17"]}, samtools: {version: ["1.16.1"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, coresMax: 4, ramMin: 2000}
baseCommand: bash
arguments: [{position: 2, valueFrom: $(runtime.cores)}]
inputs:
  script: {type: File, default: {class: File, location: ../scripts/map.sh}, inputBinding: {position: 1}}
  sample: {type: string, inputBinding: {position: 3}}
  reference: {type: File, secondaryFiles: [.amb, .ann, .bwt, .pac, .sa], inputBinding: {position: 4}}
  forward: {type: File, inputBinding: {position: 5}}
  reverse: {type: File, inputBinding: {position: 6}}
outputs:
  mapped: {type: File, secondaryFiles: [.bai], outputBinding: {glob: $(inputs.sample).bam}}
