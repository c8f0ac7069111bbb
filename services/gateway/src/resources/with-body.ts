// The small body of a request, as a whole.
import type { Call } from "@isotrail/http";
import { checkAnnounced, expectBody, wholeBody } from "../proxy/request-body.ts";
import type { Exchange } from "./exchange.ts";

const MAX_BYTES = 1024 * 1024;
/** Seconds: a mebibyte over a slow line. */
const TOTAL_SECONDS = 120;

/** @throws Problem 408, 413, 400 */
export async function withBody({ request, reply, call, context }: Exchange): Promise<Call> {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (!chunked && !Number(length ?? 0)) return call;
  const limits = { maxBytes: MAX_BYTES, idleSeconds: context.idleSeconds, totalSeconds: TOTAL_SECONDS };
  checkAnnounced(request.raw, limits);
  expectBody(request.raw, reply);
  return { ...call, body: await wholeBody(request.raw, limits) };
}
