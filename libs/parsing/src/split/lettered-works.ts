import { stripEnd } from '../strip';
import type { Part } from './part';

/**
 * A letter of a work under one number, with words that introduce the work: "(a) ", "b) ", "c) for a review, see: ". Before it are the start, a signal, or
 * the end of another work.
 */
const LETTER =
  /(?:^|(?<=[.;:,]\s{1,3}))(\()?([a-l])\)\s{1,3}(?:(?:[Ff]or\s[^;()]{1,60},\s)?(?:[Ss]ee(?:\salso)?|[Cc]f\.)[:,]?\s{1,3})?(?=[\p{Lu}“"‘])/gu;
/** Words before the first letter: "For reviews, see: a)". */
const LONGEST_LEAD = 80;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
const SIGNAL = /\b(?:see|cf)\b/i;
/** Authors at the start, and the place of a work or a word for one without: "A. Smith, Nature 33, 812", "Smith, A. Nature, in press". */
const AUTHORS = /^(?:(?:\p{Lu}\.[\s~-]?){1,5}\p{Lu}|\p{Lu}[\p{L}'’-]{1,40},?\s\p{Lu}\.)/u;
const PLACE = /\d[,:]\s?\d|\b(?:unpublished|submitted|in (?:press|preparation))\b/;

/** Returns the letters of a text with several works under one number, in order; undefined for any other text. */
function lettersOf(text: string): RegExpExecArray[] | undefined {
  const letters = [...text.matchAll(LETTER)];
  const [first] = letters;
  if (!first || first.index > LONGEST_LEAD) return undefined;
  const isInOrder = letters.every(
    ({ 1: bracket, 2: letter }, i) => bracket === first[1] && letter === String.fromCharCode(97 + i),
  );
  return isInOrder && letters.length > 1 ? letters : undefined;
}

export const hasLetters = (text: string): boolean => lettersOf(text) !== undefined;

/**
 * Returns where each of several works under one number begins and ends, and the length of its letter with the words before it. The first and
 * at least half of them have a year, or authors and a place.
 */
export function letteredWorks(text: string): { start: number; end: number; lead: number }[] {
  const letters = lettersOf(text);
  const words = text.slice(0, letters?.[0]?.index);
  // Letters after authors and a year are those of a title.
  if (!letters || (YEAR.test(words) && !SIGNAL.test(words))) return [];
  const works = letters.map(({ index, 0: sign }, i) => {
    const start = i === 0 ? 0 : index;
    const next = letters[i + 1]?.index;
    return {
      start,
      end: next === undefined ? text.length : stripEnd(text.slice(0, next), ' ;\n\t').length,
      lead: index + sign.length - start,
    };
  });
  const bodies = works.map(({ start, end, lead }) => text.slice(start + lead, end));
  const isWork = bodies.map((body) => YEAR.test(body) || (AUTHORS.test(body) && PLACE.test(body)));
  // A note or a work in another form may follow; parts of a title have their place at the end.
  return isWork[0] && isWork.filter(Boolean).length * 2 >= isWork.length ? works : [];
}

/** Splits an entry with several works under one number, "(a) …; (b) …", into one part for each letter. */
export function splitLettered(text: string, part: Part): Part[] {
  const from = part.start + part.lead;
  const works = letteredWorks(text.slice(from, part.end));
  if (works.length === 0) return [part];
  return works.map(({ start: at, end: until, lead }, i) => {
    const [start, end] = [i === 0 ? part.start : from + at, from + until];
    const holes = part.holes.filter((hole) => hole.start >= start && hole.end <= end);
    return { ...part, start, end, lead: lead + (i === 0 ? part.lead : 0), isLabeled: true, holes };
  });
}
