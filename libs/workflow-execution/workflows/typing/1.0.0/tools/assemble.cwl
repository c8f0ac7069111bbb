# Assembles the reads with SKESA, which leaves out what is doubtful: a wrong base would be a new allele.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {skesa: {version: ["2.4.0"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, coresMax: 4, ramMin: 3000}
baseCommand: skesa
arguments:
  - {prefix: --reads, valueFrom: "$(inputs.forward.path),$(inputs.reverse.path)"}
  - {prefix: --cores, valueFrom: $(runtime.cores)}
  - {prefix: --memory, valueFrom: "5"}
inputs:
  forward: File
  reverse: File
stdout: contigs.fasta
outputs:
  contigs: stdout
