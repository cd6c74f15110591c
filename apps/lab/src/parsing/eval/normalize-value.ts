import { foldWord } from '@veracite/parsing/plain/tokens/fold-word';

/** Words that name a field and are not part of its value. */
const NAMES: Record<string, RegExp> = {
  container: /^(?:in|en|em|dans|(?:(?:paper|poster|talk|lecture)(?: \p{L}{4,12})? )?presented (?:at|to)(?: the)?)\s/u,
  publisher: /^(?:published by)\s/,
};

/** Normalizes a value for comparison: folded, without punctuation, white space and the name of its field. */
export function forComparing(field: string, text: string): string {
  if (field === 'page') return pagesIn(text);
  // Some sets have markup of italics in their values.
  const folded = foldWord(text.replace(/<\/?[a-z]{1,10}>/gi, ' ').replace(/-\s+(?=\p{Ll})/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Some sets label each author, others the list with the words between authors.
  if (field === 'author') return folded.replace(/\b(?:and|und|et|y|e|in|edited by|eds?)\b/g, ' ').replace(/\s+/g, '');
  if (field === 'date') return /\d{4}/.exec(text)?.[0] ?? folded;
  if (field === 'volume' || field === 'issue')
    return (/\b[A-Z]{0,3}\d[\dA-Z]*(?:\s?[-–/]\s?\d+)?/i.exec(text)?.[0] ?? /\b[ivxlc]+\b/i.exec(text)?.[0] ?? folded)
      .toLowerCase()
      .replace(/\s?[-–/]\s?/, '-');
  const name = NAMES[field];
  return (name ? folded.replace(name, ' ') : folded).replace(/\s+/g, '');
}

/** Extracts page numbers, Arabic or Roman, without other words ("pagg. 253 e segg.", "58 v."). */
function pagesIn(text: string): string {
  const numbers = foldWord(inFull(text)).match(
    /(?<!\p{L})[a-z]{0,3}\d+(?:[a-qs-u])?|(?<![\p{L}\d])[ivxlc]+(?![\p{L}\d])/gu,
  );
  return (numbers ?? []).join('-');
}

/** Expands abbreviated ranges: "604-48" to 604-648, "132-132" to one page. A space between the ends is a hyphen that a set omits. */
function inFull(pages: string): string {
  return pages.replace(
    /(?<!\d)(\d{1,12})(?:\s?[-–—−]{1,3}\s?|\s)[a-z]?(\d{1,12})(?!\d)/giu,
    (_, first: string, last: string) => {
      const full = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
      return full === first ? first : `${first}-${full}`;
    },
  );
}

/** Returns 1 - edit distance / longer length (Levenshtein 1966). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / longer;
}
