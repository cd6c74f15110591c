import { bibtexFields, bibtexType } from '@veracite/formatting/export/bibtex';
import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import type { BibtexChange } from '@veracite/model/bibtex';
import type { CslItem } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import { familyNames } from '@veracite/model/reference-key';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { isPreprintVenue } from '@veracite/text/venues';
import { findPublished } from '@veracite/verification/published/find-published';
import type { Databases } from '@veracite/verification/published/look-up-dois';
import type { Outcome } from '../entries/checked-entry';

/** What a published version replaces, besides a title and authors that changed. */
const REPLACED: readonly Field[] = ['container-title', 'issued', 'volume', 'issue', 'page', 'publisher', 'DOI'];
/** Fields that may name the repository of the preprint, or its date. */
const ABOUT_PREPRINT = ['journal', 'journaltitle', 'booktitle', 'howpublished', 'note', 'url'];
const DATES = ['month', 'day'];

/** Adds the published version to each entry that cites a preprint, where it is certain. */
export async function withPublished<T extends Outcome>(
  checked: readonly T[],
  databases: Databases,
  options: Parameters<typeof findPublished>[2],
): Promise<T[]> {
  const results = checked.map(({ result }) => result);
  const found = await findPublished(results, databases, options);
  return checked.map((each, index) => ({ ...each, ...(found[index] && { published: found[index].csl }) }));
}

/** Returns the type and the changes that make a BibTeX entry of a preprint one of its published version. */
export function upgradeOf(
  fields: ReadonlyMap<string, string>,
  { identifiers, csl }: Reference,
  published: CslItem,
): { type: string; changes: BibtexChange[] } {
  const type = bibtexType(published);
  const changed = [
    ...(titleFingerprint(csl.title ?? '') === titleFingerprint(published.title ?? '') ? [] : ['title' as const]),
    ...(familyNames(csl).join() === familyNames(published).join() ? [] : ['author' as const]),
  ];
  const changes = bibtexChanges(type, published, [...changed, ...REPLACED]);
  const written = new Set(changes.flatMap(({ names }) => names));
  const preprint = [identifiers.arxiv, identifiers.doi].flatMap((id) => id?.toLowerCase() ?? []);
  const isAboutPreprint = (value: string): boolean =>
    isPreprintVenue(fold(value)) || preprint.some((id) => value.toLowerCase().includes(id));
  const removed = [
    ...['volume', 'number', 'issue', 'pages', 'publisher', 'institution', 'doi', ...DATES],
    ...ABOUT_PREPRINT.filter((name) => isAboutPreprint(fields.get(name) ?? '')),
  ].filter((name) => fields.has(name) && !written.has(name));
  return {
    type,
    changes: [...changes, ...removed.map((name) => ({ names: [name] })), ...eprint(fields, identifiers, csl)],
  };
}

/** Returns the changes that keep the number of the preprint. */
function eprint(
  fields: ReadonlyMap<string, string>,
  { arxiv, doi }: Reference['identifiers'],
  { 'container-title': venue, publisher }: CslItem,
): BibtexChange[] {
  const number = arxiv ?? doi;
  if (number === undefined || fields.has('eprint')) return [];
  const repository = arxiv
    ? 'arXiv'
    : (bibtexFields({ type: 'book', publisher: venue ?? publisher }).get('publisher') ?? '');
  return [
    { names: ['eprint'], value: number },
    ...(repository ? [{ names: arxiv ? ['archiveprefix', 'eprinttype'] : ['eprinttype'], value: repository }] : []),
  ];
}
