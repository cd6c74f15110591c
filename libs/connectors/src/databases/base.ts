import { z } from 'zod';
import { address } from '../asking/address';
import { phrase } from '../asking/lucene';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate } from '../reading/dates';
import { inverted, names } from '../reading/names';
import { records, text, texts } from '../reading/shape';
import { solrReply } from '../reading/solr';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const docShape = z.object({
  dcdocid: text,
  dctitle: text,
  dccreator: texts,
  dcperson: texts,
  dcyear: text,
  dcdate: text,
  dcpublisher: texts,
  dcsource: texts,
  dcdoi: texts,
  dcidentifier: texts,
  dclink: text,
  dcdescription: text,
  dctypenorm: texts,
  dcoa: text,
  dclang: texts,
});
/** It sends XML where the interface knows no other form. */
const reply = solrReply.pipe(z.object({ response: z.object({ docs: records(docShape) }) }));

/** BASE's own type codes (base-search.net/about/download/base_interface.pdf). */
const TYPES: { [code: string]: CslType } = {
  '11': 'book',
  '111': 'chapter',
  '12': 'article-journal',
  '121': 'article-journal',
  '13': 'paper-conference',
  '14': 'report',
  '15': 'review',
  '18': 'thesis',
  '181': 'thesis',
  '182': 'thesis',
  '183': 'thesis',
  '7': 'dataset',
  '6': 'software',
};

function baseWork(doc: z.infer<typeof docShape>): Work | undefined {
  const doi = doc.dcdoi[0] ?? doc.dcidentifier.find((id) => /doi\.org\/10\.|^doi:10\./i.test(id));
  return workOf('base', {
    id: doc.dcdocid,
    type: doc.dctypenorm.map((code) => TYPES[code]).find((type) => type !== undefined) ?? 'document',
    title: doc.dctitle,
    authors: names(doc.dccreator.length > 0 ? doc.dccreator : doc.dcperson, inverted),
    issued: isoDate(doc.dcdate) ?? isoDate(doc.dcyear),
    container: doc.dcsource[0]?.length && doc.dcsource[0].length < 200 ? doc.dcsource[0] : undefined,
    publisher: doc.dcpublisher[0],
    language: doc.dclang[0],
    abstract: doc.dcdescription,
    doi,
    url: doc.dclink,
    openAccess: doc.dcoa === '1' ? true : undefined,
  });
}

function asked(query: string, hits: number): Step {
  const url = address('https://api.base-search.net/cgi-bin/BaseHttpSearchInterface.fcgi', {
    func: 'PerformSearch',
    format: 'json',
    hits,
    offset: 0,
    query,
  });
  return step({ url, format: 'either', list: true }, reply, ({ response }) => response.docs.map(baseWork));
}

export const base: Definition = {
  version: 1,
  source: {
    name: 'BASE',
    homepage: 'https://www.base-search.net',
    coverage: 'About 400 million documents of academic repositories, gathered by Bielefeld University Library.',
    disciplines: ['general'],
    types: ['article-journal', 'book', 'chapter', 'paper-conference', 'report', 'thesis', 'dataset'],
    identifiers: ['doi'],
    group: 'general',
  },
  documentation: 'https://www.base-search.net/about/download/base_interface.pdf',
  pace: { requests: 1, seconds: 1, concurrent: 1 },
  offBecause:
    'It answers registered addresses only, and not for commercial use: name it in SOURCES once yours is registered.',
  lookUp: { doi: (doi) => asked(`dcdoi:${phrase(doi)}`, 2) },
  search(query) {
    const words = wordsOf(query, 200);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `dctitle:(${bareWords(words)})` : bareWords(words);
    return asked(author ? `${title} dccreator:${bareWords(author)}` : title, limitOf(query, 20));
  },
};
