import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, flag, listOf, recordList, text } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { CslType } from '@veracite/model/csl';

const recordShape = z.object({
  ...fields(text, 'identifier title publicationName publicationDate onlineDate volume number startingPage'),
  ...fields(text, 'endingPage publisher contentType doi issn eIssn isbn printIsbn electronicIsbn abstract'),
  creators: listOf(z.object({ creator: text })),
  openaccess: flag,
});
const reply = z.object({ records: recordList(recordShape) });

function typeOf(it: z.infer<typeof recordShape>): CslType {
  const kind = it.contentType ?? '';
  if (/conference/i.test(kind)) return 'paper-conference';
  if (/chapter/i.test(kind) || (!kind && (it.isbn ?? it.printIsbn))) return 'chapter';
  return /book/i.test(kind) ? 'book' : 'article-journal';
}

function springerWork(it: z.infer<typeof recordShape>) {
  return buildWork('springer-nature', {
    id: it.doi ?? it.identifier,
    type: typeOf(it),
    title: it.title,
    authors: personNames(it.creators, (creator) => parseInvertedName(creator.creator)),
    dates: [it.publicationDate, it.onlineDate],
    years: [it.publicationDate, it.onlineDate],
    container: it.publicationName,
    volume: it.volume,
    issue: it.number,
    pages: [it.startingPage, it.endingPage],
    publisher: it.publisher,
    abstract: it.abstract,
    doi: it.doi ?? it.identifier?.replace(/^doi:/, ''),
    isbn: [it.isbn, it.printIsbn, it.electronicIsbn],
    issn: [it.issn, it.eIssn],
    openAccess: it.openaccess,
  });
}

function requestWorks(q: string, p: number): Request {
  const url = buildUrl('https://api.springernature.com/meta/v2/json', { q, s: 1, p });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ records }) => records.map(springerWork));
}

export const springerNature: ConnectorDefinition = {
  ...declared('springer-nature'),
  version: 1,
  dois: /^10\.(?:1007|1038|1186|1140|1057|1365)\//,
  lookUp: { doi: (doi) => requestWorks(`doi:${doi}`, 1) },
  bulk: {
    doi: { maxValues: 20, request: (dois) => requestWorks(`(${dois.map((doi) => `doi:${doi}`).join(' OR ')})`, 25) },
  },
  search: searchBy(fieldTerms({ title: 'title:"$"', author: 'name:"$"', maxLength: 200 }), requestWorks, 20),
};
