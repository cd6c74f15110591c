/** Functions that count how many words from a cursor form one name, by kind of name. They return 0 if there is none. */
import { PARTICLES } from '../pieces/capitals';
import type { Cursor } from './cursor';
import { isGivenName } from './model/lists';

/** Maximum number of words in a list of names. */
const FARTHEST = 14;

/** Counts the words through the first one of a reviewed title, after the comma or year that ends its authors. */
export function reviewedAuthors(at: Cursor): number {
  for (let count = 0; count < Math.min(at.left, FARTHEST); count += 1) {
    const year = /^\d{4}$/.test(at.text(count - 1)) && /^\),? $/.test(at.before(count));
    const comma = at.before(count) === ', ' && !/^(?:and|eds?|trans)$/.test(at.text(count)) && !isAuthor(at, count);
    if (count > 1 && (year || comma)) return at.isLarge(count) ? count + 1 : 0;
    const small = PARTICLES.has(at.text(count)) || /^(?:and|\d{4})$/.test(at.text(count));
    if (!at.isLarge(count) && !small) return 0;
  }
  return 0;
}

/** Returns true for a name between commas: "Sebastian P. Brock,". */
function isAuthor(at: Cursor, from: number): boolean {
  let to = from + 1;
  while (to < at.left && !at.before(to).startsWith(',')) to += 1;
  const large = Array.from({ length: to - from }, (_, i) => at.isLarge(from + i));
  return to < at.left && to - from < 5 && large.every(Boolean) && isGivenName(at.lower(from));
}

const ORDINAL =
  /^(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\p{L}+tieth)$/iu;
const MEETING = /^(?:workshop|conference|symposium|congress|colloquium|meeting)$/;
/** Maximum distance between the number and the noun of a meeting, in words. */
const NAME_OF_MEETING = 8;

/** Counts the words of a meeting's name, which continues after "on" and "for": "the Third Workshop on Machine Translation". */
export function meeting(at: Cursor): number {
  const numbered = (at.lower(-1) === 'the' || at.opens()) && ORDINAL.test(at.text());
  const wide = at.index > 0 && /^(?:international|annual|national|european)$/.test(at.lower());
  const end = numbered ? Math.min(NAME_OF_MEETING, at.untilMark(/[:(,;]/)) : wide ? 2 : 0;
  for (let count = 1; count < end; count += 1) if (MEETING.test(at.lower(count))) return nameEnd(at, count + 1);
  return 0;
}

/** Finds the end of a name at punctuation, across function words inside it: "on Civil and Constitutional Rights of the …". */
function nameEnd(at: Cursor, from: number): number {
  for (let end = from; ;) {
    let next = end;
    while (at.before(next) === ' ' && /^(?:and|of|the|on|at|for)$/.test(at.text(next))) next += 1;
    if (at.before(next) !== ' ' || !at.isLarge(next)) return end;
    end = next + 1;
    while (/^[ -]$/.test(at.before(end)) && at.isLarge(end)) end += 1;
  }
}

/** Counts the words of a source in parentheses: "(European Economic Review, 2004)", "(Studies in Intellectual History, 27)". */
export function datedSource(at: Cursor): number {
  if (!at.before().endsWith(' (') || !at.isLarge()) return 0;
  let end = 1;
  while (at.before(end) === ' ' && (at.isLarge(end) || /^(?:of|and|the|in|for|on)$/.test(at.text(end)))) end += 1;
  const dated = at.before(end) === ', ' && /^\d{1,4}$/.test(at.text(end)) && at.before(end + 1).startsWith(')');
  return dated || (at.before(end) === ', ' && at.index + end === at.words.length - 1) || at.before(end) === ' | '
    ? end
    : 0;
}
