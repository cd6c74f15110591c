import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { normaliseOrcid } from '@veracite/model/identifiers';
import type { Entry } from './entry';
import { readExchangeDate } from './exchange-date';
import { readListedName } from './listed-name';
import { tidyPages, tidyVolume } from './numbers';
import { nameReviewed } from './reviewed';
import { characterOf, ENTITY } from '@veracite/text/entities';

/** Values of a record under the names of CSL, still as text. */
export interface Values {
  type: CslType;
  /** As written, or taken apart where the format does so. */
  authors: (string | CslName)[];
  /** Beside the authors of the same places, as written. */
  orcids?: (string | undefined)[];
  editors?: Values['authors'];
  translators?: Values['authors'];
  date?: string;
  accessed?: string;
  first?: string;
  last?: string;
  texts: Partial<Record<TextKey, string | undefined>>;
  /** What a review is about; whose work it is is read only beside its title. */
  reviewed?: { title: string | undefined; authors: string[] };
  identifiers: { kind: Entry['written'][number]['kind']; value: string | undefined }[];
}

export type TextKey =
  | 'title'
  | 'container-title'
  | 'container-title-short'
  | 'collection-title'
  | 'collection-number'
  | 'event-title'
  | 'volume'
  | 'chapter-number'
  | 'authority'
  | 'title-short'
  | 'medium'
  | 'issue'
  | 'number'
  | 'page'
  | 'number-of-pages'
  | 'section'
  | 'edition'
  | 'publisher'
  | 'publisher-place'
  | 'genre'
  | 'version'
  | 'abstract'
  | 'language'
  | 'note'
  | 'URL';

/** A CSL item and its identifiers from values that reference managers write. */
export function compose(values: Values): Pick<Entry, 'csl' | 'written'> {
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
  if (title) nameReviewed(csl, title, listed(authors));
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
  const written = values.identifiers.filter((one): one is Entry['written'][number] => !!one.value?.trim());
  return { csl, written };
}

const listed = (names: Values['authors'], orcids: Values['orcids'] = []): CslName[] =>
  names.flatMap((written, i) => {
    if (typeof written !== 'string') return [written];
    const orcid = normaliseOrcid(orcids[i] ?? '');
    return apart(plain(written)).flatMap((one) => {
      const name = readListedName(one);
      return name ? [orcid ? { ...name, ORCID: orcid } : name] : [];
    });
  });

/** Some programs write all people into one field, and the names of HTML for signs. */
const apart = (written: string): string[] => written.split(/;\s+|;$/).filter(Boolean);

function plain(value: string | undefined): string {
  const text = value?.includes('&')
    ? value.replace(ENTITY, (whole: string, name: string) => characterOf(name) ?? whole)
    : value;
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function pageRange(first: string, last: string | undefined): string {
  return last && last !== first && !/[-–—]/.test(first) ? `${first}-${last}` : first;
}
