import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { normalizeOrcid } from '@veracite/model/identifiers';
import type { Entry } from './entry';
import { readExchangeDate } from './exchange-date';
import { tidyPages, tidyVolume } from './volume-and-pages';
import { addReviewedWork } from './reviewed-work';
import { characterOf, ENTITY } from '@veracite/text/entities';
import { stripEnd } from '../strip';
import { readName } from '../names/read-name';

/** A company, not two people: "Jones and Sons", "Barnes & Noble". */
const FIRM = /^\p{L}[\p{L}.’'-]*(?:,? \p{L}[\p{L}.’'-]*)* (?:and|&) \p{L}[\p{L}.’'-]*$/u;
const FAMILY_FIRST = /^([\p{L}’'-]+), ([^,]+)$/u;
const CORPORATE = /^(?:inc|ltd|llc|plc|gmbh|corp|co|ag|sa|bv)\.?$/i;

/**
 * Reads a name on its own line, as reference managers write it (RIS, EndNote). A trailing or double comma marks an organization
 * ("World Health Organization,"; EndNote help, corporate authors). Otherwise the text before a single comma is a family name, even
 * in "Bank, John" and "王, 伟".
 */
export function readListedName(written: string): CslName | undefined {
  const text = written.replace(/\s+/g, ' ').trim();
  if (text.endsWith(',') || text.includes(',,')) {
    const literal = stripEnd(text, ', ').replace(/,{2,}/g, ',');
    return /[\p{L}\p{N}]/u.test(literal) ? { literal } : undefined;
  }
  if (FIRM.test(text) && !/\b\p{Lu}\./u.test(text)) return { literal: text };
  const [, family, given] = FAMILY_FIRST.exec(text) ?? [];
  const name = readName(text);
  return family && given && name?.literal && !CORPORATE.test(given) ? { family, given } : name;
}

/** Values of a record as text, under CSL names. */
export interface RecordValues {
  type: CslType;
  /** As written, or in parts if the format has them. */
  authors: (string | CslName)[];
  /** ORCIDs as written, at the index of the author. */
  orcids?: (string | undefined)[];
  editors?: RecordValues['authors'];
  translators?: RecordValues['authors'];
  date?: string;
  accessed?: string;
  first?: string;
  last?: string;
  texts: Partial<Record<TextKey, string | undefined>>;
  /** The work that a review is about; its authors are ignored without a title. */
  reviewed?: { title: string | undefined; authors: string[] };
  identifiers: { kind: Entry['written'][number]['kind']; value: string | undefined }[];
}

/** Keys of CSL items whose values are text. */
type TextKey = Exclude<
  { [Key in keyof CslItem]-?: string extends Required<CslItem>[Key] ? Key : never }[keyof CslItem],
  'id'
>;

/** Builds a CSL item and its identifiers from the values that reference managers write. */
export function compose(values: RecordValues): Pick<Entry, 'csl' | 'written'> {
  const csl: CslItem = { type: values.type };
  for (const [key, value] of Object.entries(values.texts) as [TextKey, string | undefined][]) {
    const text = plain(value);
    if (text) csl[key] = text;
  }
  for (const [role, list] of [
    ['author', values.authors],
    ['editor', values.editors],
    ['translator', values.translators],
  ] as const) {
    const names = listed(list ?? [], role === 'author' ? values.orcids : []);
    if (names.length > 0) csl[role] = names;
  }
  const { title = '', authors = [] } = values.reviewed ?? {};
  if (title) addReviewedWork(csl, title, listed(authors));
  const issued = values.date ? readExchangeDate(values.date) : undefined;
  if (issued) csl.issued = issued;
  const accessed = values.accessed ? readExchangeDate(values.accessed) : undefined;
  if (accessed) csl.accessed = accessed;
  if (!csl.page && values.first) csl.page = pageRange(values.first, values.last);
  const page = tidyPages(csl.page);
  if (page) csl.page = page;
  const { volume, issue } = tidyVolume(csl.volume);
  if (volume) csl.volume = volume;
  if (issue) csl.issue ??= issue;
  const written = values.identifiers.filter(
    (identifier): identifier is Entry['written'][number] => !!identifier.value?.trim(),
  );
  return { csl, written };
}

const listed = (names: RecordValues['authors'], orcids: RecordValues['orcids'] = []): CslName[] =>
  names.flatMap((written, i) => {
    if (typeof written !== 'string') return [written];
    const orcid = normalizeOrcid(orcids[i] ?? '');
    return splitPeople(plain(written)).flatMap((item) => {
      const name = readListedName(item);
      return name ? [orcid ? { ...name, ORCID: orcid } : name] : [];
    });
  });

/** Splits a field into which some programs write all people. */
const splitPeople = (written: string): string[] => written.split(/;\s+|;$/).filter(Boolean);

function plain(value: string | undefined): string {
  const text = value?.includes('&')
    ? value.replace(ENTITY, (whole: string, name: string) => characterOf(name) ?? whole)
    : value;
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function pageRange(first: string, last: string | undefined): string {
  return last && last !== first && !/[-–—]/.test(first) ? `${first}-${last}` : first;
}
