import type { WorkQuery } from '../sources';

/** The words to search by: the title, else keywords, else the reference as written. */
export function searchWords(query: WorkQuery, most = 300): string | undefined {
  const words = (query.title ?? query.keywords ?? query.raw)?.replace(/\s+/g, ' ').trim();
  return words ? cut(words, most) : undefined;
}

/**
 * Letters, digits and single blanks: for syntaxes in which punctuation means something. Apostrophes and hyphens part
 * words too; the s of a genitive goes, as an index that was asked for it alone would hold nothing.
 */
export function lettersAndDigits(text: string): string {
  return text
    .replace(/(?<=\p{L}{2})['\u2019]s(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Bare words without those that are operators when in capitals. */
export function plainWords(text: string): string {
  return lettersAndDigits(text).replace(/\b(?:AND|OR|NOT|TO|NEAR)\b/g, (word) => word.toLowerCase());
}

/** Family name of the first author, its apostrophe straight as most databases keep it. */
export function firstAuthorName(query: WorkQuery): string | undefined {
  const name = query.authors?.[0];
  return (name?.family ?? name?.literal)?.replace(/\u2019/g, "'").trim() || undefined;
}

export function recordLimit(query: WorkQuery, most: number): number {
  return Math.max(1, Math.min(most, query.limit ?? 5));
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}
