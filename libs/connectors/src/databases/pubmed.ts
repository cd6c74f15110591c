import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
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

export const pubmed: Definition = {
  version: 1,
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
  search(query) {
    const words = wordsOf(query, 250);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const terms = query.title
      ? bareWords(words)
          .split(' ')
          .map((word) => `${word}[ti]`)
          .join(' AND ')
      : bareWords(words);
    return searched(author ? `${terms} AND ${bareWords(author)}[au]` : terms, limitOf(query, 20));
  },
};
