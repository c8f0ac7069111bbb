// File objects as documents: a file, a pair, a single-file object.
import { fileState, processingState } from "./object.control.ts";
import { type FileObject, isPair, type SequenceFile } from "./object.ts";

export type Stored = { readonly id: string; readonly version: number; readonly state: FileObject };

/** The identifier of a pair or single object is its number; its stream tells which of the two it is. */
export const numberOf = (id: string) => id.slice(id.indexOf("-") + 1);

export const fileDocument = ({ id, state }: Stored, file: SequenceFile) => ({
  ...file.properties,
  identifier: file.id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  file: `s3://isotrail/${file.blob}/${file.fileName}`,
  fileName: file.fileName,
  label: file.fileName,
  fileSizeBytes: file.size,
  uploadSha256: file.sha256,
  processingState: fileState(file),
  refs: { sample: state.sample, object: numberOf(id), kind: isPair(id) ? "pairs" : "unpaired" },
});

export const fileDocuments = (stored: Stored) => stored.state.files.map((file) => fileDocument(stored, file));

export function objectDocument(stored: Stored): object {
  const { id, state } = stored;
  const files = fileDocuments(stored);
  const [forward, reverse] = files;
  const common = {
    identifier: numberOf(id),
    createdDate: state.createdDate,
    modifiedDate: state.modifiedDate,
    label: files.map(({ label }) => label).join(", "),
    processingState: processingState(state),
  };
  if (!isPair(id)) return { ...common, sequenceFile: forward, refs: { sample: state.sample } };
  return {
    ...common,
    files,
    forwardSequenceFile: forward ?? null,
    reverseSequenceFile: reverse ?? null,
    assembledGenome: null,
    refs: { sample: state.sample, forward: forward?.identifier, reverse: reverse?.identifier },
  };
}
