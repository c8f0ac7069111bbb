// For tests of field tables: which properties of a body are refused.
import { CommandRejected } from "@isotrail/eventsourcing";

/** The names of the bad properties. */
export function wrong(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof CommandRejected && error.kind === "invalid") return Object.keys(error.properties);
    throw error;
  }
  return [];
}
