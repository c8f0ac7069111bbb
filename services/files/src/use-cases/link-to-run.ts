// Links files that were uploaded without a run to a sequencing run: a pair, a single file or a fast5 file.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { ServiceContext, UserCaller } from "@isotrail/http";
import { askRun, requireSample } from "../access.ts";
import { numberOf } from "../sequencing-object/kind.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { checkLayout } from "../sequencing-run/layout.ts";
import { findSequenced } from "../sequencing-run/reads.ts";

/** "link file to run | admin, sequencer" */
const MAY_LINK: readonly string[] = ["ROLE_ADMIN", "ROLE_SEQUENCER"];

/** @returns the run, as its owner shows it: "201, Location …, body run" */
export async function linkToRun(
  { aggregates, peers }: ServiceContext,
  caller: UserCaller,
  run: string,
  body: unknown,
  context: CommandContext,
) {
  if (!MAY_LINK.includes(caller.role)) throw new CommandRejected("forbidden", "You are not allowed to do this.");
  const number = objectIn(body);
  const access = await askRun(peers, run, caller);
  if (!access.exists) throw new CommandRejected("missing", "This sequencing run does not exist.");
  const { id, state } = await findSequenced(aggregates, number);
  const { projects } = await requireSample(peers, caller, state.sample, "write");
  checkLayout(id, access.layout);
  const { version } = await aggregates.execute(sequencingObject, id, { type: "linkToRun", run, projects }, context);
  if (!peers.runs) throw new Error("the peer runs is not wired");
  const shown = await peers.runs.get<object>(`/sequencingrun/${run}`, caller);
  return { version, document: { ...shown, refs: { run, object: numberOf(id) } } };
}

/** `{"sequenceFileId":"<objectId>"}` */
function objectIn(body: unknown): string {
  const { sequenceFileId: given } = (body ?? {}) as { sequenceFileId?: unknown };
  const number = typeof given === "number" ? String(given) : given;
  if (typeof number === "string" && /^\d{1,16}$/.test(number)) return number.replace(/^0+(?=\d)/, "");
  throw new CommandRejected("invalid", "Validation failed.", {
    sequenceFileId: ["This must be the identifier of a pair, a single file or a fast5 file."],
  });
}
