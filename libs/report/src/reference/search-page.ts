import type { VerificationResult } from '@veracite/contracts/citations';
import { identifierUrl } from '@veracite/model/identifiers';
import { pages } from '../../data/search-pages.json';

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
  { parsed: { csl }, originalText }: VerificationResult,
): Question {
  if (question === 'notices') return { text: 'retraction notices of the work' };
  if (question === 'citing') return { text: 'works that cite it' };
  if (question === 'identifier') {
    const text = csl.DOI ? `DOI ${csl.DOI}` : 'identifiers of the reference';
    return { text, ...(csl.DOI && { url: identifierUrl('doi', csl.DOI.toLowerCase()) }) };
  }
  const sought = csl.title ?? originalText;
  const page = SEARCH_PAGES[source];
  return {
    text: csl.title ? `“${sought}”` : 'the text of the reference',
    ...(page && { url: page.replace('{query}', encodeURIComponent(csl.title ? `"${sought}"` : sought)) }),
  };
}
