import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, textAt } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { CslType } from '@veracite/model/csl';

/** A literal, with or without a language. */
const value = textAt('@value');
const itemShape = z.object({
  ...fields(text, '@id prism:issn prism:volume prism:number prism:startingPage prism:endingPage'),
  ...fields(text, 'prism:publicationDate dc:date dc:type description'),
  title: value,
  link: optionalObject({ '@id': text }),
  'dc:creator': listOf(value),
  'dc:publisher': listOf(value),
  'prism:publicationName': value,
  'dcterms:hasPart': listOf(z.object({ '@id': text })),
  'dc:identifier': listOf(z.object({ '@type': text, '@value': text })),
});
const page = z.object({ items: listOf(itemShape) });
const reply = z.union([
  z.object({ '@graph': z.tuple([page]).rest(z.unknown()) }).transform((it) => it['@graph'][0]),
  z.object({ '@id': z.string(), items: listOf(itemShape) }),
]);

function typeOf(it: z.infer<typeof itemShape>): CslType {
  const kind = it['dc:type'] ?? '';
  if (/book/i.test(kind) || it['@id']?.includes('/ncid/')) return 'book';
  if (/dissertation/i.test(kind) || it['@id']?.includes('/naid/5000')) return 'thesis';
  return /dataset/i.test(kind) ? 'dataset' : 'article-journal';
}

function ciniiWork(it: z.infer<typeof itemShape>) {
  const identifier = (kind: string): string | undefined =>
    it['dc:identifier'].find((identifier) => identifier['@type'] === `cir:${kind}`)?.['@value'];
  const parts = it['dcterms:hasPart'].map((item) => item['@id'] ?? '');
  return buildWork('cinii', {
    id: it['@id'],
    type: typeOf(it),
    title: it.title,
    // One string may contain several names, followed by roles and life dates.
    authors: personNames(
      it['dc:creator'].flatMap((text) => text?.split(/ ?; /) ?? []),
      (name) => parseDisplayName(name.replace(/,? \d{4}-(?:\d{4})?$|\[?(?:著|編|監修|訳)\]?$/g, '')),
    ),
    dates: [it['prism:publicationDate'], it['dc:date']],
    container: it['prism:publicationName'],
    volume: it['prism:volume'],
    issue: it['prism:number'],
    pages: [it['prism:startingPage'], it['prism:endingPage']],
    publisher: it['dc:publisher'][0]?.replace(/ ; \d{4}-?\s*$/, ''),
    abstract: it.description,
    doi: identifier('DOI'),
    isbn: [identifier('ISBN'), ...parts.flatMap((id) => /^urn:isbn:(.+)$/i.exec(id)?.[1] ?? [])],
    issn: [it['prism:issn'], ...parts.map((id) => id.replace(/^urn:issn:(\w{4})(\w{4})$/i, '$1-$2'))],
    url: it.link?.['@id'] ?? it['@id'],
  });
}

function requestWorks(query: { [name: string]: string | number | undefined }): Request {
  const url = buildUrl('https://cir.nii.ac.jp/opensearch/v2/articles', {
    format: 'json',
    start: 1,
    sortorder: 0,
    ...query,
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ items }) => items.map(ciniiWork));
}

export const cinii: ConnectorDefinition = {
  ...declared('cinii'),
  version: 2,
  lookUp: { doi: (doi) => requestWorks({ doi, count: 2 }) },
  search(query) {
    const words = searchWords(query, 150);
    return words
      ? requestWorks({ ...(query.title ? { title: words } : { q: words }), count: recordLimit(query, 20) })
      : undefined;
  },
};
