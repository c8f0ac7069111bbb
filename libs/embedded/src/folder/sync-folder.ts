// The names of new files are durable when their folder is.
import { open } from "node:fs/promises";

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
