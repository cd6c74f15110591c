import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { groupBy } from '@veracite/text/group-by';
import { factsOf, type Facts } from './facts';
import type { Person } from './pieces/people';
import { apaAuthor, apaDate } from './styles/apa/reference';
import { authorDateYear } from './styles/chicago/bibliography';
import { titleKey } from './sort';

/** The additions that distinguish the citations of a work from those of other works in a list. */
export interface Disambiguation {
  /** "a" of "2020a": works by the same authors of one year (APA 8.19, 9.47; Chicago 15.20). */
  yearLetter?: string;
  /** Part of the first author's given name that precedes the family name (APA 8.20, MLA 6.8, Chicago 15.22). */
  given?: 'initials' | 'full';
  /** MLA names the title where an author has several works (6.9). */
  withTitle?: boolean;
}

/** Returns, for each work of a list in the given order, what makes its citations unambiguous. */
export function disambiguate(items: CslItem[], style: Style): Disambiguation[] {
  const read = items.map((item) => factsOf(item));
  const letters = style === 'mla' ? new Map<Facts, string>() : yearLetters(read, style);
  const authored = counted(read.map(authorsOf));
  return read.map((facts) => ({
    ...(letters.has(facts) && { yearLetter: letters.get(facts) }),
    ...given(facts, read),
    ...(style === 'mla' && (authored.get(authorsOf(facts)) ?? 0) > 1 && { withTitle: true }),
  }));
}

const authorsOf = (facts: Facts): string =>
  people(facts)
    .map(({ family, given: name }) => `${family} ${name}`)
    .join('; ');

const people = (facts: Facts): Person[] => (facts.authors.length > 0 ? facts.authors : facts.editors);

function counted(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Assigns letters in the order of the titles. */
function yearLetters(read: Facts[], style: Style): Map<Facts, string> {
  const groups = groupBy(read, (facts) => {
    const year = style === 'apa' ? apaDate(facts, 'year') : authorDateYear(facts);
    const author = style === 'apa' ? apaAuthor(facts) : authorsOf(facts);
    return author ? `${author}|${year}` : undefined;
  });
  const letters = new Map<Facts, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const ordered = [...group].sort((a, b) => titleKey(a.item).localeCompare(titleKey(b.item), 'en'));
    for (const [index, facts] of ordered.entries()) letters.set(facts, letter(index));
  }
  return letters;
}

/** Returns "a" for 0, "z" for 25, "aa" for 26. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Distinguishes first authors with the same family name by initials, or by given names if the initials agree. */
function given(facts: Facts, read: Facts[]): Pick<Disambiguation, 'given'> {
  const first = people(facts)[0];
  const namesakes = read
    .flatMap((other) => people(other).slice(0, 1))
    .filter((other) => other.family === first?.family && other.given !== first.given && other.given && first.given);
  if (!first || namesakes.length === 0) return {};
  const sameInitials = namesakes.some((other) => other.initials === first.initials);
  const full = sameInitials && first.given !== first.initials;
  // "J." and "Jane" may be the same person.
  if (namesakes.every((other) => isShortened(other, first))) return {};
  return { given: full ? 'full' : 'initials' };
}

const isShortened = (a: Person, b: Person): boolean =>
  a.initials === b.initials && (a.given === a.initials || b.given === b.initials);
