// An output that is not what it should be, or too large to look at: its text is there all the same.

/** The message is for users: it says what is wrong, without the text of the file. */
export class CannotDraw extends Error {}
