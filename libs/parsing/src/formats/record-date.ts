import type { CslDate } from '@veracite/model/csl';
import { readExchangeDate } from './exchange-date';

/** Adds the year to a date without one, as EndNote writes it ("May 4"). */
export function withYear(date: string | undefined, year: string | undefined): string | undefined {
  if (!date || !year || /\d{4}/.test(date)) return date ?? year;
  return `${date} ${year}`;
}

/** Combines date fields ("PY" and "DA" of Web of Science): the first year, with month and day of a compatible one. */
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
