// The small body of a request, as a whole; owners know JSON only.
import type { Call } from "@isotrail/http";
import { isXml, jsonOf } from "../formats/xml-body.ts";
import { checkAnnounced, expectBody, wholeBody } from "../proxy/request-body.ts";
import type { Exchange } from "./exchange.ts";

const MAX_BYTES = 1024 * 1024;
/** Seconds: a mebibyte over a slow line. */
const TOTAL_SECONDS = 120;

/** @throws Problem 408, 413, 415, 400 */
export async function withBody(exchange: Exchange): Promise<Call> {
  const { request, reply, resource, context } = exchange;
  const inXml = isXml(request.headers["content-type"]);
  const call = inXml ? asJson(exchange.call) : exchange.call;
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (!chunked && !Number(length ?? 0)) return call;
  const limits = { maxBytes: MAX_BYTES, idleSeconds: context.idleSeconds, totalSeconds: TOTAL_SECONDS };
  checkAnnounced(request.raw, limits);
  expectBody(request.raw, reply);
  const body = await wholeBody(request.raw, limits);
  const schema = resource.bodies?.[request.method]?.["application/json"];
  return { ...call, body: inXml ? await jsonOf(body, schema) : body };
}

const asJson = (call: Call): Call => ({ ...call, headers: { ...call.headers, "content-type": "application/json" } });
