import type { CslItem } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';

/** A database's own record of a work. */
export interface Witness {
  connector: string;
  csl: CslItem;
  otherTitles: string[];
  authorsTruncated: boolean;
}

/** Who registers a DOI owns its record; what others say stands in the order in which it was met. */
const OWNERS = ['crossref', 'datacite', 'doi-org'];

/** The records of a match, the registry that owns its identifier first. */
export function recordsOf({ candidate }: Match): Witness[] {
  const met = [{ connector: candidate.connector, work: candidate.work }, ...(candidate.also ?? [])];
  const rank = ({ connector }: { connector: string }) => (OWNERS.includes(connector) ? 0 : 1);
  return [...met]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ connector, work }) => ({
      connector,
      csl: work.csl,
      otherTitles: work.otherTitles ?? [],
      authorsTruncated: work.authorsTruncated === true,
    }));
}

/** A text, and which databases have it so. */
export interface Agreed {
  text: string;
  sources: string[];
}

type TextField = { [K in keyof CslItem]-?: CslItem[K] extends string | undefined ? K : never }[keyof CslItem];

/** What most records say of a field, in the form of the first that says it. */
export function agreedText(field: TextField, records: Witness[]): Agreed | undefined {
  return mostOften(
    records.flatMap(({ connector, csl }) => {
      const text = csl[field];
      return text ? [{ connector, text, key: fold(text) }] : [];
    }),
  );
}

/**
 * The title that most records have, with its subtitle where one of them tells it.
 * @param typed where the reference agrees: a title it does not hold is then a translation, or another form
 */
export function agreedTitle(typed: string | undefined, records: Witness[]): Agreed | undefined {
  const titles = records.flatMap(({ connector, csl, otherTitles }) =>
    [csl.title, ...otherTitles].flatMap((text) => (text ? [{ connector, text, key: titleFingerprint(text) }] : [])),
  );
  if (typed === undefined) return mostOften(titles.filter(({ text }) => records.some(({ csl }) => csl.title === text)));
  const key = titleFingerprint(typed);
  const same = titles.filter((one) => one.key === key);
  if (same.length > 0) return mostOften(same);
  return mostOften(titles.filter((one) => one.key.startsWith(key))) ?? mostOften(titles);
}

function mostOften(said: { connector: string; text: string; key: string }[]): Agreed | undefined {
  const count = (key: string) => new Set(said.filter((one) => one.key === key).map(({ connector }) => connector)).size;
  const [first] = [...said].sort((a, b) => count(b.key) - count(a.key));
  if (!first) return undefined;
  const sources = said.filter(({ key }) => key === first.key).map(({ connector }) => connector);
  return { text: first.text, sources: [...new Set(sources)] };
}
