# search.sh THREADS MINIMUM_IDENTITY SCHEME CONTIGS: writes hits.tsv and scheme.fasta into this folder.
set -eu -o pipefail
gzip -cdf -- "$3" > scheme.fasta # -f: what is not compressed passes as it is
makeblastdb -in "$4" -dbtype nucl -out contigs -logfile /dev/null
blastn -query scheme.fasta -db contigs -num_threads "$1" -perc_identity "$2" -dust no -evalue 1e-20 \
  -outfmt '6 qseqid sseqid pident qstart qend qlen sstart send bitscore' -out hits.tsv
