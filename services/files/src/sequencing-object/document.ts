// Sequencing objects and their files as records. `refs` comes last and holds the variables of the record's links.
import type { Loaded } from "@isotrail/eventsourcing";
import { humanSize } from "./human-size.ts";
import { kindOf, numberOf } from "./kind.ts";
import { fileMessage, fileState, objectMessage, objectState } from "./processing-state.ts";
import type { SequenceFile, SequencingObject } from "./state.ts";

export type LoadedObject = Loaded<SequencingObject>;
export type LoadedFile = { readonly object: LoadedObject; readonly file: SequenceFile };

/** Identifiers of submissions that the caller may read. */
export type PairAnalyses = { readonly assembly?: string; readonly typing?: string };

export const objectRefs = ({ id, state }: LoadedObject) => ({
  sample: state.sample,
  kind: kindOf(id),
  object: numberOf(id),
});

export const fileRefs = ({ object, file }: LoadedFile) => ({ ...objectRefs(object), file: file.id });

/**
 * "<number of the object, padded>/<1 or 2>/<fileName>": it sorts in the order of uploads, forward before reverse, because
 * linkers sort by it and take the first two files of a sample. It is a name, not the key of the stored bytes.
 */
export const placeOf = ({ object: { id, state }, file }: LoadedFile): string =>
  `${numberOf(id).padStart(10, "0")}/${state.files.indexOf(file) + 1}/${file.fileName}`;

/** @param root below which clients see the files */
export function fileDocument(loaded: LoadedFile, root: string) {
  const { object, file } = loaded;
  return {
    ...file.properties,
    identifier: file.id,
    createdDate: object.state.createdDate,
    modifiedDate: object.state.modifiedDate,
    file: `${root}/${placeOf(loaded)}`,
    fileName: file.fileName,
    label: file.fileName,
    fileSizeBytes: file.size,
    uploadSha256: file.sha256,
    processingState: fileState(file),
    processingMessage: fileMessage(file),
    refs: fileRefs(loaded),
  };
}

export const fileDocuments = (object: LoadedObject, root: string) =>
  object.state.files.map((file) => fileDocument({ object, file }, root));

/** @param analyses that a pair leads to */
export function objectDocument(object: LoadedObject, root: string, analyses: PairAnalyses = {}): object {
  const { id, state } = object;
  const kind = kindOf(id);
  if (kind === "assemblies") return assemblyDocument(object, root);
  const files = fileDocuments(object, root);
  const [forward, reverse] = files;
  const common = {
    identifier: numberOf(id),
    createdDate: state.createdDate,
    modifiedDate: state.modifiedDate,
    label: files.map(({ label }) => label).join(", "),
    processingState: objectState(state),
    processingMessage: objectMessage(state),
  };
  const refs = { ...objectRefs(object), file: forward?.identifier };
  if (kind === "unpaired") return { ...common, sequenceFile: forward, refs };
  if (kind === "fast5") return { ...common, file: forward, fast5Type: state.format, refs };
  return {
    ...common,
    files,
    forwardSequenceFile: forward ?? null,
    reverseSequenceFile: reverse ?? null,
    assembledGenome: null,
    refs: { ...objectRefs(object), forward: forward?.identifier, reverse: reverse?.identifier, ...analyses },
  };
}

/** An assembly is one file, and has one record. */
function assemblyDocument(object: LoadedObject, root: string): object {
  const [file] = fileDocuments(object, root);
  if (!file) throw new Error(`the assembly ${object.id} has no file`);
  const { processingState: _, processingMessage: __, ...fields } = file;
  return {
    ...fields,
    identifier: numberOf(object.id),
    fileSize: humanSize(file.fileSizeBytes),
    refs: objectRefs(object),
  };
}
