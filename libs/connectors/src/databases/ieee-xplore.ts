import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const author = z.object({ full_name: text, author_order: integer });
const articleShape = z.object({
  ...fields(text, 'article_number title publication_title publication_year publication_date conference_location'),
  ...fields(text, 'volume issue start_page end_page publisher content_type doi issn isbn abstract html_url'),
  ...fields(text, 'access_type'),
  authors: z.preprocess(
    (it) => (Array.isArray(it) ? { authors: it } : it),
    optionalObject({ authors: listOf(author) }),
  ),
  citing_paper_count: integer,
});
const reply = z.object({
  total_records: z.unknown().refine((total) => total !== undefined),
  articles: listOf(articleShape),
});

const TYPES = workTypes('ieee-xplore');

function ieeeWork(it: z.infer<typeof articleShape>) {
  const authors = [...(it.authors?.authors ?? [])].sort((a, b) => (a.author_order ?? 0) - (b.author_order ?? 0));
  return buildWork('ieee-xplore', {
    id: it.article_number,
    type: TYPES[it.content_type ?? ''] ?? 'document',
    title: it.title,
    authors: personNames(authors, (author) => parseDisplayName(author.full_name)),
    dates: [it.publication_year],
    years: [it.publication_year, it.publication_date],
    container: it.publication_title,
    volume: it.volume,
    issue: it.issue,
    pages: [it.start_page, it.end_page],
    publisher: it.publisher,
    place: it.conference_location,
    abstract: it.abstract,
    doi: it.doi,
    isbn: [it.isbn],
    issn: [it.issn],
    url: it.html_url,
    openAccess: it.access_type === undefined ? undefined : /open/i.test(it.access_type),
    citedBy: it.citing_paper_count,
  });
}

function requestWorks(query: { [name: string]: string | number | undefined }): Request {
  const url = buildUrl('https://ieeexploreapi.ieee.org/api/v1/search/articles', {
    format: 'json',
    start_record: 1,
    ...query,
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ articles }) => articles.map(ieeeWork));
}

export const ieeeXplore: ConnectorDefinition = {
  ...declared('ieee-xplore'),
  version: 2,
  dois: /^10\.1109\//,
  lookUp: { doi: (doi) => requestWorks({ doi, max_records: 1 }) },
  search(query) {
    const words = searchWords(query, 200);
    if (!words) return undefined;
    const fields = query.title
      ? { article_title: plainWords(words), author: firstAuthorName(query) }
      : { querytext: plainWords(words) };
    return requestWorks({ ...fields, max_records: recordLimit(query, 25) });
  },
};
