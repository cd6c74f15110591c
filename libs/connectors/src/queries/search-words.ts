import type { WorkQuery } from '@veracite/model/work';

/** Returns the words to search by, at most `maxLength` characters: the title, the keywords, or the raw reference. */
export function searchWords(query: WorkQuery, maxLength = 300): string | undefined {
  const words = (query.title ?? query.keywords ?? query.raw)?.replace(/\s+/g, ' ').trim();
  return words ? truncate(words, maxLength) : undefined;
}

/**
 * Replaces everything but letters and digits by spaces, for syntaxes in which punctuation has a meaning. Apostrophes and
 * hyphens separate words. A genitive s is removed, because no index contains it as a word.
 */
export function lettersAndDigits(text: string): string {
  return text
    .replace(/(?<=\p{L}{2})['\u2019]s(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Like `lettersAndDigits`, with the words that are operators in capitals in lower case. */
export function plainWords(text: string): string {
  return lettersAndDigits(text).replace(/\b(?:AND|OR|NOT|TO|NEAR)\b/g, (word) => word.toLowerCase());
}

/** Returns the family name of the first author, with a straight apostrophe as in most databases. */
export function firstAuthorName(query: WorkQuery): string | undefined {
  const name = query.authors?.[0];
  return (name?.family ?? name?.literal)?.replace(/\u2019/g, "'").trim() || undefined;
}

/** Returns the number of records to request. */
export function recordLimit(query: WorkQuery, max: number): number {
  return Math.max(1, Math.min(max, query.limit ?? 5));
}

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength);
  return text.slice(0, end > maxLength / 2 ? end : maxLength);
}
