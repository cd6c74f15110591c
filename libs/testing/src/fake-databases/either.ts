import type { CslItem } from '@veracite/model/csl';
import type { Holdings } from './holdings';

/** Share of its words that each search of a combined search must match: all, except misspelled ones. */
const SHARE_OF_ONE = 0.6;

/** The parts of a query that "or" joins on the outermost level, brackets around the whole of a part taken off. */
export function alternatives(query: string): string[] {
  const text = unwrapped(query.trim());
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '\\') index += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '(') depth += 1;
    else if (!quoted && sign === ')') depth -= 1;
    else if (!quoted && depth === 0 && /^ or /i.test(text.slice(index, index + 4))) {
      parts.push(text.slice(from, index));
      from = index + 4;
    }
  }
  if (parts.length === 0) return [text];
  return [...parts, text.slice(from)].flatMap(alternatives);
}

/** `(a)` without its brackets, where they enclose the whole. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '\\') index += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '(') depth += 1;
    else if (!quoted && sign === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return unwrapped(text.slice(1, -1).trim());
}

/**
 * Every work that fits one of the alternatives of a query, those of all alternatives in turn.
 * @param wordsOf an alternative's words, without names of fields and operators
 */
export function searchEither(
  query: string,
  holdings: Holdings,
  most: number,
  wordsOf: (query: string) => string,
): CslItem[] {
  const parts = alternatives(query);
  if (parts.length === 1) return holdings.search(wordsOf(query), most);
  const found = parts.map((part) => holdings.search(wordsOf(part), most, SHARE_OF_ONE));
  const inTurn = Array.from({ length: most }, (_, rank) => found.flatMap((hits) => hits[rank] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, most);
}
