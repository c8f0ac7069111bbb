// The headers of tus 1.0 (https://tus.io/protocols/resumable-upload): what a client says in them.
import type { IncomingHttpHeaders } from "node:http";
import { CommandRejected } from "@isotrail/eventsourcing";
import { Problem } from "@isotrail/http";
import { baseName } from "../uploads/file-name.ts";
import { noParameters, type Parameters, readParameters } from "../uploads/parameters.ts";

export const TUS_VERSION = "1.0.0";
export const EXTENSIONS = "creation,expiration,checksum,termination";
/** The protocol asks for the first at least. */
export const ALGORITHMS = ["sha1", "sha256", "md5"];

/** A client that names none is taken for one of this version. @throws Problem 412, with the version that is spoken */
export function checkVersion({ "tus-resumable": given }: IncomingHttpHeaders): void {
  if (given !== undefined && given !== TUS_VERSION)
    throw new Problem(412, `This server speaks tus ${TUS_VERSION}.`, { headers: { "tus-version": TUS_VERSION } });
}

/** @throws Problem 400 when it is no whole number of bytes */
export function bytesIn(headers: IncomingHttpHeaders, name: "upload-length" | "upload-offset"): number {
  const given = headers[name];
  const bytes = typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  if (bytes === undefined) throw new Problem(400, `The header ${NAMES[name]} must say how many bytes.`);
  return bytes;
}
const NAMES = { "upload-length": "Upload-Length", "upload-offset": "Upload-Offset" };

export type Metadata = Parameters & { readonly fileName: string };

/**
 * Pairs of a key and a value in Base64: `filename`, and `parameters`, which are those of the form, as JSON.
 * @throws CommandRejected "invalid"
 */
export function metadataIn({ "upload-metadata": given = "" }: IncomingHttpHeaders): Metadata {
  const values = new Map<string, string>();
  for (const pair of String(given).split(",")) {
    const [key = "", value = ""] = pair.trim().split(/ +/);
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value) || values.has(key))
      throw new CommandRejected("invalid", "The header Upload-Metadata is not as tus says.");
    values.set(key, Buffer.from(value, "base64").toString("utf8"));
  }
  const parameters = values.get("parameters");
  return {
    fileName: baseName(values.get("filename") ?? ""),
    ...(parameters ? readParameters({ name: "parameters", value: parameters }) : noParameters),
  };
}

export type Checksum = { readonly algorithm: string; readonly digest: Buffer };

/** @throws Problem 400 for another algorithm */
export function checksumIn({ "upload-checksum": given }: IncomingHttpHeaders): Checksum | undefined {
  if (given === undefined) return undefined;
  const [algorithm = "", digest = ""] = String(given).split(" ");
  if (!ALGORITHMS.includes(algorithm))
    throw new Problem(400, `A checksum must be of one of these: ${ALGORITHMS.join(", ")}.`);
  return { algorithm, digest: Buffer.from(digest, "base64") };
}
