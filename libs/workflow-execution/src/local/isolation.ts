// What keeps runs apart on this machine, in sentences for operators.
import type { Machine } from "./machine.ts";

const LIMITED = "Memory, disk, time and the number of processes of a run are limited as its workflow says.";

export function isolationOf(machine: Machine): readonly string[] {
  if (!machine.sandbox)
    return ["Workflows run WITHOUT a sandbox: their tools can read and write whatever Isotrail can.", LIMITED];
  return [
    "Workflows run in a sandbox of bubblewrap: their tools see programs, their own inputs and the site's data, and no other process.",
    "They have no network.",
    machine.sandbox.root
      ? "Isotrail runs as root; the tools of each run have a user of their own, which owns nothing else. A user of its own for Isotrail would be better."
      : "Tools run as the user of Isotrail, in a namespace of users of their own.",
    LIMITED,
  ];
}
