# map.sh THREADS SAMPLE REFERENCE FORWARD REVERSE: writes SAMPLE.bam and its index into this folder.
set -eu -o pipefail
# -K: batches of one size, so that the result does not depend on the number of threads
bwa mem -v 2 -K 10000000 -t "$1" -R "@RG\tID:$2\tSM:$2" "$3" "$4" "$5" |
  samtools sort -m 256M -T sort -o "$2.bam" -
samtools index "$2.bam"
