import { z } from 'zod';
import { address } from '../asking/address';
import { phrase } from '../asking/lucene';
import { eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, firstAuthor, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { europePmcWork, resultShape } from '../reading/europe-pmc-work';
import { AskFault } from '../runtime/fault';
import { records, text } from '../reading/shape';
import { citingIn } from '../asking/reference-lists';

const reply = z.object({
  errCode: text,
  resultList: z.object({ result: records(resultShape) }).optional(),
  hitCount: z.number().optional(),
});

function asked(query: string, size: number, sort?: string): Step {
  const url = address('https://www.ebi.ac.uk/europepmc/webservices/rest/search', {
    query,
    resultType: 'core',
    format: 'json',
    pageSize: size,
    sort,
  });
  return step({ url, format: 'json', list: true }, reply, ({ errCode, resultList, hitCount }) => {
    if (errCode) throw new AskFault('refused', 'It refused the question with an error of its own.');
    if (!resultList && hitCount === undefined) throw new AskFault('bad-reply', 'Its reply held no list of results.');
    return (resultList?.result ?? []).map(europePmcWork);
  });
}

function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query, 250);
  if (!words || !query.title) return words && bareWords(words);
  const author = firstAuthor(query);
  const title = `TITLE:(${bareWords(words)})`;
  return author ? `${title} AND AUTH:${phrase(author)}` : title;
}

export const europePmc: Definition = {
  version: 3,
  source: {
    name: 'Europe PMC',
    homepage: 'https://europepmc.org',
    coverage: 'About 45 million abstracts of the life sciences: PubMed, preprints, patents, agriculture.',
    disciplines: ['biomedicine'],
    types: ['article-journal', 'article', 'book', 'chapter', 'patent'],
    identifiers: ['doi', 'pmid', 'pmcid'],
    group: 'scientific',
  },
  documentation: 'https://europepmc.org/RestfulWebService',
  pace: { requests: 5, seconds: 1, concurrent: 3 },
  contact: { param: 'email' },
  lookUp: {
    doi: (doi) => asked(`DOI:${phrase(doi)}`, 5),
    pmid: (pmid) => asked(`EXT_ID:${pmid} AND SRC:MED`, 1),
    pmcid: (pmcid) => asked(`PMCID:${pmcid}`, 1),
  },
  bulk: {
    doi: { most: 20, ask: (dois) => asked(dois.map((doi) => `DOI:${phrase(doi)}`).join(' OR '), 100) },
    pmid: {
      most: 20,
      ask: (pmids) => asked(`SRC:MED AND (${pmids.map((pmid) => `EXT_ID:${pmid}`).join(' OR ')})`, 100),
    },
  },
  citing: citingIn(asked),
  ...searchByTerms({
    termsOf,
    ask: asked,
    largest: 100,
    together: { most: 10, join: eitherOf },
  }),
};
