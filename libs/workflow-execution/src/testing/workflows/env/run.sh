# writes the environment, those of all processes it can see, and the interfaces of the network
exec > environment.txt
env
for process in /proc/[0-9]*; do
  tr '\0' '\n' < "$process/environ"
done 2> /dev/null
cat /proc/net/dev
id
