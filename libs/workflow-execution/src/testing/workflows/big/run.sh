# writes zeros
head -c "$1"M /dev/zero > zeros.bin
