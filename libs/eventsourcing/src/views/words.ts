// Words for searching: what a document is found under, and what a search looks for. Both go by the beginnings of words.

/** Characters with which a word counts. */
const LENGTH = 12;
/** Words with which a document counts: its first ones. */
const MOST_WORDS = 40;
/** Words that one search looks for: its first ones. */
const MOST_SEARCHED = 8;

/** Letters and digits in a row, without regard to case, accents or forms of the same letter. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => [...word].slice(0, LENGTH).join(""));
}

/** The values of an index of words: each beginning of each word, once. */
export function beginningsOfWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set(texts.flatMap((text) => (text ? wordsOf(text) : [])));
  const beginnings = [...words].slice(0, MOST_WORDS).flatMap((word) => {
    const characters = [...word];
    return characters.map((_, at) => characters.slice(0, at + 1).join(""));
  });
  return [...new Set(beginnings)];
}

/** What a document must have under its index of words: a word that begins so, for each word of the search. */
export const searchedWords = (search: string): string[] => [...new Set(wordsOf(search))].slice(0, MOST_SEARCHED);
