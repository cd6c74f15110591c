import type { CslType } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import type { View } from './view';

/**
 * What APA, MLA and Chicago need for each type, where the work has it. The three agree on author, year and title for
 * every type; on the container where the work is part of one; on the publisher for what stands alone.
 */
const NEEDED: Partial<Record<CslType, Field[]>> = {
  'article-journal': ['author', 'issued', 'title', 'container-title', 'volume', 'page'],
  'article-magazine': ['author', 'issued', 'title', 'container-title'],
  'article-newspaper': ['author', 'issued', 'title', 'container-title'],
  review: ['author', 'issued', 'title', 'container-title', 'volume', 'page'],
  'review-book': ['author', 'issued', 'title', 'container-title', 'volume', 'page'],
  'paper-conference': ['author', 'issued', 'title', 'container-title'],
  chapter: ['author', 'issued', 'title', 'container-title', 'publisher'],
  book: ['author', 'issued', 'title', 'publisher'],
  thesis: ['author', 'issued', 'title', 'publisher'],
  report: ['author', 'issued', 'title', 'publisher'],
};
const ALWAYS: Field[] = ['author', 'issued', 'title'];

/** With an identifier in the reference these can be looked up at once, and many styles leave them out then. */
const SPARED_BY_IDENTIFIER: Field[] = ['volume', 'page', 'publisher'];

const LABELS: Partial<Record<Field, string>> = {
  author: 'authors',
  issued: 'year',
  title: 'title',
  'container-title': 'venue',
  volume: 'volume',
  page: 'pages',
  publisher: 'publisher',
};

/** Who says that a preprint is cited need not say where it appeared. */
const PREPRINT = /\b(?:arxiv|biorxiv|medrxiv|preprint)\b/i;

/** The elements that the reference lacks and the record has, one reason each, with the record's value. */
export function missingElements(reference: Reference, view: View): Reason[] {
  const type = view.match.candidate.work.csl.type;
  const { doi, arxiv, pmid, pmcid, isbn } = reference.identifiers;
  const identified = Boolean(doi ?? arxiv ?? pmid ?? pmcid ?? isbn);
  const isPreprint =
    reference.csl['container-title'] === undefined && (arxiv !== undefined || PREPRINT.test(reference.raw));
  // Who cites the preprint of what was published since need not say where in the journal it stands.
  const isBefore = view.get('container-title')?.code === 'published-since';
  return (NEEDED[type] ?? ALWAYS).flatMap((field) => {
    const item = view.get(field);
    if (item?.agreement !== 'missing' || !item.found) return [];
    if (identified && SPARED_BY_IDENTIFIER.includes(field)) return [];
    if (isPreprint && field === 'container-title') return [];
    if (isBefore && SPARED_BY_IDENTIFIER.includes(field)) return [];
    return [
      {
        code: `missing-${field}`,
        field,
        sentence: `Missing: ${LABELS[field] ?? field} (${item.found}).`,
      },
    ];
  });
}
