import { displayName, type CslName } from '@veracite/model/csl';
import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import { readNames } from '@veracite/parsing/names/read-names';
import type { SelfCitation } from '@veracite/model/xray';
import { itemOf, type CheckedEntry } from './checked';
import { concentrationOf } from './concentration';

const peopleOf = (entry: CheckedEntry): CslName[] => itemOf(entry).author ?? itemOf(entry).editor ?? [];

/**
 * Counts the entries that share an author with the manuscript. Without given authors, the author of most entries is used.
 * @param authors the authors as typed
 */
export function selfCitationOf(entries: CheckedEntry[], authors: string[] | undefined): SelfCitation {
  const given = (authors ?? []).flatMap((text) => readNames(text).names);
  const [dominating] = concentrationOf(entries, peopleOf).top;
  const persons =
    given.length > 0 ? given : dominating && dominating.entries.length > 1 ? [asPerson(dominating.name)] : [];
  const parts = persons.map(nameParts);
  const withAuthors = entries.filter((entry) => peopleOf(entry).length > 0);
  const own = entries.flatMap((entry, at) =>
    peopleOf(entry).some((name) => parts.some((part) => compareNames(nameParts(name), part) === 'same')) ? [at] : [],
  );
  return {
    basis: given.length > 0 ? 'given' : 'dominating',
    authors: persons.map(displayName),
    entries: own,
    known: withAuthors.length,
    share: withAuthors.length === 0 ? null : own.length / withAuthors.length,
  };
}

const asPerson = (name: string): CslName => readNames(name).names[0] ?? { literal: name };
