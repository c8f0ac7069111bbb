# heading, then the lines, sorted; and the names as they came
cp "$1" names.json
printf '%s\n' "$2" > table.tsv
shift 2
cat "$@" | LC_ALL=C sort >> table.tsv
