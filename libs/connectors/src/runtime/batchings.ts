import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';
import { assignRecords, WANTED } from '../queries/assign-records';
import type { BulkLookup, CombinedSearch } from '../connector-definition';
import type { WorkQuery } from '../sources';
import type { Batching } from './batching';

/** Records asked for in one request of several searches, for each of them. */
const RECORDS_PER_SEARCH = 8;
/** From this share of the records asked for on, a reply was cut off: some that it held describe nothing and are dropped. */
const CUT_OFF = 0.9;

/** Values asked about in one list: a record is given to the value it is about, and absent is what did not come back. */
export function batchBulkLookup<R>(
  id: string,
  bulk: BulkLookup<R>,
  isAbout: (record: R, value: string) => boolean,
): Batching<unknown, R> {
  return {
    id,
    maxSize: bulk.maxValues,
    request: (values) => bulk.request(values as string[]),
    distribute: (values, records) => (values as string[]).map((value) => records.filter((one) => isAbout(one, value))),
  };
}

/** A title of fewer words is met by too many works. */
const LEAST_WORDS = 3;

/** Only a search for a title by somebody tells which of the records that come back are its own. */
export function canBatchSearch({ title, authors }: WorkQuery): boolean {
  return Boolean(title && authors?.[0]?.family && tokens(title).length >= LEAST_WORDS);
}

/** Searches put in one request: records are given to the search they fit; one that a cut may have left without is asked alone. */
export function batchSearches({
  maxSearches,
  maxRecords,
  recordsPerSearch = RECORDS_PER_SEARCH,
  maxUrlLength,
  request,
}: CombinedSearch): Batching<unknown, Work> {
  const sizeFor = (count: number): number => Math.min(maxRecords, count * recordsPerSearch);
  return {
    id: 'search',
    approximate: true,
    maxSize: Math.min(maxSearches, Math.floor(maxRecords / WANTED)),
    maxUrlLength,
    request: (queries) => request(queries as WorkQuery[], sizeFor(queries.length)),
    distribute(values, works) {
      const queries = values as WorkQuery[];
      const isCut = works.length >= sizeFor(queries.length) * CUT_OFF;
      return assignRecords(queries, works).map(({ own, isSure }) => (isCut && !isSure ? undefined : own));
    },
  };
}
