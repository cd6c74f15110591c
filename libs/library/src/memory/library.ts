import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work, WorkQuery } from '@veracite/model/work';
import { likeness } from '../index/likeness';
import { questionOf, WAYS, type Question } from '../index/question';
import { score } from '../index/score';
import { heaviest, vote, type Votes } from '../index/votes';
import type { Library } from '../port';
import { identifierKeys, worksWith, type KeyTable } from './key-table';
import { allOf, type Filed, type Shelf } from './shelf';

/**
 * Makes a read-only library in memory for some thousand works, with the index of the library on PostgreSQL.
 * @param table of the keys of the works on the shelf, by their numbers there
 */
export function libraryOf(shelf: Shelf, table: KeyTable): Library {
  const lookUp = (identifiers: Identifiers): Work[] =>
    [...new Set(identifierKeys(identifiers).flatMap((key) => worksWith(table, key)))]
      .map((number) => shelf.at(number).work)
      .filter((work) =>
        WORK_IDENTIFIER_KINDS.some((kind) => identifiers[kind] && identifiers[kind] === work.identifiers[kind]),
      );

  /** As in PostgreSQL, so that both suggest the same works: the same votes, and as many works are read. */
  const search = (query: WorkQuery): Work[] => {
    const question = questionOf(query);
    const asked = new Set<number>();
    const votes: Votes = new Map();
    const ranked = new Map<number, [Filed, number]>();
    for (const { keysOf, read } of WAYS) {
      const keys = keysOf(question).filter(({ key }) => !asked.has(key) && asked.add(key));
      for (const { key, weight } of keys) vote(votes, worksWith(table, key), weight);
      let certain = false;
      for (const number of keys.length > 0 ? heaviest(votes, read) : []) {
        if (ranked.has(number)) continue;
        const candidate = shelf.at(number);
        const fit = score(question, candidate.filed);
        certain ||= fit.certain;
        if (!fit.hopeless) ranked.set(number, [candidate, fit.total]);
      }
      if (certain) break;
    }
    return best([...ranked.values()], question.limit);
  };

  const find = (description: WorkQuery): Work[] => {
    const question = questionOf(description);
    const ranked = allOf(shelf).map((each): [Filed, number] => [each, likeness(question, each.filed)]);
    return best(
      ranked.filter(([, fit]) => fit > LEAST_LIKENESS),
      question.limit,
    );
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

function best(ranked: [Filed, number][], limit: Question['limit']): Work[] {
  return ranked
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([{ work }]) => work);
}
