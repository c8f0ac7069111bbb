// An output as people look at it: the tree and the matrix as SVG, the alleles as a page.
import type { Output } from "@isotrail/workflow-execution";
import { alleleProfilePage } from "./allele-profile/allele-profile-page.ts";
import { POLICY } from "./allele-profile/style.ts";
import { CannotDraw } from "./cannot-draw.ts";
import { distanceMatrixPicture } from "./distance-matrix/distance-matrix-picture.ts";
import { treePicture } from "./tree/tree-picture.ts";

export type Kind = NonNullable<Output["picture"]>;

/** @param of the name of the analysis. @throws CannotDraw */
type Draw = (text: string, of: string) => string;
type Form = { readonly type: "image/svg+xml" | "text/html"; readonly policy: string; readonly draw: Draw };

/** The media type that one asks for, and the header Content-Security-Policy of the answer: nothing in it runs or loads. */
export const FORMS: Readonly<Record<Kind, Form>> = {
  tree: { type: "image/svg+xml", policy: "default-src 'none'", draw: treePicture },
  "distance matrix": { type: "image/svg+xml", policy: "default-src 'none'", draw: distanceMatrixPicture },
  "allele profile": { type: "text/html", policy: POLICY, draw: alleleProfilePage },
};

/** The outputs that are drawn are held in memory: bytes of those that a limit of their own would let pass. */
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;

/**
 * @param bytes the output, of at most MAX_PICTURE_BYTES
 * @param of what stands above the picture: the name of the analysis
 * @throws CannotDraw with a sentence for users when this is not what it should be, or too large to look at
 */
export function pictureOf(kind: Kind, bytes: Uint8Array, of: string): Omit<Form, "draw"> & { readonly body: string } {
  if (bytes.length > MAX_PICTURE_BYTES)
    throw new CannotDraw(`The file has ${bytes.length} bytes. Files of up to ${MAX_PICTURE_BYTES} are drawn.`);
  const { type, policy, draw } = FORMS[kind];
  return { type, policy, body: draw(new TextDecoder().decode(bytes), of) };
}
