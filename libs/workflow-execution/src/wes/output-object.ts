// What cwltool and toil print at the end of a run: the files by output of the CWL document.

import type { ListedOutput } from "./dialect.ts";
import { membersOf, textOf } from "./members.ts";

/** Outputs that are one file each: no other kind is an output of a workflow of ours. */
export function cwlFiles(outputs: unknown): (ListedOutput & { readonly output: string })[] {
  return Object.entries(membersOf(outputs)).flatMap(([output, value]) => {
    const file = membersOf(value);
    const location = textOf(file.location);
    const fileName = textOf(file.basename);
    if (file.class !== "File" || location === undefined || fileName === undefined) return [];
    return [{ output, fileName, location }];
  });
}
