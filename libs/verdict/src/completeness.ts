import type { CslType } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import type { View } from './view';

/**
 * Elements that APA, MLA and Chicago require for each type, if the work has them. All three require author, year and
 * title for every type, the container of a contained work, and the publisher of a standalone work.
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

/** Elements that many styles omit when the reference has an identifier. */
const OPTIONAL_WITH_IDENTIFIER: Field[] = ['volume', 'page', 'publisher'];

/** Words that mark a cited preprint, for which no venue is required. */
const PREPRINT = /\b(?:arxiv|biorxiv|medrxiv|preprint)\b/i;

/** Returns one reason, with the record's value, for each required element that the reference lacks. */
export function missingElements(reference: Reference, view: View): Reason[] {
  const type = view.match.candidate.work.csl.type;
  const { doi, arxiv, pmid, pmcid, isbn } = reference.identifiers;
  const identified = Boolean(doi ?? arxiv ?? pmid ?? pmcid ?? isbn);
  const isPreprint =
    reference.csl['container-title'] === undefined && (arxiv !== undefined || PREPRINT.test(reference.raw));
  // A citation of the preprint of a work published later needs no volume or pages.
  const isBefore = view.get('container-title')?.code === 'published-since';
  return (NEEDED[type] ?? ALWAYS).flatMap((field) => {
    const item = view.get(field);
    if (item?.agreement !== 'missing' || !item.found) return [];
    if (identified && OPTIONAL_WITH_IDENTIFIER.includes(field)) return [];
    if (isPreprint && field === 'container-title') return [];
    if (isBefore && OPTIONAL_WITH_IDENTIFIER.includes(field)) return [];
    return [{ code: `missing-${field}`, text: 'missing', field, fields: [{ field, found: item.found }] }];
  });
}
