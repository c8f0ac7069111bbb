# a link in the place of an output
ln -s "$1" text.txt
