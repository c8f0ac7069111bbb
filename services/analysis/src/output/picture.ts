// An output as people look at it, drawn when it is asked for.
import type { Blobs } from "@isotrail/eventsourcing";
import { checkMatch, notModified, Problem, wholeStored } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CannotDraw } from "../pictures/cannot-draw.ts";
import { FORMS, type Kind, MAX_PICTURE_BYTES, pictureOf } from "../pictures/picture-of.ts";
import type { Output } from "../submission/state.ts";
import type { LoadedOutput } from "./find.ts";

const isKind = (picture: string): picture is Kind => Object.hasOwn(FORMS, picture);

/** Undefined where there is nothing to look at. */
export const formOf = ({ picture }: Output) => (isKind(picture) ? FORMS[picture] : undefined);

/** To be raised whenever a picture is drawn in another way: it is told from an older one by its tag. */
const DRAWING = 1;

/** HEAD, and whoever has the picture, make nobody read or draw anything. @throws Problem 406 for a file that cannot be drawn */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  { submission, output }: LoadedOutput,
): Promise<FastifyReply> {
  const { picture, size, sha256 } = output;
  if (!isKind(picture)) throw new Error(`there is no picture of the output ${output.name}`);
  if (size > MAX_PICTURE_BYTES)
    throw new Problem(406, `The file has ${size} bytes. Files of up to ${MAX_PICTURE_BYTES} are drawn.`);
  const { type, policy } = FORMS[picture];
  const etag = `"${sha256}-picture-${DRAWING}"`;
  checkMatch(request, etag);
  reply.headers({ etag, "cache-control": "private, no-cache", "content-security-policy": policy, vary: "accept" });
  if (notModified(request, etag)) return reply.code(304).send();
  reply.type(`${type}; charset=utf-8`);
  if (request.method === "HEAD") return reply.send();
  return reply.send(await drawn(picture, await wholeStored(blobs, output), submission.state.name));
}

async function drawn(kind: Kind, bytes: Uint8Array, of: string): Promise<string> {
  try {
    return pictureOf(kind, bytes, of).body;
  } catch (error) {
    if (error instanceof CannotDraw) throw new Problem(406, `This output cannot be drawn: ${error.message}`);
    throw error;
  }
}
