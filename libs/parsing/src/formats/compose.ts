import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { normaliseOrcid } from '@veracite/model/identifiers';
import type { Entry } from './entry';
import { readExchangeDate } from './exchange-date';
import { readListedName } from './listed-name';
import { nameReviewed } from './reviewed';

/** Values of a record under the names of CSL, still as text. */
export interface Values {
  type: CslType;
  authors: string[];
  /** Beside the authors of the same places, as written. */
  orcids?: (string | undefined)[];
  editors?: string[];
  translators?: string[];
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
    if (value?.trim()) csl[key] = value.replace(/\s+/g, ' ').trim();
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
  else if (csl.page) csl.page = csl.page.replace(/\s?[-–—]{1,3}\s?/g, '-');
  const written = values.identifiers.filter((one): one is Entry['written'][number] => !!one.value?.trim());
  return { csl, written };
}

const listed = (names: string[], orcids: Values['orcids'] = []): CslName[] =>
  names.flatMap((written, i) => {
    const name = readListedName(written);
    const orcid = normaliseOrcid(orcids[i] ?? '');
    return name ? [orcid ? { ...name, ORCID: orcid } : name] : [];
  });

function pageRange(first: string, last: string | undefined): string {
  return last && last !== first && !first.includes('-') ? `${first}-${last}` : first.replace(/[–—]{1,2}|--/g, '-');
}
