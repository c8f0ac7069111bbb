# index.sh REFERENCE: writes reference.fasta and its indexes into this folder.
set -eu -o pipefail
gzip -cdf -- "$1" > reference.fasta # -f: what is not compressed passes as it is
bwa index reference.fasta
samtools faidx reference.fasta
