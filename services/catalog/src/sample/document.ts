// Samples as they are answered: personal data opened in one batch, with the figures of their files.
import type { Loaded, PersonalDataKeys } from "@isotrail/eventsourcing";
import { type Figures, type FiguresBySample, NO_FILES } from "../figures.ts";
import type { Project } from "../project/decider.ts";
import type { Sample, SampleFields } from "./state.ts";

/** Shown in the place of a value whose subject's key was destroyed. */
const ERASED = "erased";

/** @param through the project that all of them are read through; without `figures`, the documents have none */
export async function sampleDocuments(
  keys: PersonalDataKeys,
  samples: readonly Loaded<Sample>[],
  through: Loaded<Project>,
  figures: FiguresBySample | undefined,
): Promise<object[]> {
  const opened = await openedFields(keys, samples);
  return samples.map(({ id, state }, at) => ({
    identifier: id,
    createdDate: state.createdDate,
    modifiedDate: state.modifiedDate,
    ...opened[at],
    hostSubjectId: opened[at]?.hostSubjectId === undefined ? ERASED : opened[at].hostSubjectId,
    label: state.fields.sampleName,
    ...(figures && figureFields(figures[id] ?? NO_FILES, through.state)),
    refs: { sample: id, project: through.id },
  }));
}

/** The fields as their readers see them; `hostSubjectId` is undefined once it is erased. */
export type OpenedFields = Omit<SampleFields, "hostSubjectId"> & { readonly hostSubjectId: string | null | undefined };

/** Personal data of all of them in one batch. */
export async function openedFields(
  keys: PersonalDataKeys,
  samples: readonly Loaded<Sample>[],
): Promise<OpenedFields[]> {
  const sealed = samples.flatMap(({ state }) => state.fields.hostSubjectId ?? []);
  const opened = sealed.length > 0 ? await keys.open(sealed) : [];
  const plain = new Map(sealed.map((text, index) => [text, opened[index]]));
  return samples.map(({ state: { fields } }) => {
    const { hostSubjectId } = fields;
    return { ...fields, hostSubjectId: hostSubjectId === null ? null : plain.get(hostSubjectId) };
  });
}

export async function sampleDocument(
  keys: PersonalDataKeys,
  sample: Loaded<Sample>,
  through: Loaded<Project>,
  figures: Figures | undefined,
): Promise<object> {
  const [document = {}] = await sampleDocuments(keys, [sample], through, figures && { [sample.id]: figures });
  return document;
}

/** Coverage: the bases of the sample's files over the genome size that its project names; none where it names none. */
const figureFields = ({ files, bases }: Figures, { settings: { genomeSize } }: Project) => ({
  ...(genomeSize !== null && { coverage: bases / genomeSize }),
  sequenceFileCount: files,
});

/** @param shown whether the reader may see the entries; none, unless they may */
export const metadataDocument = ({ id, state }: Loaded<Sample>, shown: boolean) => ({
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  metadata: shown ? state.metadata : {},
  refs: { sample: id },
});
