import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work, WorkQuery } from '@veracite/model/work';
import type { Key } from '../index/keys';
import { likeness } from '../index/likeness';
import { questionOf, WAYS, type Question } from '../index/question';
import { score } from '../index/score';
import type { Library } from '../port';
import { identifierKeys, keyTableOf, worksWith, type KeyTable } from './key-table';
import { allOf, shelfOf, type Filed, type Shelf } from './shelf';

/** Works ranked for a reference, as the library on PostgreSQL ranks them. */
const CANDIDATES = 24;

/** A read-only library in memory for some thousand works, with the index of the library on PostgreSQL. */
export const memoryLibrary = (works: readonly Work[]): Library =>
  libraryOf(
    shelfOf(works.length, (number) => works[number] as Work),
    keyTableOf(works),
  );

/** @param table of the keys of the works on the shelf, by their numbers there */
export function libraryOf(shelf: Shelf, table: KeyTable): Library {
  const lookUp = (identifiers: Identifiers): Work[] =>
    [...new Set(identifierKeys(identifiers).flatMap((key) => worksWith(table, key)))]
      .map((number) => shelf.at(number).work)
      .filter((work) =>
        WORK_IDENTIFIER_KINDS.some((kind) => identifiers[kind] && identifiers[kind] === work.identifiers[kind]),
      );

  /** As in PostgreSQL: first the keys of the parsed fields, then those of the text if the result is not certain. */
  const search = (query: WorkQuery): Work[] => {
    const question = questionOf(query);
    const ranked = new Map<Filed, number>();
    for (const { keysOf } of WAYS) {
      let certain = false;
      for (const candidate of met(shelf, table, keysOf(question))) {
        const fit = score(question, candidate.filed);
        certain ||= fit.certain;
        if (!fit.hopeless) ranked.set(candidate, fit.total);
      }
      if (certain) break;
    }
    return best(ranked, question.limit);
  };

  const find = (description: WorkQuery): Work[] => {
    const question = questionOf(description);
    const ranked = allOf(shelf).map((each): [Filed, number] => [each, likeness(question, each.filed)]);
    return best(new Map(ranked.filter(([, fit]) => fit > LEAST_LIKENESS)), question.limit);
  };

  return {
    lookUp: (identifiers) => Promise.resolve(lookUp(identifiers)),
    lookUpMany: (many) => Promise.resolve(many.map(lookUp)),
    search: (query) => Promise.resolve(search(query)),
    searchMany: (queries) => Promise.resolve(queries.map(search)),
    find: (description) => Promise.resolve(find(description)),
    noticesAbout: () => Promise.resolve([]),
    completeCorpora: () => Promise.resolve([]),
    organizationsNamed: () => Promise.resolve([]),
    add: () => Promise.reject(new Error('A library in memory takes nothing in.')),
    status: () =>
      Promise.resolve({
        works: shelf.size,
        withDoi: allOf(shelf).filter(({ work }) => work.identifiers.doi).length,
        collections: [],
      }),
  };
}

/** The weight of one shared year: works below it are not similar. */
const LEAST_LIKENESS = 1;

/** Returns works with the same keys, those with the heaviest keys first. */
function met(shelf: Shelf, table: KeyTable, keys: readonly Key[]): Filed[] {
  const weights = new Map<number, number>();
  for (const { key, weight } of new Map(keys.map((each) => [each.key, each])).values())
    for (const number of worksWith(table, key)) weights.set(number, (weights.get(number) ?? 0) + weight);
  return [...weights]
    .sort(([first, a], [second, b]) => b - a || first - second)
    .slice(0, CANDIDATES)
    .map(([number]) => shelf.at(number));
}

function best(ranked: ReadonlyMap<Filed, number>, limit: Question['limit']): Work[] {
  return [...ranked]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([{ work }]) => work);
}
