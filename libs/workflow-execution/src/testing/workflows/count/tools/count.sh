# writes the sample and the number of its reads into a file that has the sample's name
cat "$2" "$3" | awk -v sample="$1" 'END { print sample "\t" NR / 4 }' > "$1.tsv"
