# takes without end, but for a crowd
echo started > text.txt
case "$1" in
  memory) awk 'BEGIN { s = "0123456789abcdef"; while (1) { s = s s; if (length(s) > 2000000000) { system("sleep 60") } } }' ;;
  disk) while :; do head -c 8M /dev/zero >> more."$((n = n + 1))"; sleep 0.05; done ;;
  deleted) exec 3> gone; rm gone; while :; do head -c 8M /dev/zero >&3; sleep 0.05; done ;;
  files) mkdir many; awk 'BEGIN { while (1) { file = "many/" n++; printf "" > file; close(file) } }' ;;
  deep) mkdir deep; cd deep; while mkdir 0123456789012345678901234567890123456789; do cd -P 0123456789012345678901234567890123456789; done ;;
  locked) mkdir locked; echo x > locked/x; chmod 000 locked; sleep 300 ;;
  processes) while :; do sleep 300 & done ;;
  crowd) while [ $((n = n + 1)) -le 700 ]; do sleep 8 & done; wait ;; # as many as it may
  time) sleep 300 ;;
esac
