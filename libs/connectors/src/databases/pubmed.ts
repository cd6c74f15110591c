import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { joinWithOr, searchByTerms } from '../queries/term-search';
import { plainWords, firstAuthorName, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery } from '@veracite/model/work';
import { articleSet, pubmedWorks } from '../mapping/pubmed-work';
import { optionalObject, text, texts } from '../mapping/lenient-schemas';
import { SourceError } from '../runtime/source-error';

const EUTILS = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils';
const US = { db: 'pubmed', tool: 'veracite' };
const found = z.object({
  error: text,
  esearchresult: optionalObject({ ERROR: text, idlist: texts }),
});

function fetched(pmids: string[]): Request {
  const url = buildUrl(`${EUTILS}/efetch.fcgi`, { ...US, retmode: 'xml', id: pmids.join(',') });
  // A single unknown id returns 400.
  return defineRequest(
    { url, format: 'xml', list: pmids.length > 1, notFoundStatuses: [400, 404] },
    articleSet,
    pubmedWorks,
  );
}

function searchIds(term: string, most: number): Request {
  const url = buildUrl(`${EUTILS}/esearch.fcgi`, { ...US, retmode: 'json', retmax: most, sort: 'relevance', term });
  return defineRequest({ url, format: 'json', list: true }, found, ({ error, esearchresult }) => {
    if (error) throw new SourceError('rate-limited', 'It asked for a pause.', { retryable: true, pauseMs: 1_000 });
    if (!esearchresult) throw new SourceError('bad-reply', 'Its reply has no list of results.');
    if (esearchresult.ERROR) throw new SourceError('refused', 'It refused the request with an error message.');
    return esearchresult.idlist.length === 0 ? [] : fetched(esearchresult.idlist.slice(0, most));
  });
}

/** Words that PubMed does not index (NLM, "Stopwords" in PubMed Help). A title search with one of them finds nothing. */
const STOPWORDS = new Set(
  (
    'a about again all almost also although always among an and another any are as at be because been before being ' +
    'between both but by can could did do does done due during each either enough especially etc for found from ' +
    'further had has have having here how however i if in into is it its itself just kg km made mainly make may mg ' +
    'might ml mm most mostly must nearly neither no nor obtained of often on our overall perhaps pmid quite rather ' +
    'really regarding seem seen several should show showed shown shows significantly since so some such than that ' +
    'the their theirs them then there therefore these they this those through thus to upon use used using various ' +
    'very was we were what when which while with within without would'
  ).split(' '),
);

/** Returns the indexed words of a title, or all words if none is indexed. */
function indexed(title: string): string[] {
  const words = plainWords(title).split(' ');
  const kept = words.filter((word) => !STOPWORDS.has(word.toLowerCase()));
  return kept.length > 0 ? kept : words;
}

function termsOf(query: WorkQuery): string | undefined {
  const words = searchWords(query, 250);
  if (!words) return undefined;
  const author = query.title ? firstAuthorName(query) : undefined;
  const terms = query.title
    ? indexed(words)
        .map((word) => `${word}[ti]`)
        .join(' AND ')
    : plainWords(words);
  return author ? `${terms} AND ${plainWords(author)}[au]` : terms;
}

export const pubmed: ConnectorDefinition = {
  ...declared('pubmed'),
  version: 4,
  lookUp: {
    pmid: (pmid) => fetched([pmid]),
    pmcid: (pmcid) => searchIds(`${pmcid}[pmcid]`, 1),
    // Brackets have a meaning in the query syntax.
    doi: (doi) => searchIds(/[()[\]" ]/.test(doi) ? `"${doi.replace(/"/g, '')}"[doi]` : `${doi}[doi]`, 2),
  },
  // A record has 10 to 20 kB, and a body may have at most 2 MB.
  bulk: { pmid: { maxValues: 60, request: fetched } },
  ...searchByTerms({
    buildTerms: termsOf,
    request: searchIds,
    maxRecords: 60,
    combined: { maxSearches: 12, join: joinWithOr },
  }),
};
