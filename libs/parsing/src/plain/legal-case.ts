import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';

/**
 * A case as law reporters cite it: "Roe v. Wade, 410 U.S. 113 (1973)", "Donoghue v Stevenson [1932] AC 562".
 * Parties, then volume or year, the reporter in capitals, the first page.
 */
const AMERICAN =
  /^([^,]{3,120}? v\.? [^,]{2,120}), (\d{1,4}) ((?:U\. ?S\.|S\. ?Ct\.|L\. ?Ed\.|F\.|[A-Z][\w.]{0,9})[\w. ]{0,12}?) (\d{1,5})(?:, \d{1,5}(?:[-–]\d{1,5})?)? \([^()\d]{0,30}(\d{4})\)/u;
const ENGLISH =
  /^([^,[\]]{3,120}? v\.? [^,[\]]{2,120}),? \[(\d{4})\] (?:(\d{1,2}) )?([A-Z][A-Za-z. ]{1,14}) (\d{1,5})/u;

export interface CaseReading {
  csl: CslItem;
  fields: Partial<Record<Field, Span[]>>;
}

/** Reads a citation of a court's decision; undefined when the text is none. */
export function readLegalCase(raw: string): CaseReading | undefined {
  const lead = raw.length - raw.trimStart().length;
  const text = raw.slice(lead);
  const american = AMERICAN.exec(text);
  const found = american ?? ENGLISH.exec(text);
  if (!found) return undefined;
  const [title, volume, reporter, page, year] = american
    ? [found[1], found[2], found[3], found[4], found[5]]
    : [found[1], found[3], found[4], found[5], found[2]];
  const csl: CslItem = {
    type: 'legal_case',
    title: title ?? '',
    'container-title': (reporter ?? '').trim(),
    ...(volume ? { volume } : {}),
    page: page ?? '',
    issued: dateOf(Number(year)),
  };
  const fields: CaseReading['fields'] = {};
  let at = lead;
  const put = (field: Field, value: string | undefined): void => {
    const start = value ? raw.indexOf(value, at) : -1;
    if (!value || start < 0) return;
    fields[field] = [{ start, end: start + value.length }];
    at = american ? start + value.length : lead;
  };
  put('title', title);
  put('volume', volume);
  put('container-title', csl['container-title']);
  put('page', page);
  put('issued', year);
  return { csl, fields };
}
