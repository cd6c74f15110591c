/** Functions that count how many words from a cursor form one name, by kind of name. They return 0 if there is none. */
import { PARTICLES } from '../pieces/capitals';
import type { Cursor } from './cursor';
import { isGivenName } from './model/lists';

/** Maximum number of words in a list of names. */
const FARTHEST = 14;

/** Counts the words through the first one of a reviewed title, after the comma or year that ends its authors. */
export function reviewedAuthors(cursor: Cursor): number {
  for (let count = 0; count < Math.min(cursor.left, FARTHEST); count += 1) {
    const year = /^\d{4}$/.test(cursor.text(count - 1)) && /^\),? $/.test(cursor.before(count));
    const comma =
      cursor.before(count) === ', ' && !/^(?:and|eds?|trans)$/.test(cursor.text(count)) && !isAuthor(cursor, count);
    if (count > 1 && (year || comma)) return cursor.isLarge(count) ? count + 1 : 0;
    const small = PARTICLES.has(cursor.text(count)) || /^(?:and|\d{4})$/.test(cursor.text(count));
    if (!cursor.isLarge(count) && !small) return 0;
  }
  return 0;
}

/** Returns true for a name between commas: "Sebastian P. Brock,". */
function isAuthor(cursor: Cursor, from: number): boolean {
  let to = from + 1;
  while (to < cursor.left && !cursor.before(to).startsWith(',')) to += 1;
  const large = Array.from({ length: to - from }, (_, i) => cursor.isLarge(from + i));
  return to < cursor.left && to - from < 5 && large.every(Boolean) && isGivenName(cursor.lower(from));
}

const ORDINAL =
  /^(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|\p{L}+tieth)$/iu;
const MEETING = /^(?:workshop|conference|symposium|congress|colloquium|meeting)$/;
/** Maximum distance between the number and the noun of a meeting, in words. */
const NAME_OF_MEETING = 8;

/** Counts the words of a meeting's name, which continues after "on" and "for": "the Third Workshop on Machine Translation". */
export function meeting(cursor: Cursor): number {
  const numbered = (cursor.lower(-1) === 'the' || cursor.opens()) && ORDINAL.test(cursor.text());
  const wide = cursor.index > 0 && /^(?:international|annual|national|european)$/.test(cursor.lower());
  const end = numbered ? Math.min(NAME_OF_MEETING, cursor.untilMark(/[:(,;]/)) : wide ? 2 : 0;
  for (let count = 1; count < end; count += 1) if (MEETING.test(cursor.lower(count))) return nameEnd(cursor, count + 1);
  return 0;
}

/** Finds the end of a name at punctuation, across function words inside it: "on Civil and Constitutional Rights of the …". */
function nameEnd(cursor: Cursor, from: number): number {
  for (let end = from; ;) {
    let next = end;
    while (cursor.before(next) === ' ' && /^(?:and|of|the|on|at|for)$/.test(cursor.text(next))) next += 1;
    if (cursor.before(next) !== ' ' || !cursor.isLarge(next)) return end;
    end = next + 1;
    while (/^[ -]$/.test(cursor.before(end)) && cursor.isLarge(end)) end += 1;
  }
}

/** Counts the words of a source in parentheses: "(European Economic Review, 2004)", "(Studies in Intellectual History, 27)". */
export function datedSource(cursor: Cursor): number {
  if (!cursor.before().endsWith(' (') || !cursor.isLarge()) return 0;
  let end = 1;
  while (cursor.before(end) === ' ' && (cursor.isLarge(end) || /^(?:of|and|the|in|for|on)$/.test(cursor.text(end))))
    end += 1;
  const dated =
    cursor.before(end) === ', ' && /^\d{1,4}$/.test(cursor.text(end)) && cursor.before(end + 1).startsWith(')');
  return dated ||
    (cursor.before(end) === ', ' && cursor.index + end === cursor.words.length - 1) ||
    cursor.before(end) === ' | '
    ? end
    : 0;
}
