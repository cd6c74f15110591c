import type { Span } from '@veracite/model/reference';
import type { NumberedCitation } from './shifted-numbers';

const CITED_BY_NUMBER = /^[[(]?\s*\d[\d\s,;–—-]*[\])]?$/;
/** Citations by name for one by number, above which the numbers are notes or years. */
const MAX_NAMED_SHARE = 0.25;
const BEFORE = 400;
const AFTER = 250;

/** Numbers so far behind the end of a list may be due to a removed entry. */
const BEHIND = 2;

/**
 * Returns the citations by number; none for a text that cites by names.
 * @param entries length of the list
 */
export function numberedCitations(
  text: string,
  citations: readonly { text: string; sentence: string; place: Span; refs: number[] }[],
  entries: number,
): (NumberedCitation & { index: number })[] {
  const linked = citations
    .map((citation, index) => {
      const numbers = CITED_BY_NUMBER.test(citation.text.trim()) ? (citation.text.match(/\d+/g) ?? []).map(Number) : [];
      const behind = numbers.filter((number) => number > entries && number <= entries + BEHIND);
      return { ...citation, index, refs: [...citation.refs, ...behind.map((number) => number - 1)] };
    })
    .filter(({ refs }) => refs.length > 0);
  const numbered = linked.filter((citation) => CITED_BY_NUMBER.test(citation.text.trim()));
  const named = linked.filter((citation) => /\p{L}{3}/u.test(citation.text) && /\d{4}/.test(citation.text));
  if (named.length > numbered.length * MAX_NAMED_SHARE) return [];
  return numbered.map(({ index, refs, sentence, place: { start, end } }) => ({
    index,
    refs,
    sentence,
    before: text.slice(Math.max(0, start - BEFORE), start),
    after: text.slice(end, end + AFTER),
  }));
}
