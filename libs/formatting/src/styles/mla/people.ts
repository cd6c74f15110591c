import { inOrder as plain, inverted as turned, type Person } from '../../pieces/people';

/**
 * Separates a government and its offices by commas, where catalogs use periods: "United States, Congress, House" (5.20).
 * A period after an abbreviation ("U.S. Department", "St. John’s") is kept.
 */
const office = (person: Person): Person =>
  person.organization
    ? { ...person, family: person.family.replace(/(?<=\p{L}{4})\.\s(?=\p{Lu}\p{L}{3})/gu, ', ') }
    : person;

const inOrder = (person: Person): string => plain(office(person));
const inverted = (person: Person): string => turned(office(person));

/** Formats authors: one name inverted; two with "and", the second in order; of three or more the first with "et al." (MLA 5.5–5.8). */
export function mlaAuthors(people: Person[], cut = false): string {
  const [first, second] = people;
  if (!first) return '';
  if (people.length > 2 || cut) return `${inverted(first)}, et al.`;
  return second ? `${inverted(first)}, and ${inOrder(second)}` : inverted(first);
}

/** Formats contributors after "edited by": in order, three or more as the first with "et al." */
export function mlaContributors(people: Person[]): string {
  const [first, second] = people;
  if (!first) return '';
  if (people.length > 2) return `${inOrder(first)} et al.`;
  return second ? `${inOrder(first)} and ${inOrder(second)}` : inOrder(first);
}

export function mlaShort(people: Person[], cut = false): string {
  const [first, second] = people;
  if (!first) return '';
  if (people.length > 2 || cut) return `${office(first).family} et al.`;
  return second ? `${office(first).family} and ${office(second).family}` : office(first).family;
}
