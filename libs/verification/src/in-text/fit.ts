import type { CitedItem } from '@veracite/model/document';
import { editDistance } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import type { Facts } from './facts';

/** How a citation's names fit the people of a reference: all of them, the first alone, one misspelt or another, not at all. */
export type NameFit = 'same' | 'lead' | 'near' | 'none';

/** Names of a citation against those of a reference. */
export function namesFit({ names, etAl, title }: CitedItem, facts: Facts): NameFit {
  const [first, ...others] = names.map(fold);
  if (first === undefined) return title !== undefined && startsWithTitle(fold(title), facts) ? 'same' : 'none';
  const [lead] = facts.names;
  const isLead = lead !== undefined && (sameName(first, lead) || facts.given === first);
  if (lead === undefined || (!isLead && !facts.short.includes(first))) {
    if (lead === undefined || facts.names.length === 1) if (isLeadOf(first, facts)) return 'same';
    return lead !== undefined && isMisspelt(first, lead) && othersFit(others, facts) ? 'near' : 'none';
  }
  if (others.length === 0) return etAl || facts.names.length === 1 || facts.hasMore ? 'same' : 'lead';
  if (facts.names.length === 1) return facts.hasMore ? 'same' : facts.raw.includes(others[0] ?? '') ? 'same' : 'near';
  if (othersFit(others, facts)) return 'same';
  return others.some((other) => facts.raw.includes(other)) ? 'lead' : 'near';
}

function othersFit(others: readonly string[], facts: Facts): boolean {
  return others.every(
    (other) => facts.names.slice(1).some((name) => sameName(other, name)) || facts.short.includes(other),
  );
}

/** The same, particles and words around a family name aside. */
export function sameName(cited: string, listed: string): boolean {
  if (cited === listed) return true;
  return cited.endsWith(` ${listed}`) || listed.endsWith(` ${cited}`) || squeezed(cited) === squeezed(listed);
}

const squeezed = (name: string): string => name.replace(/ /g, '');

/** An organisation or a title that stands at the head of an entry without people. */
function isLeadOf(first: string, facts: Facts): boolean {
  return (
    first.length > 3 &&
    (facts.raw.startsWith(`${first} `) ||
      startsWithTitle(first, facts) ||
      (facts.names[0]?.startsWith(`${first} `) ?? false))
  );
}

const startsWithTitle = (words: string, facts: Facts): boolean =>
  words.length > 3 &&
  (facts.title.startsWith(words) || facts.raw.startsWith(words) || facts.raw.slice(0, 200).includes(` ${words} `));

/** One or two letters off, in names that are long enough for that to be chance; or two names changed about. */
function isMisspelt(cited: string, listed: string): boolean {
  const length = Math.max(cited.length, listed.length);
  const distance = editDistance(cited, listed);
  return length >= 8 ? distance <= 2 : length >= 4 && distance <= 1;
}

export type YearFit = 'same' | 'letter' | 'other';

/** The year of a citation against that of a reference: the same, another letter, another year. */
export function yearFits(year: string | undefined, facts: Facts): YearFit {
  if (year === undefined) return 'same';
  const digits = /(?:1[5-9]|20)\d\d/.exec(year)?.[0];
  if (digits === undefined)
    return facts.years.length === 0 || /\bn d\b|in press|forthcoming|to appear/.test(facts.raw) ? 'same' : 'other';
  if (!facts.years.includes(digits)) return 'other';
  const letter = /\d([a-z])$/.exec(year)?.[1] ?? '';
  return letter === facts.letter ? 'same' : 'letter';
}
