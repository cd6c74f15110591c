import type { BibtexChange } from '@veracite/model/bibtex';
import type { CslItem } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import { bibtexFields } from './bibtex';

const ARTICLES = new Set(['article', 'review', 'suppperiodical']);
const PARTS = new Set(['inproceedings', 'conference', 'incollection', 'inbook', 'inreference', 'suppcollection']);
const THESES = new Set(['phdthesis', 'mastersthesis', 'thesis']);
const REPORTS = new Set(['techreport', 'report']);

/** The possible names of a field in entries, the preferred one first, and the source of its value. */
interface Naming {
  names: readonly string[];
  from: readonly string[];
}

const same = (...names: string[]): Naming => ({ names, from: names });

const NAMINGS: Partial<Record<Field, Naming>> = {
  author: same('author'),
  editor: same('editor'),
  title: same('title'),
  issued: same('year', 'date'),
  volume: same('volume'),
  issue: same('number', 'issue'),
  page: same('pages', 'page'),
  edition: same('edition'),
  'collection-title': same('series'),
  'publisher-place': same('address', 'location'),
  DOI: same('doi'),
  arXiv: same('eprint', 'archiveprefix', 'eprinttype', 'primaryclass', 'eprintclass'),
  PMID: same('pmid'),
  PMCID: same('pmcid'),
  ISBN: same('isbn'),
  ISSN: same('issn'),
  URL: same('url'),
};

const VENUE = ['journal', 'booktitle', 'howpublished'];
const ISSUER = ['publisher', 'school', 'institution'];

/** Returns the names of a field for an entry type, or undefined if the type has no such field. */
function namingOf(field: Field, type: string): Naming | undefined {
  if (field === 'container-title') {
    if (ARTICLES.has(type)) return { names: ['journal', 'journaltitle'], from: VENUE };
    return PARTS.has(type) ? { names: ['booktitle'], from: VENUE } : undefined;
  }
  if (field !== 'publisher') return NAMINGS[field];
  const [name, other] = THESES.has(type)
    ? ['school', 'institution']
    : REPORTS.has(type)
      ? ['institution', 'publisher']
      : ['publisher', 'institution'];
  return { names: [name ?? 'publisher', other ?? 'publisher'], from: ISSUER };
}

/**
 * Returns the changes that make fields of a BibTeX entry of a lower-case type equal to those of a work.
 * @param fields fields to change or add, unless the work lacks them
 * @param removed fields to remove
 */
export function bibtexChanges(
  type: string,
  work: CslItem,
  fields: readonly Field[],
  removed: readonly Field[] = [],
): BibtexChange[] {
  const known = bibtexFields(work);
  const changes = fields.flatMap((field) => {
    const naming = namingOf(field, type);
    const value = naming?.from.map((name) => known.get(name)).find((item) => item !== undefined);
    return naming && value !== undefined ? [{ names: naming.names, value }] : [];
  });
  return [
    ...changes,
    ...removed.flatMap((field) => namingOf(field, type)?.names ?? []).map((name) => ({ names: [name] })),
  ];
}
