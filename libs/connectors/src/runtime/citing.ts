import type { Citing } from '@veracite/model/citing';
import type { Work } from '@veracite/model/work';
import { shareOut } from '../asking/share-out';
import type { Definition } from '../definition';
import type { AskOptions, CitingAnswer, WorkQuery } from '../port';
import type { Asker } from './asker';
import { entriesKey, searchKey } from './question';
import type { Reply } from './reply';

/** Lists of references that are read for one question: twice as many as the verdict needs to agree. */
const LISTS = 6;

/**
 * Asks who cites a work: a search for words in lists of references, then the lists of the works met, each remembered by
 * itself. A list that could not be had is passed over; when none could, the question has failed.
 */
export function citingBy(id: string, { version, citing }: Pick<Definition, 'version' | 'citing'>, asker: Asker) {
  return async (query: WorkQuery, options?: AskOptions): Promise<CitingAnswer> => {
    const met = await asker.ask('citing', searchKey(id, version, query, 'citing'), citing?.search(query), options);
    const works = met.records.slice(0, LISTS);
    const lists = await Promise.all(
      works.map((work) => asker.ask('citing', entriesKey(id, version, work.key), citing?.entries(work), options)),
    );
    const failed = lists.find(({ consultation }) => consultation.outcome !== 'answered');
    if (failed && lists.every(({ consultation }) => consultation.outcome !== 'answered'))
      return { consultation: { ...failed.consultation, ms: whole(met, lists) }, citing: [] };
    const found = works.flatMap((by, at): Citing[] => {
      const entry = likest(query, lists[at]?.records ?? []);
      return entry ? [{ by, entry }] : [];
    });
    return { consultation: { ...met.consultation, found: found.length, ms: whole(met, lists) }, citing: found };
  };
}

/** The entry of a list whose title is the likest to the one asked for, if any is. */
function likest(query: WorkQuery, entries: Work[]): Work | undefined {
  return shareOut([{ ...query, limit: 1 }], entries)[0]?.own[0];
}

const whole = (first: Reply<Work>, lists: Reply<Work>[]): number =>
  first.consultation.ms + Math.max(0, ...lists.map(({ consultation }) => consultation.ms));
