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

type Asked = Pick<VerificationResult['consulted'][number], 'source' | 'question' | 'titles' | 'words'>;

/** Returns what a database was asked about a reference. Each title that it was searched for is a question. */
export function questionsTo(asked: Asked, result: VerificationResult): Question[] {
  const { csl, fields } = result.parsed;
  if (asked.question === 'notices') {
    const doi = result.match?.doi ?? csl.DOI;
    const url = doi && NOTICES.replace('{doi}', encodeURIComponent(doi));
    return [{ text: 'retraction notices of the work', ...(url && { url }) }];
  }
  if (asked.question === 'identifier') {
    if (csl.DOI) return [{ text: `DOI ${csl.DOI}`, url: identifierUrl('doi', csl.DOI.toLowerCase()) }];
    // A record of one database gives the identifiers with which others are asked.
    const isOwn = csl.ISBN ?? csl.PMID ?? csl.PMCID ?? fields.arXiv;
    return [{ text: isOwn ? 'identifiers of the reference' : 'identifiers of a record that was found' }];
  }
  return searchesOf(asked, result);
}

function searchesOf({ source, question, titles, words }: Asked, { parsed: { csl }, originalText }: VerificationResult) {
  const page = SEARCH_PAGES[source];
  const search = (text: string, query: string): Question => ({
    text,
    ...(page && { url: page.replace('{query}', encodeURIComponent(query)) }),
  });
  if (words !== undefined) return [search(`words: ${words}`, words)];
  const sought = titles ?? (csl.title ? [csl.title] : []);
  const isCiting = question === 'citing';
  if (sought.length === 0) return [search(isCiting ? 'works that cite it' : 'the text of the reference', originalText)];
  return sought.map((title) => search(isCiting ? 'works that cite it' : `“${title}”`, `"${title}"`));
}
