// Samples as they are answered; what is sealed is opened in one batch.
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import type { Project } from "./project.ts";
import type { Sample } from "./sample.ts";

type One = { readonly id: string; readonly state: Sample };

/** Shown in the place of a value whose subject's key was destroyed. */
const ERASED = "erased";

/** The project that a sample is read through, and the size of the genome that it expects. */
export type Through = { readonly project: string; readonly genomeSize: number | null };

export const throughOf = (id: string, project: Project | undefined): Through => ({
  project: id,
  genomeSize: project?.settings.genomeSize ?? null,
});

export async function sampleDocuments(
  seals: PersonalDataKeys,
  samples: readonly One[],
  through: (sample: One) => Through,
) {
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
      refs: refsOf(through(sample)),
    };
  });
}

/** Whoever adds the coverage needs the size. */
const refsOf = ({ project, genomeSize }: Through) => ({
  project,
  ...(genomeSize !== null && { genomeSize: String(genomeSize) }),
});

export const metadataDocument = ({ id, state }: One) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  metadata: state.metadata,
  refs: { sample: id },
});
