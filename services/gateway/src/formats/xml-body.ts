// A request body in XML as the JSON that its owner reads.
import type { Schema } from "@isotrail/contracts/schema";
import { Problem } from "@isotrail/http";
import { XML_TYPES } from "./formats.ts";
import { readXml } from "./xml-reader.ts";
import { typedBy } from "./xml-typed.ts";

const CHARSETS = ["utf-8", "us-ascii"];

/** @throws Problem 415 when its characters are not those of UTF-8 */
export function isXml(contentType: string | undefined): boolean {
  const [type = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  if (!XML_TYPES.some((known) => known === type)) return false;
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.slice(8)
    .replace(/^"(.*)"$/, "$1");
  if (charset !== undefined && !CHARSETS.includes(charset))
    throw new Problem(415, "XML is taken in UTF-8 only.", { headers: { accept: XML_TYPES.join(", ") } });
  return true;
}

/** @param schema of the body, where its resource names one @throws Problem 400 with where and why */
export const jsonOf = async (xml: Uint8Array, schema: Schema | undefined): Promise<Buffer> =>
  Buffer.from(JSON.stringify(typedBy(schema, await readXml(xml))));
