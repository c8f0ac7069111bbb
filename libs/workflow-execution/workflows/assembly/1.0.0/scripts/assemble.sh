# assemble.sh THREADS MERGED FORWARD REVERSE: writes SPAdes' files into assembly/.
set -eu
threads=$1 merged=$2 forward=$3 reverse=$4
reads=()
# SPAdes refuses empty files: of short fragments all pairs can be merged, of long ones none
if [ -s "$merged" ]; then reads+=(--merged "$merged"); fi
if [ -s "$forward" ]; then reads+=(-1 "$forward" -2 "$reverse"); else reads=(-s "$merged"); fi
spades.py --isolate -t "$threads" -m 6 "${reads[@]}" -o assembly
# what stays is copied along until the run ends
find assembly -mindepth 1 -maxdepth 1 ! -name contigs.fasta ! -name spades.log -exec rm -r {} +
