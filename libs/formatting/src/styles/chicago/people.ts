import { inOrder, inverted, type Person } from '../../pieces/people';

/** Chicago 14.76: a bibliography lists up to ten; of more the first seven and "et al." */
const LISTED = 10;
const SHOWN = 7;

/** Formats "Lovelace, Ada, Charles Babbage, and Mary Somerville" */
export function chicagoAuthors(people: Person[], cut = false): string {
  const [first, ...rest] = people;
  if (!first) return '';
  return series([inverted(first), ...rest.map((person) => inOrder(person))], cut, people.length === 2);
}

/** Formats "Ada Lovelace and Charles Babbage", for editors and translators in a bibliography. */
export const chicagoContributors = (people: Person[]): string =>
  series(
    people.map((person) => inOrder(person)),
    false,
    false,
  );

/** Formats up to three names for notes; of four or more only the first with "et al." (Chicago 14.76). */
export function chicagoNoteNames(people: Person[], cut = false): string {
  const names = people.map((person) => inOrder(person));
  return names.length > 3 || cut ? `${names[0] ?? ''} et al.` : series(names, false, false);
}

/** Formats family names for short notes and author-date citations. */
export function chicagoShort(people: Person[], cut = false): string {
  const names = people.map((person) => person.family);
  return names.length > 3 || cut ? `${names[0] ?? ''} et al.` : series(names, false, false);
}

function series(names: string[], cut: boolean, commaForTwo: boolean): string {
  if (cut || names.length > LISTED) return `${names.slice(0, SHOWN).join(', ')}, et al.`;
  const last = names.at(-1);
  if (names.length < 2 || last === undefined) return last ?? '';
  const comma = names.length > 2 || commaForTwo ? ',' : '';
  return `${names.slice(0, -1).join(', ')}${comma} and ${last}`;
}
