import type { VerificationResult } from '@veracite/contracts/citations';
import { identifierUrl, normalizeArxiv, type IdentifierKind } from '@veracite/model/identifiers';
import { pages, notices as NOTICES } from '../../data/search-pages.json';

/** Public search pages by the name of the database; `{query}` is the text that is sought, `{json}` the same as a string of JSON. */
export const SEARCH_PAGES: Record<string, string> = pages;

/** A question to a database in words, and the page where it can be repeated by hand. */
interface Question {
  text: string;
  url?: string;
}

type Asked = Pick<VerificationResult['consulted'][number], 'source' | 'question' | 'titles' | 'words'>;

/** Returns what a database was asked about a reference. Each title that it was searched for is a question. */
export function questionsTo(asked: Asked, result: VerificationResult): Question[] {
  const { csl } = result.parsed;
  if (asked.question === 'notices') {
    const doi = result.match?.doi ?? csl.DOI;
    const url = doi && NOTICES.replace('{doi}', encodeURIComponent(doi));
    return [{ text: 'retraction notices of the work', ...(url && { url }) }];
  }
  if (asked.question === 'identifier') {
    const own = identifierOf(result);
    if (own) return [own];
    // A record of one database gives the identifiers with which others are asked.
    const doi = result.match?.doi;
    return [{ text: 'identifiers of a record that was found', ...(doi && { url: identifierUrl('doi', doi) }) }];
  }
  return searchesOf(asked, result);
}

/** Returns the identifier by which databases look up a reference, and its name. */
function identifierOf({ parsed: { csl, fields }, originalText }: VerificationResult) {
  const [index] = fields.arXiv ?? [];
  const all: [string, IdentifierKind, string | undefined][] = [
    ['DOI', 'doi', csl.DOI],
    ['arXiv', 'arxiv', index && normalizeArxiv(originalText.slice(index.start, index.end))],
    ['PMID', 'pmid', csl.PMID],
    ['PMCID', 'pmcid', csl.PMCID],
    ['ISBN', 'isbn', csl.ISBN],
  ];
  const [name, kind, value] = all.find((item) => item[2]) ?? [];
  return kind && value ? { text: `${name} ${value}`, url: identifierUrl(kind, value) } : undefined;
}

function searchesOf({ source, question, titles, words }: Asked, { parsed: { csl }, originalText }: VerificationResult) {
  const page = SEARCH_PAGES[source];
  const search = (text: string, query: string): Question => ({
    text,
    ...(page && { url: addressOf(page, query) }),
  });
  if (words !== undefined) return [search(`words: ${words}`, words)];
  const sought = titles ?? (csl.title ? [csl.title] : []);
  const isCiting = question === 'citing';
  if (sought.length === 0) return [search(isCiting ? 'works that cite it' : 'the text of the reference', originalText)];
  return sought.map((title) =>
    search(isCiting ? 'works that cite it' : `“${title}”`, `"${title.replaceAll('"', '')}"`),
  );
}

const addressOf = (page: string, query: string): string =>
  page.replace('{query}', encodeURIComponent(query)).replace('{json}', encodeURIComponent(JSON.stringify(query)));
