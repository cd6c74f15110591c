const PAGES = String.raw`(?:,?\s(?:at|pp?\.?|S\.|§{1,2})?\s?\d{1,5}(?:\s?[-–]\s?\d{1,5})?)?`;
/** A note that only points to an earlier one: "Ibid., p. 12", "See id. at 1855", "Roe, supra note 1, at 40", "Roe (n 1) 50". */
const BACK_REFERENCE = new RegExp(
  String.raw`^(?:[Ss]ee(?: also)?,?\s)?(?:(?:[Ii]bid(?:em)?|[Ii]d|[Ee]bd|[Ee]benda|[Oo]p\. cit|[Ll]oc\. cit)\.?|[^.;]{2,80}?,?\s(?:supra|above)(?:,? (?:note|n\.?)\s?\d{1,4})|[^.;()]{2,80}?,?\s(?:op\.|loc\.)\s?cit\.?|[^.;()]{2,80}?\s\((?:above )?(?:n|note|fn)\.?\s?\d{1,4}\))${PAGES}[\s.,;]*$`,
  'u',
);

/** Returns true for a note without a work of its own. */
export const isBackReference = (note: string): boolean => note.length < 160 && BACK_REFERENCE.test(note.trim());

/** A short note ends in a page: "Roe, Deep Kettles, 98." */
const SHORT_NOTE = /^(?<words>\p{Lu}[^.;:()\d]{5,80}),\s(?:at\s|pp?\.?\s?)?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\.?$/u;

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 400)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Returns true for a note of which an earlier one has all words in this order: the family name and words of the title. */
export function isShortNote(notes: readonly string[], index: number): boolean {
  const note = notes[index] ?? '';
  const words = wordsOf(SHORT_NOTE.exec(note.trim())?.groups?.['words'] ?? '');
  if (words.length < 2) return false;
  return notes.slice(0, index).some((earlier) => earlier.length > note.length && hasInOrder(wordsOf(earlier), words));
}

function hasInOrder(all: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => (at = all.indexOf(word, at) + 1) > 0);
}
