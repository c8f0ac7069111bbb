# starts children whose parent is gone: one in its group, one in a session of its own
(sh -c "sleep $2 & " &)
(setsid sh -c "trap '' TERM; sleep $2" > /dev/null 2>&1 &)
echo started > text.txt
sleep "$1"
