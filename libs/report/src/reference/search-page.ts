import type { VerificationResult } from '@veracite/contracts/citations';
import { identifierUrl } from '@veracite/model/identifiers';
import { pages, notices as NOTICES } from '../../data/search-pages.json';

/** Public search pages by the name of the database; `{query}` is the text that is sought. */
export const SEARCH_PAGES: Record<string, string> = pages;

/** A question to a database in words, and the page where it can be repeated by hand. */
interface Question {
  text: string;
  url?: string;
}

type Asked = Pick<VerificationResult['consulted'][number], 'source' | 'question'>;

/** Returns what a database was asked about a reference. */
export function questionTo(
  { source, question }: Asked,
  { parsed: { csl, fields }, originalText, match }: VerificationResult,
): Question {
  if (question === 'notices') {
    const doi = match?.doi ?? csl.DOI;
    return {
      text: 'retraction notices of the work',
      ...(doi && { url: NOTICES.replace('{doi}', encodeURIComponent(doi)) }),
    };
  }
  if (question === 'identifier') {
    if (csl.DOI) return { text: `DOI ${csl.DOI}`, url: identifierUrl('doi', csl.DOI.toLowerCase()) };
    // A record of one database gives the identifiers with which others are asked.
    const isOwn = csl.ISBN ?? csl.PMID ?? csl.PMCID ?? fields.arXiv;
    return { text: isOwn ? 'identifiers of the reference' : 'identifiers of a record that was found' };
  }
  const sought = csl.title ?? originalText;
  const page = SEARCH_PAGES[source];
  return {
    text: question === 'citing' ? 'works that cite it' : csl.title ? `“${sought}”` : 'the text of the reference',
    ...(page && { url: page.replace('{query}', encodeURIComponent(csl.title ? `"${sought}"` : sought)) }),
  };
}
