import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { fieldTerms, joinWithOr, searchByTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { europePmcWork, resultShape } from '../mapping/europe-pmc-work';
import { SourceError } from '../runtime/source-error';
import { recordList, text } from '../mapping/lenient-schemas';
import { europePmcCitingSearch } from '../queries/europe-pmc-citing';

const reply = z.object({
  errCode: text,
  resultList: z.object({ result: recordList(resultShape) }).optional(),
  hitCount: z.number().optional(),
});

function requestWorks(query: string, size: number): Request {
  const url = buildUrl('https://www.ebi.ac.uk/europepmc/webservices/rest/search', {
    query,
    resultType: 'core',
    format: 'json',
    pageSize: size,
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ errCode, resultList, hitCount }) => {
    if (errCode) throw new SourceError('refused', 'It refused the request with an error message.');
    if (!resultList && hitCount === undefined) throw new SourceError('bad-reply', 'Its reply has no list of results.');
    return (resultList?.result ?? []).map(europePmcWork);
  });
}

const termsOf = fieldTerms({ title: 'TITLE:($)', author: 'AUTH:""' });

export const europePmc: ConnectorDefinition = {
  ...declared('europe-pmc'),
  version: 4,
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
