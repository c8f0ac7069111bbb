// Samples as they are answered; what is sealed is opened in one batch.
import type { Seals } from "@isotrail/eventsourcing";
import type { Sample } from "./sample.ts";

type One = { readonly id: string; readonly state: Sample };

/** Shown in the place of a value whose subject's key was destroyed. */
const ERASED = "erased";

/** `through`: the project that each sample is read through. */
export async function sampleDocuments(seals: Seals, samples: readonly One[], through: (sample: One) => string) {
  const sealed = samples.flatMap(({ state }) => state.fields.hostSubjectId ?? []);
  const opened = sealed.length > 0 ? await seals.open(sealed) : [];
  const plain = new Map(sealed.map((text, index) => [text, opened[index] ?? ERASED]));
  return samples.map((sample) => {
    const { id, state } = sample;
    const { hostSubjectId } = state.fields;
    return {
      identifier: id,
      createdDate: state.createdDate,
      modifiedDate: state.modifiedDate,
      ...state.fields,
      hostSubjectId: hostSubjectId === null ? null : (plain.get(hostSubjectId) ?? ERASED),
      label: state.fields.sampleName,
      refs: { project: through(sample) },
    };
  });
}

export const metadataDocument = ({ id, state }: One) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  metadata: state.metadata,
  refs: { sample: id },
});
