import { z } from 'zod';
import { address } from '../asking/address';
import { eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, firstAuthor, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { articleSet, pubmedWorks } from '../reading/pubmed-work';
import { part, text, texts } from '../reading/shape';
import { AskFault } from '../runtime/fault';

const EUTILS = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils';
const US = { db: 'pubmed', tool: 'veracite' };
const found = z.object({
  error: text,
  esearchresult: part({ ERROR: text, idlist: texts }),
});

function fetched(pmids: string[]): Step {
  const url = address(`${EUTILS}/efetch.fcgi`, { ...US, retmode: 'xml', id: pmids.join(',') });
  // Unknown numbers give 400 where they stand alone.
  return step({ url, format: 'xml', list: pmids.length > 1, absent: [400, 404] }, articleSet, pubmedWorks);
}

function searched(term: string, most: number): Step {
  const url = address(`${EUTILS}/esearch.fcgi`, { ...US, retmode: 'json', retmax: most, sort: 'relevance', term });
  return step({ url, format: 'json', list: true }, found, ({ error, esearchresult }) => {
    if (error) throw new AskFault('rate-limited', 'It asked for a pause.', { again: true, restMs: 1_000 });
    if (!esearchresult) throw new AskFault('bad-reply', 'Its reply held no list of results.');
    if (esearchresult.ERROR) throw new AskFault('refused', 'It refused the question with an error of its own.');
    return esearchresult.idlist.length === 0 ? [] : fetched(esearchresult.idlist.slice(0, most));
  });
}

/** Words that PubMed's index leaves out (NLM, "Stopwords" in PubMed Help): asked for in a title, they find nothing. */
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

/** The words of a title that its index holds; all of them when it would hold none. */
function indexed(title: string): string[] {
  const words = bareWords(title).split(' ');
  const kept = words.filter((word) => !STOPWORDS.has(word.toLowerCase()));
  return kept.length > 0 ? kept : words;
}

function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query, 250);
  if (!words) return undefined;
  const author = query.title ? firstAuthor(query) : undefined;
  const terms = query.title
    ? indexed(words)
        .map((word) => `${word}[ti]`)
        .join(' AND ')
    : bareWords(words);
  return author ? `${terms} AND ${bareWords(author)}[au]` : terms;
}

export const pubmed: Definition = {
  version: 3,
  source: {
    name: 'PubMed',
    homepage: 'https://pubmed.ncbi.nlm.nih.gov',
    coverage: 'About 39 million articles of medicine and the life sciences, with retractions.',
    disciplines: ['biomedicine'],
    types: ['article-journal', 'book', 'chapter'],
    identifiers: ['pmid', 'pmcid', 'doi'],
    group: 'scientific',
  },
  documentation: 'https://www.ncbi.nlm.nih.gov/books/NBK25501/',
  pace: { requests: 3, seconds: 1, concurrent: 3 },
  keyedPace: { requests: 10, seconds: 1, concurrent: 5 },
  key: { place: { param: 'api_key' }, needed: 'never', from: 'https://account.ncbi.nlm.nih.gov/settings/' },
  contact: { param: 'email' },
  lookUp: {
    pmid: (pmid) => fetched([pmid]),
    pmcid: (pmcid) => searched(`${pmcid}[pmcid]`, 1),
    // Brackets would be read as part of the syntax.
    doi: (doi) => searched(/[()[\]" ]/.test(doi) ? `"${doi.replace(/"/g, '')}"[doi]` : `${doi}[doi]`, 2),
  },
  // Records are 10 to 20 kB each, and a body is read up to 2 MB.
  bulk: { pmid: { most: 60, ask: fetched } },
  requestsPerSearch: 2,
  ...searchByTerms({
    termsOf,
    ask: searched,
    largest: 60,
    together: { most: 12, join: eitherOf },
  }),
};
