// The addresses of sequencing objects, and the links that lead from them to their sample.
import type { LinkTemplate } from "@isotrail/contracts/resources";

export const toSample: LinkTemplate = { rel: "sample", href: "/samples/{sample}" };
export const toFiles: LinkTemplate = { rel: "sample/sequenceFiles", href: "/samples/{sample}/sequenceFiles" };

/** From what has an object and its kind among its refs. */
export const object = "/samples/{sample}/sequenceFiles/{kind}/{object}";

/** The specification's path of a kind of objects, and the one that live clients use for the same. */
export const at = (kind: string, rest: string) => ({
  path: `/samples/:sample/sequenceFiles/${kind}${rest}`,
  aliases: [`/samples/:sample/${kind}${rest}`],
});
