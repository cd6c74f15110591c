import type { CslItem } from '@veracite/model/csl';
import {
  identifierUrl,
  normalizeArxiv,
  normalizeDoi,
  normalizeIsbn,
  normalizePmid,
  type Identifiers,
} from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

/**
 * Source of a line: the kind of record that it was compared with, field by field.
 * - `doi-record`: the record of a DOI registrar or of the publisher.
 * - `proceedings-record`: the bibliography of a conference or journal by its organizers.
 * - `bibliography-record`: a bibliography of authors for their own papers.
 * - `looked-up-record`: several records found for this one work.
 * - `kept-record`: one record of a bibliography of a whole field (languages, Syriac studies, printing).
 *   Nothing but that record says it; what contradicted itself, or another record at hand, was left out.
 */
export const CHECKS = [
  'doi-record',
  'bibliography-record',
  'proceedings-record',
  'looked-up-record',
  'kept-record',
] as const;
export type Check = (typeof CHECKS)[number];

/** One line of a starter file: CSL-JSON with the discipline, how it was confirmed, and an arXiv id where there is one. */
export interface StarterLine extends CslItem {
  id: string;
  discipline: string;
  checked: Check;
  arxiv?: string;
}

export function workOfLine(line: StarterLine): Work {
  const { discipline: _discipline, checked: _checked, arxiv, id, ...csl } = line;
  const identifiers: Identifiers = {};
  const doi = normalizeDoi(csl.DOI ?? '');
  const isbn = normalizeIsbn(csl.ISBN ?? '');
  const pmid = normalizePmid(csl.PMID ?? '');
  const preprint = normalizeArxiv(arxiv ?? '');
  if (doi) identifiers.doi = doi;
  if (isbn) identifiers.isbn = isbn;
  if (pmid) identifiers.pmid = pmid;
  if (preprint) identifiers.arxiv = preprint;
  return { key: `library:${id}`, csl, identifiers, standing: 'current', url: urlOf(identifiers) ?? csl.URL };
}

function urlOf({ doi, arxiv, isbn }: Identifiers): string | undefined {
  if (doi) return identifierUrl('doi', doi);
  if (arxiv) return identifierUrl('arxiv', arxiv);
  return isbn ? identifierUrl('isbn', isbn) : undefined;
}
