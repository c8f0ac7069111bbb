// What of a sample concerns a person: it is stored sealed, with a key of the sample's own, which can be destroyed.
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import type { SampleFields } from "./state.ts";

/** The fields as they may enter a command. */
export async function sealPersonalData(
  keys: PersonalDataKeys,
  id: string,
  fields: Partial<SampleFields>,
): Promise<Partial<SampleFields>> {
  if (!fields.hostSubjectId) return fields;
  return { ...fields, hostSubjectId: await keys.seal(`sample-${id}`, fields.hostSubjectId) };
}
