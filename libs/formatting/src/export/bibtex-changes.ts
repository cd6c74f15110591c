import type { BibtexChange } from '@veracite/model/bibtex';
import type { CslItem } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import { bibtexFields } from './bibtex';

const ARTICLES = new Set(['article', 'review', 'suppperiodical']);
const PARTS = new Set(['inproceedings', 'conference', 'incollection', 'inbook', 'inreference', 'suppcollection']);
const THESES = new Set(['phdthesis', 'mastersthesis', 'thesis']);
const REPORTS = new Set(['techreport', 'report']);

/** By which names a field goes in entries, the one to add it by first, and from which of ours its value comes. */
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
  ISBN: same('isbn'),
  ISSN: same('issn'),
  URL: same('url'),
};

const VENUE = ['journal', 'booktitle', 'howpublished'];
const ISSUER = ['publisher', 'school', 'institution'];

/** Fields that are named by the type of the entry; undefined where it has no such field. */
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
 * What is to be changed in an entry of a BibTeX file so that these fields are as a record has them. What the record lacks, and
 * what the type of the entry has no field for, is left as it is.
 * @param type of the entry in the file, in lower case
 */
export function bibtexChanges(type: string, record: CslItem, fields: readonly Field[]): BibtexChange[] {
  const known = bibtexFields(record);
  return fields.flatMap((field) => {
    const naming = namingOf(field, type);
    const value = naming?.from.map((name) => known.get(name)).find((one) => one !== undefined);
    return naming && value !== undefined ? [{ names: naming.names, value }] : [];
  });
}
