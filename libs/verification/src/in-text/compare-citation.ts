import type { CitedItem } from '@veracite/model/document';
import { editDistance } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import { remembered } from '@veracite/text/remembered';
import type { EntryFacts } from './entry-facts';

/** How a citation's names match those of a reference: all, only the first, one misspelled or different, none. */
export type NameFit = 'same' | 'lead' | 'near' | 'none';

/** Compares the names of a citation with those of a reference. */
export function namesFit({ names, etAl, title }: CitedItem, facts: EntryFacts): NameFit {
  const [first, ...others] = names.map(fold);
  if (first === undefined) return title !== undefined && startsWithTitle(fold(title), facts) ? 'same' : 'none';
  const [lead] = facts.names;
  const isLead = lead !== undefined && (sameName(first, lead) || facts.given.split(' ').at(-1) === first);
  if (lead === undefined || (!isLead && !facts.short.includes(first))) {
    if (lead === undefined || facts.names.length === 1) {
      if (isLeadOf(first, facts)) return lead === undefined || facts.raw.startsWith(first) ? 'same' : 'lead';
    }
    return lead !== undefined && isMisspelled(first, lead) && othersFit(others, facts) ? 'near' : 'none';
  }
  if (others.length === 0) return etAl || facts.names.length === 1 || facts.hasMore ? 'same' : 'lead';
  if (facts.names.length === 1) return facts.hasMore ? 'same' : facts.raw.includes(others[0] ?? '') ? 'same' : 'near';
  if (othersFit(others, facts)) return 'same';
  return others.some((other) => facts.raw.includes(other)) ? 'lead' : 'near';
}

function othersFit(others: readonly string[], facts: EntryFacts): boolean {
  return others.every(
    (other) => facts.names.slice(1).some((name) => sameName(other, name)) || facts.short.includes(other),
  );
}

/** Checks whether two family names are the same, ignoring particles and spaces. */
export function sameName(cited: string, listed: string): boolean {
  if (cited === listed) return true;
  if (cited.endsWith(` ${listed}`) || listed.endsWith(` ${cited}`) || squeezed(cited) === squeezed(listed)) return true;
  return cited.length > 4 && (listed === `d${cited}` || listed === `l${cited}`);
}

/** Removes spaces and writes "oe" as "o", because "Dörk" is also written "Doerk". */
const squeezed = remembered((name: string): string => name.replace(/ /g, '').replace(/([aou])e/g, '$1'));

/** Checks whether an entry without people begins with this organization or title. */
function isLeadOf(first: string, facts: EntryFacts): boolean {
  return (
    first.length > 3 &&
    (facts.raw.startsWith(`${first} `) ||
      startsWithTitle(first, facts) ||
      (facts.names[0]?.startsWith(`${first} `) ?? false))
  );
}

const startsWithTitle = (words: string, facts: EntryFacts): boolean =>
  words.length > 3 &&
  (facts.title.startsWith(words) || facts.raw.startsWith(words) || facts.raw.slice(0, 200).includes(` ${words} `));

/** Checks whether two names differ by one letter, or by two if they are long. */
function isMisspelled(cited: string, listed: string): boolean {
  const length = Math.max(cited.length, listed.length);
  const distance = editDistance(cited, listed);
  return length >= 8 ? distance <= 2 : length >= 4 && distance <= 1;
}

/** Returns the letter after a year: "a" for "2017a" and "2017a/2018". */
export const letterOf = (year = ''): string => /\d([a-z])(?![a-z\d])/.exec(year)?.[1] ?? '';

export type YearFit = 'same' | 'letter' | 'other';

/** Compares the year of a citation with that of a reference: same, different letter, different year. */
export function yearFits(year: string | undefined, facts: EntryFacts): YearFit {
  if (year === undefined) return 'same';
  const digits = /(?:1[5-9]|20)\d\d/.exec(year)?.[0];
  if (digits === undefined)
    return facts.years.length === 0 || /\b(?:n d|o j|s f)\b|in press|forthcoming|to appear/.test(facts.raw)
      ? 'same'
      : 'other';
  if (!facts.years.includes(digits)) return 'other';
  const letter = letterOf(year);
  return letter === facts.letter ? 'same' : 'letter';
}
