import type { CslItem } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';

/** The record of a work in one database. */
export interface SourceRecord {
  connector: string;
  csl: CslItem;
  otherTitles: string[];
  authorsTruncated: boolean;
}

/** Registries, which own the record of a DOI. Other records keep the order in which they were found. */
const OWNERS = ['crossref', 'datacite', 'doi-org'];

/** Returns the records of a match, those of registries first. */
export function recordsOf({ candidate }: Match): SourceRecord[] {
  const found = [{ connector: candidate.connector, work: candidate.work }, ...(candidate.also ?? [])];
  const rank = ({ connector }: { connector: string }) => (OWNERS.includes(connector) ? 0 : 1);
  return [...found]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ connector, work }) => ({
      connector,
      csl: work.csl,
      otherTitles: work.otherTitles ?? [],
      authorsTruncated: work.authorsTruncated === true,
    }));
}

/** A text and the databases that have it in this form. */
export interface Agreed {
  text: string;
  sources: string[];
}

type TextField = { [K in keyof CslItem]-?: CslItem[K] extends string | undefined ? K : never }[keyof CslItem];

/** Returns the most common value of a field, in the form of the first record that has it. */
export function agreedText(field: TextField, records: SourceRecord[]): Agreed | undefined {
  return mostOften(
    records.flatMap(({ connector, csl }) => {
      const text = csl[field];
      return text ? [{ connector, text, key: fold(text) }] : [];
    }),
  );
}

/**
 * Returns the most common title, with its subtitle if one of the records has it.
 * @param typed the typed title if it agrees: other titles are then translations or other forms
 */
export function agreedTitle(typed: string | undefined, records: SourceRecord[]): Agreed | undefined {
  const titles = records.flatMap(({ connector, csl, otherTitles }) =>
    [csl.title, ...otherTitles].flatMap((text) => (text ? [{ connector, text, key: titleFingerprint(text) }] : [])),
  );
  if (typed === undefined) return mostOften(titles.filter(({ text }) => records.some(({ csl }) => csl.title === text)));
  const key = titleFingerprint(typed);
  const same = titles.filter((title) => title.key === key);
  if (same.length > 0) return mostOften(same);
  return mostOften(titles.filter((title) => title.key.startsWith(key))) ?? mostOften(titles);
}

function mostOften(values: { connector: string; text: string; key: string }[]): Agreed | undefined {
  const count = (key: string) =>
    new Set(values.filter((value) => value.key === key).map(({ connector }) => connector)).size;
  const [first] = [...values].sort((a, b) => count(b.key) - count(a.key));
  if (!first) return undefined;
  const sources = values.filter(({ key }) => key === first.key).map(({ connector }) => connector);
  return { text: first.text, sources: [...new Set(sources)] };
}
