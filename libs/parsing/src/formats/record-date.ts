import type { CslDate } from '@veracite/model/csl';
import { readExchangeDate } from './exchange-date';

/** EndNote's day stands without its year ("May 4"), other writers' with it ("2019-05-04"). */
export function withYear(date: string | undefined, year: string | undefined): string | undefined {
  if (!date || !year || /\d{4}/.test(date)) return date ?? year;
  return `${date} ${year}`;
}

/**
 * The date of a record that has several fields for it ("PY  - 2018" and "DA  - SEP" of Web of Science): the year is the first
 * one's that holds a year; another adds month and day where it has the same year or none.
 */
export function dateOfFields(fields: readonly (string | undefined)[]): string | undefined {
  const written = fields.filter((field): field is string => !!field?.trim());
  const main = written.find((field) => yearIn(readExchangeDate(field)) !== undefined);
  if (!main) return written[0];
  const year = yearIn(readExchangeDate(main));
  const dated = written.flatMap((field) => (/\d{4}/.test(field) ? field : `${field} ${year}`));
  const best = dated.find((field) => {
    const date = readExchangeDate(field);
    return yearIn(date) === year && partsIn(date) > partsIn(readExchangeDate(main));
  });
  return best ?? main;
}

const yearIn = (date: CslDate | undefined): number | undefined => date?.['date-parts']?.[0]?.[0];
const partsIn = (date: CslDate | undefined): number =>
  (date?.['date-parts']?.[0]?.length ?? 0) +
  (date?.season || date?.circa || (date?.['date-parts']?.length ?? 0) > 1 ? 0.5 : 0);
