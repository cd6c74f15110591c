import { stripEnd } from '../strip';
import type { Part } from './part';

/** A letter of a work under one number: "(a) ", "b) "; before it the start, a signal, or the end of another work. */
const LETTER = /(?:^|(?<=[.;:,]\s{1,3}))(\()?([a-l])\)\s{1,3}(?=[\p{Lu}“"‘])/gu;
/** Words before the first letter: "For reviews, see: a)". */
const LONGEST_LEAD = 80;

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

/** Splits an entry with several works under one number, "(a) …; (b) …", into one part for each letter. */
export function splitLettered(text: string, part: Part): Part[] {
  const whole = text.slice(part.start + part.lead, part.end);
  const letters = lettersOf(whole);
  if (!letters) return [part];
  const from = part.start + part.lead;
  return letters.map(({ index, 0: sign }, i) => {
    const start = i === 0 ? part.start : from + index;
    const next = letters[i + 1];
    const end = next ? from + stripEnd(whole.slice(0, next.index), ' ;\n\t').length : part.end;
    const holes = part.holes.filter((hole) => hole.start >= start && hole.end <= end);
    return { ...part, start, end, lead: from + index + sign.length - start, isLabeled: true, holes };
  });
}
