// The content of a file in the media type that was asked for: as stored, or FASTQ as FASTA on the way.
import type { Blobs } from "@isotrail/eventsourcing";
import { Problem, sendStored } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoadedFile } from "../sequencing-object/document.ts";
import { kindOf } from "../sequencing-object/kind.ts";
import { sendFasta } from "./fasta.ts";
import { type ContentType, FAST5, FASTA, FASTQ, GENBANK } from "./types.ts";

/** The types in which the bytes are sent as they are stored. Clients of the field ask for FASTQ also where the content is fast5. */
function storedTypes({ id, state: { format } }: LoadedFile["object"]): readonly ContentType[] {
  switch (kindOf(id)) {
    case "fast5":
      return [FAST5, FASTQ];
    case "assemblies":
      return format === "GENBANK" ? [GENBANK] : [FASTA];
    default:
      return [FASTQ];
  }
}

/** Of the file, as it was uploaded. */
export const bytesOf = ({ object, file }: LoadedFile) => ({ ...file, createdDate: object.state.createdDate });

/** @throws Problem 406 for a type that this file does not have */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  found: LoadedFile,
  type: ContentType,
): Promise<FastifyReply> {
  const stored = storedTypes(found.object);
  if (stored.includes(type)) return sendStored(request, reply, blobs, bytesOf(found), type);
  if (type === FASTA && stored.includes(FASTQ) && !stored.includes(FAST5))
    return sendFasta(request, reply, blobs, found);
  throw new Problem(406, `This file is available as ${["application/json", ...stored].join(", ")}.`);
}
