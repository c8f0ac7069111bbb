# sleeps, then writes
sleep "$1"
echo rested > text.txt
