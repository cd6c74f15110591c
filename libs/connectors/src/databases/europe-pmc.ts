import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { fieldTerms, joinWithOr, searchByTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { europePmcWork, resultShape } from '../mapping/europe-pmc-work';
import { SourceError } from '../runtime/source-error';
import { recordList, text } from '../mapping/lenient-schemas';
import { europePmcCitingSearch } from '../queries/europe-pmc-citing';

const reply = z.object({
  errCode: text,
  resultList: z.object({ result: recordList(resultShape) }).optional(),
  hitCount: z.number().optional(),
});

function requestWorks(query: string, size: number, sort?: string): Request {
  const url = buildUrl('https://www.ebi.ac.uk/europepmc/webservices/rest/search', {
    query,
    resultType: 'core',
    format: 'json',
    pageSize: size,
    sort,
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ errCode, resultList, hitCount }) => {
    if (errCode) throw new SourceError('refused', 'It refused the request with an error message.');
    if (!resultList && hitCount === undefined) throw new SourceError('bad-reply', 'Its reply has no list of results.');
    return (resultList?.result ?? []).map(europePmcWork);
  });
}

const termsOf = fieldTerms({ title: 'TITLE:($)', author: 'AUTH:""' });

export const europePmc: ConnectorDefinition = {
  version: 4,
  source: {
    name: 'Europe PMC',
    homepage: 'https://europepmc.org',
    coverage: 'About 45 million abstracts of the life sciences: PubMed, preprints, patents, agriculture.',
    group: 'scientific',
  },
  asked: {
    identifiers: { doi: 5, pmid: 2, pmcid: 1 },
    searches: { article: 4, book: 6, chapter: 5, preprint: 4 },
    disciplines: { biomedicine: 1 },
  },
  holds: { articles: 5, medicine: 1 },
  hasAbstracts: true,
  marksRetracted: ['biomedicine'],
  control: {
    title: 'Basic local alignment search tool',
    family: 'Altschul',
    year: 1990,
    identifiers: { doi: '10.1016/s0022-2836(05)80360-2', pmid: '2231712' },
  },
  documentation: 'https://europepmc.org/RestfulWebService',
  pace: { requests: 5, seconds: 1, concurrent: 3 },
  contact: { param: 'email' },
  lookUp: {
    doi: (doi) => requestWorks(`DOI:${quotePhrase(doi)}`, 5),
    pmid: (pmid) => requestWorks(`EXT_ID:${pmid} AND SRC:MED`, 1),
    pmcid: (pmcid) => requestWorks(`PMCID:${pmcid}`, 1),
  },
  bulk: {
    doi: {
      maxValues: 20,
      request: (dois) => requestWorks(dois.map((doi) => `DOI:${quotePhrase(doi)}`).join(' OR '), 100),
    },
    pmid: {
      maxValues: 20,
      request: (pmids) => requestWorks(`SRC:MED AND (${pmids.map((pmid) => `EXT_ID:${pmid}`).join(' OR ')})`, 100),
    },
  },
  citing: europePmcCitingSearch(requestWorks),
  ...searchByTerms({
    buildTerms: termsOf,
    request: requestWorks,
    maxRecords: 100,
    combined: { maxSearches: 10, join: joinWithOr },
  }),
};
