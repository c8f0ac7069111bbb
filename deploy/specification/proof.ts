// How a proof of a rule is written down: a test by its file and title, or a reason why there is none yet.

/** A file of the repository, and the title of a test in it: with the names of its suites where the title alone says little. */
export type Test = readonly [file: string, title: string];
/** `open`: with what the rule comes, or what of it is not there yet. */
export type Proof =
  | { readonly rules: readonly string[]; readonly tests: readonly Test[]; readonly open?: string }
  | { readonly rules: readonly string[]; readonly open: string };

export const e2e = (file: string, title: string): Test => [`test-e2e/${file}.test.ts`, title];
export const unit = (file: string, title: string): Test => [`services/${file}.test.ts`, title];
export const lib = (file: string, title: string): Test => [`libs/${file}.test.ts`, title];
export const within = (section: string, ...rules: string[]) => rules.map((rule) => `${section}: ${rule}`);
/** Of what was decided for this project, in management-api-gaps.md. */
export const decision = (...numbers: number[]) =>
  within("Decided for this project", ...numbers.map((n) => `rule ${n}`));

/** With what the open rules come. */
export const ANALYSES = "the files of analyses are not linked yet";
