// Personal data, encrypted with a key of its subject that is kept outside of the log: without the key it is erased.

export interface PersonalDataKeys {
  /** Encrypts personal data with the key of its subject ("user-7"), which is made with its first sealed value. */
  seal(subject: string, plain: string): Promise<string>;
  /** Opens one batch; undefined where the subject's key was destroyed ("erased"). */
  open(sealed: readonly string[]): Promise<(string | undefined)[]>;
  /** Keyed hash, for equality only; its key never changes. */
  hash(plain: string): string;
  /** Destroys the key of a subject: all that was sealed for it is erased for good. */
  destroy(subject: string): Promise<void>;
}
