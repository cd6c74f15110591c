import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { describe, type Description } from '../index/describe';
import { workKeys, type Key } from '../index/keys';
import { likeness } from '../index/likeness';
import { questionOf, WAYS, type Question } from '../index/question';
import { score } from '../index/score';
import type { Library, LibraryQuery } from '../port';

/** Works ranked for a reference, as the library on PostgreSQL ranks them. */
const CANDIDATES = 24;

interface Filed {
  work: Work;
  filed: Description;
}

/**
 * A library that a process holds by itself: a few thousand works, by the index of the library on PostgreSQL, for those who have
 * none. It takes nothing in.
 */
export function memoryLibrary(works: readonly Work[]): Library {
  const all = works.map((work): Filed => ({ work, filed: describe(work) }));
  const byIdentifier = indexOf(all, ({ work }) => identifierKeys(work.identifiers));
  const byKey = indexOf(all, ({ filed }) => workKeys(filed));

  const lookUp = (identifiers: Identifiers): Work[] =>
    [...new Set(identifierKeys(identifiers).flatMap((key) => byIdentifier.get(key) ?? [])).values()].map(
      ({ work }) => work,
    );

  /** As there, keys of what was read first, and of the bare text where that is not sure. */
  const search = (query: LibraryQuery): Work[] => {
    const question = questionOf(query);
    const ranked = new Map<Filed, number>();
    for (const { keysOf } of WAYS) {
      let certain = false;
      for (const candidate of met(byKey, keysOf(question))) {
        const fit = score(question, candidate.filed);
        certain ||= fit.certain;
        if (!fit.hopeless) ranked.set(candidate, fit.total);
      }
      if (certain) break;
    }
    return best(ranked, question.limit);
  };

  const find = (description: LibraryQuery): Work[] => {
    const question = questionOf(description);
    const ranked = all.map((each): [Filed, number] => [each, likeness(question, each.filed)]);
    return best(new Map(ranked.filter(([, fit]) => fit > LEAST_LIKENESS)), question.limit);
  };

  return {
    lookUp: (identifiers) => Promise.resolve(lookUp(identifiers)),
    lookUpMany: (many) => Promise.resolve(many.map(lookUp)),
    search: (query) => Promise.resolve(search(query)),
    searchMany: (queries) => Promise.resolve(queries.map(search)),
    find: (description) => Promise.resolve(find(description)),
    corpora: () => Promise.resolve([]),
    organisationsNamed: () => Promise.resolve([]),
    add: () => Promise.reject(new Error('A library in memory takes nothing in.')),
    status: () =>
      Promise.resolve({
        works: all.length,
        withDoi: works.filter(({ identifiers }) => identifiers.doi).length,
        collections: [],
      }),
  };
}

/** Below the weight of one shared year nothing is alike. */
const LEAST_LIKENESS = 1;

const identifierKeys = (identifiers: Identifiers): string[] =>
  WORK_IDENTIFIER_KINDS.flatMap((kind) => (identifiers[kind] ? [`${kind} ${identifiers[kind]}`] : []));

function indexOf<K>(all: readonly Filed[], keysOf: (each: Filed) => readonly K[]): Map<K, Filed[]> {
  const index = new Map<K, Filed[]>();
  for (const each of all) {
    for (const key of keysOf(each)) {
      const list = index.get(key);
      if (list) list.push(each);
      else index.set(key, [each]);
    }
  }
  return index;
}

/** Works that share keys, those that share the weightiest first. */
function met(index: ReadonlyMap<number, Filed[]>, keys: readonly Key[]): Filed[] {
  const weights = new Map<Filed, number>();
  for (const { key, weight } of new Map(keys.map((each) => [each.key, each])).values())
    for (const each of index.get(key) ?? []) weights.set(each, (weights.get(each) ?? 0) + weight);
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, CANDIDATES)
    .map(([each]) => each);
}

function best(ranked: ReadonlyMap<Filed, number>, limit: Question['limit']): Work[] {
  return [...ranked]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([{ work }]) => work);
}
