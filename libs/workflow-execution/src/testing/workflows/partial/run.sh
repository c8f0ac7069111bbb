# writes one of two outputs
echo here > there.txt
