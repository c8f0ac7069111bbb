# writes a part of its output, says why it fails, and fails
echo unfinished > text.txt
echo 'looking for adapters'
echo 'the reads are too short: größer als 35 bp' >&2
exit 3
