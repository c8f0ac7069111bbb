# what a tool must not be able to do: reads files, writes files (paths stand between colons), connects to a port
read=$1 write=$2 port=$3
exec > findings.txt 2>&1
IFS=:
for path in $read; do
  cat "$path" && echo "READ $path"
done
for path in $write; do
  (echo planted >> "$path") && echo "WROTE $path"
done
python3 -c 'import socket, sys; socket.create_connection(("127.0.0.1", int(sys.argv[1])), 3); print("REACHED")' "$port"
exit 0
