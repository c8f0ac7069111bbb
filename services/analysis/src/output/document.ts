// An output as a record. `refs` comes last and holds the variables of the record's links.
import type { LoadedOutput } from "./find.ts";

export function outputDocument({ submission: { id, state }, output }: LoadedOutput) {
  const { name, fileName, size, sha256, mediaType, engineFileId } = output;
  const [input, ...others] = state.inputs;
  return {
    identifier: name,
    createdDate: state.since,
    // "label (`prefix-filename`)": the prefix says whose file it is, which of many samples none can
    label: input && others.length === 0 ? `${input.sampleName}-${fileName}` : fileName,
    executionManagerFileId: engineFileId,
    fileName,
    fileSizeBytes: size,
    sha256,
    mediaType,
    refs: { submission: id },
  };
}
