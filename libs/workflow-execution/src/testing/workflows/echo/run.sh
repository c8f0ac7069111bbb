# writes its argument
printf '%s' "$1" > text.txt
