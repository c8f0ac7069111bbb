// The servers of the benches in containers: prints their variables and "ready", and stops them when its input ends.
import { containers } from "../dev/containers.ts";

const servers = await containers();
if (servers) {
  for (const [name, value] of Object.entries(servers.env)) console.log(`${name}=${value}`);
  console.log("ready");
  process.stdin.resume();
  process.stdin.once("end", () => servers.stop());
}
