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
  const exact = facts.findIndex(
    ({ printed }) => span && printed && span.start <= printed.start && printed.end <= span.end,
  );
  if (exact >= 0) return [exact];
  const first = fold(names[0] ?? '');
  const words = fold((title ?? '').split(/[,(]/)[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 3);
  if (first === '')
    return words.length < MIN_TITLE_WORDS
      ? []
      : facts.flatMap(({ raw }, index) => (words.every((word) => raw.includes(word)) ? [index] : []));
  const scored = facts.flatMap((fact, index) => {
    const isNamed =
      fact.names.some((name) => sameName(first, name) || (name.length > 2 && ` ${first} `.includes(` ${name} `))) ||
      fact.raw.startsWith(`${first} `);
    if (!isNamed) return [];
    const share = words.length === 0 ? 0.5 : words.filter((word) => fact.raw.includes(word)).length / words.length;
    return share >= (words.length === 0 ? 0 : MIN_SHARED_WORDS) ? [{ at: index, share }] : [];
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share === best).map(({ at }) => at);
}
