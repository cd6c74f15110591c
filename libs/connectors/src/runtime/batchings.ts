import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';
import type { BulkLookup, CombinedSearch } from '../connector-definition';
import { assignRecords, DEFAULT_RECORDS } from '../queries/assign-records';
import type { WorkQuery } from '../sources';
import type { Batching } from './batching';

/** Records requested for each search of a batch. */
const RECORDS_PER_SEARCH = 8;
/** A reply with this share of the requested records counts as cut off, because some records are dropped as empty. */
const CUT_OFF = 0.9;
/** Too many works share a title with fewer words. */
const MIN_TITLE_WORDS = 3;

/** Batches lookups of identifiers: each record belongs to the value it is about, and a value without record is absent. */
export function batchBulkLookup<R>(
  id: string,
  bulk: BulkLookup<R>,
  isAbout: (record: R, value: string) => boolean,
): Batching<unknown, R> {
  return {
    id,
    maxSize: bulk.maxValues,
    request: (values) => bulk.request(values as string[]),
    distribute: (values, records) =>
      (values as string[]).map((value) => records.filter((record) => isAbout(record, value))),
  };
}

/** Returns whether a search can be batched: its records are recognized by the title and the author. */
export function canBatchSearch({ title, authors }: WorkQuery): boolean {
  return Boolean(title && authors?.[0]?.family && tokens(title).length >= MIN_TITLE_WORDS);
}

/** Batches searches. A search that may have lost records to a cut-off reply must be sent singly. */
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
    maxSize: Math.min(maxSearches, Math.floor(maxRecords / DEFAULT_RECORDS)),
    maxUrlLength,
    request: (queries) => request(queries as WorkQuery[], sizeFor(queries.length)),
    distribute(values, works) {
      const queries = values as WorkQuery[];
      const isCutOff = works.length >= sizeFor(queries.length) * CUT_OFF;
      return assignRecords(queries, works).map(({ records, isCertain }) =>
        isCutOff && !isCertain ? undefined : records,
      );
    },
  };
}
