import { inOrder, inverted, type Person } from '../../pieces/people';

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
  if (people.length > 2 || cut) return `${first.family} et al.`;
  return second ? `${first.family} and ${second.family}` : first.family;
}
