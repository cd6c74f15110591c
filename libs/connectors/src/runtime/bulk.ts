import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';
import { shareOut, WANTED } from '../asking/share-out';
import type { Bulk, Searches } from '../definition';
import type { WorkQuery } from '../port';
import type { Sharing } from './sharing';

/** Records asked for in one request of several searches, for each of them. */
const SIZE_EACH = 8;
/** From this share of the records asked for on, a reply was cut off: some that it held describe nothing and are dropped. */
const CUT_OFF = 0.9;

/** Values asked about in one list: a record is given to the value it is about, and absent is what did not come back. */
export function inBulk<R>(
  id: string,
  bulk: Bulk<R>,
  isAbout: (record: R, value: string) => boolean,
): Sharing<unknown, R> {
  return {
    id,
    most: bulk.most,
    request: (values) => bulk.ask(values as string[]),
    shareOut: (values, records) => (values as string[]).map((value) => records.filter((one) => isAbout(one, value))),
  };
}

/** A title of fewer words is met by too many works. */
const LEAST_WORDS = 3;

/** Only a search for a title by somebody tells which of the records that come back are its own. */
export function travelsWell({ title, authors }: WorkQuery): boolean {
  return Boolean(title && authors?.[0]?.family && tokens(title).length >= LEAST_WORDS);
}

/** Searches put in one request: records are given to the search they fit; one that a cut may have left without is asked alone. */
export function searchesTogether({ most, largest, each = SIZE_EACH, longest, ask }: Searches): Sharing<unknown, Work> {
  const sizeFor = (count: number): number => Math.min(largest, count * each);
  return {
    id: 'search',
    rough: true,
    most: Math.min(most, Math.floor(largest / WANTED)),
    longest,
    request: (queries) => ask(queries as WorkQuery[], sizeFor(queries.length)),
    shareOut(values, works) {
      const queries = values as WorkQuery[];
      const isCut = works.length >= sizeFor(queries.length) * CUT_OFF;
      return shareOut(queries, works).map(({ own, isSure }) => (isCut && !isSure ? undefined : own));
    },
  };
}
