import type { Citing } from '@veracite/model/citing';
import type { Work } from '@veracite/model/work';
import { assignRecords } from '../queries/assign-records';
import type { ConnectorDefinition } from '../connector-definition';
import type { RequestOptions, CitingAnswer, WorkQuery } from '../sources';
import type { ServiceClient } from './service-client';
import { referenceListKey, searchKey } from './cache-keys';
import type { Reply } from './reply';

/** Lists of references that are read for one question: twice as many as the verdict needs to agree. */
const LISTS = 6;

/**
 * Asks who cites a work: a search for words in lists of references, then the lists of the works met, each remembered by
 * itself. A list that could not be had is passed over; when none could, the question has failed.
 */
export function createCitingSearch(
  id: string,
  { version, citing }: Pick<ConnectorDefinition, 'version' | 'citing'>,
  asker: ServiceClient,
) {
  return async (query: WorkQuery, options?: RequestOptions): Promise<CitingAnswer> => {
    const met = await asker.send('citing', searchKey(id, version, query, 'citing'), citing?.search(query), options);
    const works = met.records.slice(0, LISTS);
    const lists = await Promise.all(
      works.map((work) =>
        asker.send('citing', referenceListKey(id, version, work.key), citing?.entries(work), options),
      ),
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
  return assignRecords([{ ...query, limit: 1 }], entries)[0]?.own[0];
}

const whole = (first: Reply<Work>, lists: Reply<Work>[]): number =>
  first.consultation.ms + Math.max(0, ...lists.map(({ consultation }) => consultation.ms));
