// Sequencing objects and their files as records. `refs` comes last and holds the variables of the record's links.
import type { Loaded } from "@isotrail/eventsourcing";
import { fileState, objectState } from "./processing-state.ts";
import { kindOf, numberOf, orderOf, type SequenceFile, type SequencingObject } from "./state.ts";

export type LoadedObject = Loaded<SequencingObject>;
export type LoadedFile = { readonly object: LoadedObject; readonly file: SequenceFile };

export const objectRefs = ({ id, state }: LoadedObject) => ({
  sample: state.sample,
  kind: kindOf(id),
  object: numberOf(id),
});

export const fileRefs = ({ object, file }: LoadedFile) => ({ ...objectRefs(object), file: file.id });

/**
 * The field `file` sorts in the order of uploads, forward before reverse: linkers sort by it and take the first two of a
 * sample. It is a name, not the key of the stored bytes.
 */
function locationOf({ object: { state }, file }: LoadedFile): string {
  const order = String(orderOf(state)).padStart(10, "0");
  return `s3://isotrail/${order}-${state.files.indexOf(file) + 1}/${file.fileName}`;
}

export function fileDocument(loaded: LoadedFile) {
  const { object, file } = loaded;
  return {
    ...file.properties,
    identifier: file.id,
    createdDate: object.state.createdDate,
    modifiedDate: object.state.modifiedDate,
    file: locationOf(loaded),
    fileName: file.fileName,
    label: file.fileName,
    fileSizeBytes: file.size,
    uploadSha256: file.sha256,
    processingState: fileState(file),
    refs: fileRefs(loaded),
  };
}

export const fileDocuments = (object: LoadedObject) => object.state.files.map((file) => fileDocument({ object, file }));

export function objectDocument(object: LoadedObject): object {
  const { id, state } = object;
  const files = fileDocuments(object);
  const [forward, reverse] = files;
  const common = {
    identifier: numberOf(id),
    createdDate: state.createdDate,
    modifiedDate: state.modifiedDate,
    label: files.map(({ label }) => label).join(", "),
    processingState: objectState(state),
  };
  if (kindOf(id) === "unpaired")
    return { ...common, sequenceFile: forward, refs: { ...objectRefs(object), file: forward?.identifier } };
  return {
    ...common,
    files,
    forwardSequenceFile: forward ?? null,
    reverseSequenceFile: reverse ?? null,
    assembledGenome: null,
    refs: { ...objectRefs(object), forward: forward?.identifier, reverse: reverse?.identifier },
  };
}
