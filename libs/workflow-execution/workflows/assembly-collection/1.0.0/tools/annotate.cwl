# Genes and their products, found with Prokka in the site's database of proteins.
cwlVersion: v1.2
class: CommandLineTool
hints:
  SoftwareRequirement: {packages: {prokka: {version: ["1.14.6"]}}}
requirements:
  ResourceRequirement: {coresMin: 1, coresMax: 4, ramMin: 2000}
baseCommand: prokka
# without ribosomal RNA: Debian has no database for it
arguments: [--outdir, annotation, --prefix, genome, --norrna, --cpus, $(runtime.cores)]
inputs:
  evalue: {type: double, inputBinding: {prefix: --evalue}}
  database: {type: Directory, inputBinding: {prefix: --dbdir}}
  contigs: {type: File, inputBinding: {position: 1}}
stdout: prokka.out
stderr: genome.err
outputs:
  flatfile: {type: File, outputBinding: {glob: annotation/genome.gbk}}
  stats: {type: File, outputBinding: {glob: annotation/genome.txt}}
  log: {type: File, outputBinding: {glob: annotation/genome.log}}
  error: stderr
