// What the analysis service sends with its questions about inputs, and who may ask them.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Caller, callerOf } from "@isotrail/http";
import type { FastifyRequest } from "fastify";
import type { Uses } from "../use-cases/record-uses.ts";

/** Objects in one question. */
const MOST = 2_000;

export type Asked = { readonly pairs: readonly string[]; readonly singles: readonly string[] };

const listOf = (value: unknown, form: RegExp): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && form.test(one)) ? value : undefined;

/** @throws CommandRejected "invalid" */
export function inputsAsked(body: unknown): Asked {
  const { pairs: first = [], singles: second = [] } = (body ?? {}) as { pairs?: unknown; singles?: unknown };
  const pairs = listOf(first, /^\d{1,16}$/);
  const singles = listOf(second, /^\d{1,16}$/);
  if (!pairs || !singles || pairs.length + singles.length > MOST)
    throw new CommandRejected(
      "invalid",
      `Send arrays of at most ${MOST} pairs and single files, by their identifiers.`,
    );
  return { pairs, singles };
}

/** @throws CommandRejected "invalid" */
export function submissionIn(body: unknown): string {
  const { submission } = (body ?? {}) as { submission?: unknown };
  if (typeof submission !== "string" || !/^\d{1,16}$/.test(submission))
    throw new CommandRejected("invalid", "Send the identifier of a submission.");
  return submission;
}

/** @throws CommandRejected "invalid" */
export function usesIn(body: unknown): Uses {
  const objects = listOf((body as { objects?: unknown } | null)?.objects, /^(pair|single)-\d{1,16}$/);
  if (!objects || objects.length > MOST)
    throw new CommandRejected("invalid", `Send an array of at most ${MOST} objects: pair-3, single-5.`);
  return { submission: submissionIn(body), objects };
}

/** @throws CommandRejected "forbidden" unless the analysis service asks for itself */
export function requireAnalysis(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (caller.service !== "analysis" || caller.user !== undefined)
    throw new CommandRejected("forbidden", "Only the analysis service may ask this, for itself.");
  return caller;
}
