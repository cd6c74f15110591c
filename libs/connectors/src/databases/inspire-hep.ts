import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { joinWithOr, searchByTerms } from '../queries/term-search';
import { plainWords, firstAuthorName, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery } from '@veracite/model/work';
import { findYear } from '../mapping/csl-dates';
import { parseInvertedName, personNames, organizationName, personName } from '../mapping/person-names';
import { fields, flag, listOf, recordList, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { encodeDoi } from '@veracite/model/identifiers';
import { workTypes } from '../mapping/work-types';

const API = 'https://inspirehep.net/api';
const values = listOf(z.object({ value: text }));
const recordShape = z.object({
  id: text,
  metadata: z.object({
    control_number: text,
    titles: listOf(z.object({ title: text, subtitle: text })),
    authors: listOf(z.object({ full_name: text, first_name: text, last_name: text, inspire_roles: texts })),
    author_count: integer,
    corporate_author: texts,
    collaborations: values,
    publication_info: listOf(
      z.object({
        ...fields(text, 'material journal_title journal_volume journal_issue artid page_start page_end'),
        year: integer,
      }),
    ),
    earliest_date: text,
    preprint_date: text,
    imprints: listOf(z.object({ publisher: text, place: text, date: text })),
    dois: listOf(z.object({ value: text, material: text })),
    arxiv_eprints: values,
    isbns: values,
    abstracts: values,
    citation_count: integer,
    document_type: texts,
    withdrawn: flag,
    number_of_pages: text,
  }),
});
const list = z.object({ hits: z.object({ hits: recordList(recordShape) }) });
const FIELDS = Object.keys(recordShape.shape.metadata.shape).join(',');

const TYPES = workTypes('inspire-hep');
/** The number of authors requested; some collaborations have thousands. */
const MOST_AUTHORS = 300;

function termsOf(query: WorkQuery): string | undefined {
  const words = searchWords(query, 250);
  if (!words) return undefined;
  const author = query.title ? firstAuthorName(query) : undefined;
  return [`t ${titleWords(words)}`, author && `a ${plainWords(author)}`].filter(Boolean).join(' and ');
}

export const inspireHep: ConnectorDefinition = {
  ...declared('inspire-hep'),
  version: 2,
  lookUp: {
    doi: (doi) => lookUp(`doi/${encodeDoi(doi)}`),
    arxiv: (id) => lookUp(`arxiv/${id}`),
  },
  bulk: {
    doi: { maxValues: 25, request: (dois) => listed(dois.map((doi) => `doi ${doi}`).join(' or '), 50) },
    arxiv: { maxValues: 25, request: (ids) => listed(ids.map((id) => `eprint ${id}`).join(' or '), 50) },
  },
  ...searchByTerms({
    buildTerms: termsOf,
    request: listed,
    maxRecords: 60,
    combined: { maxSearches: 8, join: (terms) => joinWithOr(terms, 'or') },
  }),
};

/** Removes the operators of INSPIRE's grammar, which ignores case: "spin and a spectrum" would search for an author. */
function titleWords(title: string): string {
  return plainWords(title)
    .split(' ')
    .filter((word) => !/^(?:and|or|not)$/i.test(word))
    .join(' ');
}

function lookUp(path: string): Request {
  return defineRecordRequest({ url: `${API}/${path}`, format: 'json' }, recordShape, (record) => inspireWork(record));
}

function listed(q: string, size: number): Request {
  const url = buildUrl(`${API}/literature`, { q, size, page: 1, fields: FIELDS });
  return defineRequest({ url, format: 'json', list: true }, list, ({ hits }) => hits.hits.map(inspireWork));
}

/** Returns 1 for errata, addenda and reprints, which follow the work itself. */
const afterwards = ({ material }: { material?: string }): number =>
  material === undefined || material === 'publication' ? 0 : 1;

function inspireWork({ id, metadata: it }: z.infer<typeof recordShape>) {
  const places = [...it.publication_info].sort((a, b) => afterwards(a) - afterwards(b));
  const published = places.find((info) => info.journal_title) ?? places[0];
  const [doi] = [...it.dois].sort((a, b) => afterwards(a) - afterwards(b));
  const editors = it.authors.filter((author) => author.inspire_roles.includes('editor'));
  const writers = it.authors.filter((author) => !editors.includes(author)).slice(0, MOST_AUTHORS);
  const read = (author: (typeof writers)[number]) =>
    author.last_name ? personName(author.last_name, author.first_name) : parseInvertedName(author.full_name);
  const kind = TYPES[it.document_type[0] ?? ''] ?? 'article-journal';
  const preprint = kind === 'article-journal' && !published?.journal_title;
  const record = it.control_number ?? id;
  return buildWork('inspire-hep', {
    id: record,
    type: preprint ? 'article' : kind,
    genre: preprint ? 'preprint' : undefined,
    title: it.titles[0]?.title,
    subtitle: it.titles[0]?.subtitle,
    otherTitles: it.titles.slice(1).map((title) => title.title),
    authors:
      writers.length > 0
        ? personNames(writers, read)
        : [
            ...personNames(it.collaborations, ({ value }) => organizationName(value && `${value} Collaboration`)),
            ...personNames(it.corporate_author, organizationName),
          ],
    editors: personNames(editors, read),
    dates: [published?.year, it.imprints[0]?.date, it.earliest_date],
    years: [published?.year, ...[it.earliest_date, it.preprint_date].map(findYear)],
    container: published?.journal_title,
    volume: published?.journal_volume,
    issue: published?.journal_issue,
    pages: [published?.page_start, published?.page_end],
    number: published?.artid,
    publisher: it.imprints[0]?.publisher,
    place: it.imprints[0]?.place,
    abstract: it.abstracts[0]?.value,
    pageCount: it.number_of_pages,
    doi: doi?.value,
    arxiv: it.arxiv_eprints[0]?.value,
    isbn: it.isbns.map((isbn) => isbn.value),
    url: record && `https://inspirehep.net/literature/${record}`,
    citedBy: it.citation_count,
    notices: it.withdrawn ? [{ standing: 'withdrawn', source: 'inspire-hep' }] : undefined,
    authorsTruncated:
      (it.author_count ?? 0) > writers.length + editors.length || it.authors.length > MOST_AUTHORS || undefined,
  });
}
