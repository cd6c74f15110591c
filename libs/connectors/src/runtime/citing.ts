import type { Citing } from '@veracite/model/citing';
import type { Work, WorkQuery } from '@veracite/model/work';
import { mostSimilar } from '../queries/assign-records';
import type { ConnectorDefinition, Request } from '../connector-definition';
import type { Answer, RequestOptions } from '../sources';
import type { ServiceClient } from './service-client';
import { cacheKey, searchFields } from './cache-keys';
import type { Reply } from './reply';

/** The number of lists of references that are read: twice as many as the verdict needs to agree. */
const MAX_LISTS = 6;

/** Searches lists of references, then those of the works found, each cached. It fails only if all lists fail. */
export async function searchCiting(
  query: WorkQuery,
  { id, version, citing }: Pick<ConnectorDefinition, 'version' | 'citing'> & { id: string },
  client: ServiceClient,
  options?: RequestOptions,
): Promise<Answer> {
  const send = (key: string, request: Request | undefined) => client.send('citing', key, request, options);
  const reply = await send(cacheKey(id, version, 'citing', searchFields(query)), citing?.search(query));
  const works = reply.records.slice(0, MAX_LISTS);
  const lists = await Promise.all(
    works.map((work) => send(cacheKey(id, version, 'entries', work.key), citing?.entries(work))),
  );
  const failed = lists.find(({ consultation }) => consultation.outcome !== 'answered');
  if (failed && lists.every(({ consultation }) => consultation.outcome !== 'answered'))
    return { consultation: { ...failed.consultation, ms: totalMs(reply, lists) }, works: [] };
  const found = works.flatMap((by, index): Citing[] => {
    const entry = mostSimilar(query, lists[index]?.records ?? []);
    return entry ? [{ by, entry }] : [];
  });
  return {
    consultation: { ...reply.consultation, found: found.length, ms: totalMs(reply, lists) },
    works: [],
    citing: found,
  };
}

const totalMs = (first: Reply<Work>, lists: Reply<Work>[]): number =>
  first.consultation.ms + Math.max(0, ...lists.map(({ consultation }) => consultation.ms));
