import type { CitedItem } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import type { EntryFacts } from './entry-facts';
import { sameName } from './compare-citation';

/** Share of the words of a short title that must occur in the entry. */
const MIN_SHARED_WORDS = 0.6;

/** Words that a title needs to identify a work without a name. All of them must occur in the entry. */
const MIN_TITLE_WORDS = 3;

/**
 * Returns the indexes of the entries that a work in a note means: the one that was read from its words, else those that match
 * its name and the words of its title; without a name, all words must match.
 */
export function entriesOfNote({ names, title, span }: CitedItem, facts: readonly EntryFacts[]): number[] {
  const own = facts.findIndex(
    ({ printed }) => span && printed && span.start <= printed.start && printed.end <= span.end,
  );
  if (own >= 0) return [own];
  const first = fold(names[0] ?? '');
  const words = fold((title ?? '').split(/[,(]/)[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 3);
  if (first === '')
    return words.length < MIN_TITLE_WORDS
      ? []
      : facts.flatMap(({ raw }, at) => (words.every((word) => raw.includes(word)) ? [at] : []));
  const scored = facts.flatMap((one, at) => {
    const isNamed =
      one.names.some((name) => sameName(first, name) || (name.length > 2 && ` ${first} `.includes(` ${name} `))) ||
      one.raw.startsWith(`${first} `);
    if (!isNamed) return [];
    const share = words.length === 0 ? 0.5 : words.filter((word) => one.raw.includes(word)).length / words.length;
    return share >= (words.length === 0 ? 0 : MIN_SHARED_WORDS) ? [{ at, share }] : [];
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share === best).map(({ at }) => at);
}
