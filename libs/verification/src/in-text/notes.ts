import type { CitedItem } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import type { Facts } from './facts';
import { sameName } from './fit';

/** Words of a short title that must stand in the entry's. */
const SHARE = 0.6;

/** Words of a title that tell a work by themselves, all of which must stand in the entry. */
const ENOUGH = 3;

/** Positions of the entries that a note can mean: its name is one of theirs, and its words are of their title. Without a name all of them. */
export function entriesOfNote({ names, title }: CitedItem, facts: readonly Facts[]): number[] {
  const first = fold(names[0] ?? '');
  const words = fold((title ?? '').split(/[,(]/)[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 3);
  if (first === '')
    return words.length < ENOUGH
      ? []
      : facts.flatMap(({ raw }, at) => (words.every((word) => raw.includes(word)) ? [at] : []));
  const scored = facts.flatMap((one, at) => {
    const isNamed =
      one.names.some((name) => sameName(first, name) || (name.length > 2 && ` ${first} `.includes(` ${name} `))) ||
      one.raw.startsWith(`${first} `);
    if (!isNamed) return [];
    const share = words.length === 0 ? 0.5 : words.filter((word) => one.raw.includes(word)).length / words.length;
    return share >= (words.length === 0 ? 0 : SHARE) ? [{ at, share }] : [];
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share === best).map(({ at }) => at);
}
