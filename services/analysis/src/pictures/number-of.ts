// Numbers as they are written in pictures.

/** Three digits tell distances apart; whole numbers keep all of theirs. */
export const numberOf = (value: number): string => `${Number.isInteger(value) ? value : Number(value.toPrecision(3))}`;
