# takes without end
echo started > text.txt
case "$1" in
  memory) awk 'BEGIN { s = "0123456789abcdef"; while (1) { s = s s; if (length(s) > 2000000000) { system("sleep 60") } } }' ;;
  disk) while :; do head -c 8M /dev/zero >> more."$((n = n + 1))"; sleep 0.05; done ;;
  processes) while :; do sleep 300 & done ;;
  time) sleep 300 ;;
esac
