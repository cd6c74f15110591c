import type { CitedItem } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import type { Facts } from './facts';
import { sameName } from './fit';

/** Words of a short title that must stand in the entry's. */
const SHARE = 0.6;

/** Positions of the entries that a note can mean: its name is one of theirs, and its words are of their title. */
export function entriesOfNote({ names, title }: CitedItem, facts: readonly Facts[]): number[] {
  const first = fold(names[0] ?? '');
  if (first === '') return [];
  const words = fold((title ?? '').split(/[,(]/)[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 3);
  const scored = facts.flatMap((one, at) => {
    const isNamed = one.names.some((name) => sameName(first, name)) || one.raw.startsWith(`${first} `);
    if (!isNamed) return [];
    const share = words.length === 0 ? 0.5 : words.filter((word) => one.raw.includes(word)).length / words.length;
    return share >= (words.length === 0 ? 0 : SHARE) ? [{ at, share }] : [];
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share === best).map(({ at }) => at);
}
