import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { fieldAnyOf, quotePhrase } from '../queries/lucene';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, recordList, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';

const docShape = z.object({
  id: text,
  title_display: text,
  author_display: texts,
  ...fields(text, 'journal publication_date volume issue elocation_id publisher eissn'),
  abstract: texts,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: recordList(docShape) }) });

function requestWorks(q: string, rows: number): Request {
  const url = buildUrl('https://api.plos.org/search', {
    q,
    fq: 'doc_type:full',
    fl: FIELDS,
    rows,
    start: 0,
    wt: 'json',
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ response }) =>
    response.docs.map((it) =>
      buildWork('plos', {
        id: it.id,
        type: 'article-journal',
        title: it.title_display,
        authors: personNames(it.author_display, parseDisplayName),
        dates: [it.publication_date],
        container: it.journal,
        volume: it.volume,
        issue: it.issue,
        number: it.elocation_id,
        publisher: it.publisher,
        issn: [it.eissn],
        abstract: it.abstract[0],
        doi: it.id,
        openAccess: true,
      }),
    ),
  );
}

export const plos: ConnectorDefinition = {
  ...declared('plos'),
  version: 1,
  dois: /^10\.1371\//,
  lookUp: { doi: (doi) => requestWorks(`id:${quotePhrase(doi)}`, 1) },
  bulk: { doi: { maxValues: 25, request: (dois) => requestWorks(fieldAnyOf('id', dois), 25) } },
  search: searchBy(fieldTerms({ title: 'title:($)', author: 'author:""' }), requestWorks, 25),
};
