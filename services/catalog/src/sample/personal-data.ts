// What of a sample concerns a person: it is stored sealed, with a key of the sample's own, which can be destroyed.
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import type { SampleFields } from "./state.ts";

/** Without what is the same as before: sealed again it would look like a change. */
export async function changedPersonalData<Given extends Partial<SampleFields>>(
  keys: PersonalDataKeys,
  before: SampleFields,
  fields: Given,
): Promise<Given> {
  if (!fields.hostSubjectId || !before.hostSubjectId) return fields;
  const [plain] = await keys.open([before.hostSubjectId]);
  return plain === fields.hostSubjectId ? { ...fields, hostSubjectId: undefined } : fields;
}

/** The fields as they may enter a command. */
export async function sealPersonalData(
  keys: PersonalDataKeys,
  id: string,
  fields: Partial<SampleFields>,
): Promise<Partial<SampleFields>> {
  if (!fields.hostSubjectId) return fields;
  return { ...fields, hostSubjectId: await keys.seal(`sample-${id}`, fields.hostSubjectId) };
}
