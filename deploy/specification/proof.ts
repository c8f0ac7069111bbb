// How a proof of a rule is written down: a test by its file and title, or a reason why there is none yet.

/** A file of the repository, and the title of a test in it. */
export type Test = readonly [file: string, title: string];
export type Proof = { readonly rules: readonly string[]; readonly tests: readonly Test[] } | Open;
/** Not proved: with what it comes. */
type Open = { readonly rules: readonly string[]; readonly open: string };

export const e2e = (file: string, title: string): Test => [`test-e2e/${file}.test.ts`, title];
export const unit = (file: string, title: string): Test => [`services/${file}.test.ts`, title];
export const within = (section: string, ...rules: string[]) => rules.map((rule) => `${section}: ${rule}`);

/** With what the open rules come. */
export const ANALYSES = "the analysis service is not there yet";
