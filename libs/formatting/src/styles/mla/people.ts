import { inOrder as plain, inverted as turned, type Person } from '../../pieces/people';

/**
 * Catalogues part a government and its offices by full stops, MLA by commas: "United States, Congress, House" (5.20). A stop
 * behind an abbreviation ("U.S. Department", "St. John’s") parts nothing.
 */
const office = (person: Person): Person =>
  person.organisation
    ? { ...person, family: person.family.replace(/(?<=\p{L}{4})\.\s(?=\p{Lu}\p{L}{3})/gu, ', ') }
    : person;

const inOrder = (person: Person): string => plain(office(person));
const inverted = (person: Person): string => turned(office(person));

/** MLA 5.5–5.8: one name inverted; two joined by "and", the second in order; of three and more the first and "et al." */
export function mlaAuthors(people: Person[], cut = false): string {
  const [first, second] = people;
  if (!first) return '';
  if (people.length > 2 || cut) return `${inverted(first)}, et al.`;
  return second ? `${inverted(first)}, and ${inOrder(second)}` : inverted(first);
}

/** Contributors after "edited by": all in order, three and more as the first and "et al." */
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
