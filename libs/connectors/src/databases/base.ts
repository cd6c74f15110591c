import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, listOf, recordList, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const docShape = z.object({
  ...fields(text, 'dcdocid dctitle dcyear dcdate dclink dcdescription dcoa'),
  ...fields(texts, 'dccreator dcperson dcpublisher dcsource dcdoi dcidentifier dctypenorm dclang'),
});
const field = z.object({ '@name': z.string(), '#': text });
const array = z.object({ '@name': z.string(), str: listOf(z.string()), int: listOf(z.string()) });
const doc = z
  .object({ str: listOf(field), int: listOf(field), date: listOf(field), bool: listOf(field), arr: listOf(array) })
  .transform((it) =>
    Object.fromEntries([
      ...[...it.str, ...it.int, ...it.date, ...it.bool].map((item) => [item['@name'], item['#']]),
      ...it.arr.map((item) => [item['@name'], [...item.str, ...item.int]]),
    ]),
  );
const result = z.object({ response: z.object({ result: z.object({ '@numFound': text, doc: listOf(doc) }) }) });

/** Converts a Solr reply in XML (`wt=xml`, Solr's default) to its JSON form. Other replies are unchanged. */
const solrReply = z.unknown().transform((body) => {
  const read = result.safeParse(body);
  return read.success ? { response: { docs: read.data.response.result.doc } } : body;
});

/** BASE may reply in XML although JSON was requested. */
const reply = solrReply.pipe(z.object({ response: z.object({ docs: recordList(docShape) }) }));

/** BASE's own type codes (base-search.net/about/download/base_interface.pdf). */
const TYPES = workTypes('base');

function baseWork(doc: z.infer<typeof docShape>) {
  const doi = doc.dcdoi[0] ?? doc.dcidentifier.find((id) => /doi\.org\/10\.|^doi:10\./i.test(id));
  return buildWork('base', {
    id: doc.dcdocid,
    type: doc.dctypenorm.map((code) => TYPES[code]).find((type) => type !== undefined) ?? 'document',
    title: doc.dctitle,
    authors: personNames(doc.dccreator.length > 0 ? doc.dccreator : doc.dcperson, parseInvertedName),
    dates: [doc.dcdate, doc.dcyear],
    container: doc.dcsource[0]?.length && doc.dcsource[0].length < 200 ? doc.dcsource[0] : undefined,
    publisher: doc.dcpublisher[0],
    language: doc.dclang[0],
    abstract: doc.dcdescription,
    doi,
    url: doc.dclink,
    openAccess: doc.dcoa === '1' ? true : undefined,
  });
}

function requestWorks(query: string, hits: number): Request {
  const url = buildUrl('https://api.base-search.net/cgi-bin/BaseHttpSearchInterface.fcgi', {
    func: 'PerformSearch',
    format: 'json',
    hits,
    offset: 0,
    query,
  });
  return defineRequest({ url, format: 'either', list: true }, reply, ({ response }) => response.docs.map(baseWork));
}

export const base: ConnectorDefinition = {
  ...declared('base'),
  version: 1,
  lookUp: { doi: (doi) => requestWorks(`dcdoi:${quotePhrase(doi)}`, 2) },
  search: searchBy(
    fieldTerms({ title: 'dctitle:($)', author: 'dccreator:$', maxLength: 200, and: ' ' }),
    requestWorks,
    20,
  ),
};
