import { inOrder, inverted, type Person } from '../../pieces/people';

/** APA 7, 8.17 and 9.8: up to 20 names in full; of 21 and more the first 19, an ellipsis, and the last. */
const LISTED = 20;

const apaName = (person: Person): string => inverted(person, person.initials);

/** Formats "Lovelace, A. K., & Babbage, C." */
export function apaNames(people: Person[], cut = false): string {
  const names = people.map(apaName);
  const last = names.at(-1);
  if (last === undefined) return '';
  if (cut) return `${names.slice(0, LISTED - 1).join(', ')}, et al.`;
  if (names.length === 1) return last;
  if (names.length > LISTED) return `${names.slice(0, LISTED - 1).join(', ')}, . . . ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

/** Formats "A. K. Lovelace & C. Babbage", for translators and for editors inside an entry. */
export function apaNamesInOrder(people: Person[]): string {
  const names = people.map((person) => inOrder(person, person.initials));
  const last = names.pop();
  if (last === undefined) return '';
  if (names.length === 0) return last;
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} & ${last}`;
}

export const edLabel = (people: Person[]): string => (people.length > 1 ? 'Eds.' : 'Ed.');

/** Formats family names for the text: one name, two with "&" or "and", three or more with "et al." (APA 8.17). */
export function apaShort(people: Person[], joint: '&' | 'and', cut = false, name = familyOf): string {
  const [first, second] = people;
  if (!first) return '';
  if (people.length > 2 || cut) return `${first.family} et al.`;
  return second ? `${name(first)} ${joint} ${name(second)}` : name(first);
}

const familyOf = ({ family }: Person): string => family;

/** Adds an organization's abbreviation in the first citation; later ones use it alone (APA 8.21). */
export const withAbbreviation = ({ family, abbreviation }: Person): string =>
  abbreviation ? `${family} [${abbreviation}]` : family;
export const abbreviated = ({ family, abbreviation }: Person): string => abbreviation ?? family;
