# what a tool must not be able to do
exec > findings.txt 2>&1
cat "$1" && echo READ
echo planted > "$2" && echo WROTE
python3 -c 'import socket, sys; socket.create_connection(("127.0.0.1", int(sys.argv[1])), 3); print("REACHED")' "$3"
exit 0
