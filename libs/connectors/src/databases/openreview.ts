import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition } from '../connector-definition';
import { declared } from '../declared';
import { findYear } from '../mapping/csl-dates';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { integer, listOf, recordList, text, textAt } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { Work } from '@veracite/model/work';

/** A field of version 2 is an object with its value; of version 1, the value itself. */
const field = textAt('value');
const list = z.preprocess(
  (value) => (Array.isArray(value) ? value : (value as { value?: unknown } | null | undefined)?.value),
  listOf(text),
);

/** A note of version 2 or 1 of the API (docs.openreview.net/reference/api-v2/entities/note). */
export const noteShape = z.object({
  id: z.string(),
  forum: text,
  cdate: integer,
  pdate: integer,
  content: z.object({ title: field, authors: list, venue: field, venueid: field, abstract: field, _bibtex: field }),
});
/** A search that the service could not run has no notes and says so. */
const reply = z.object({ notes: recordList(noteShape), searchUnavailable: z.literal(false).optional() });

/** Status of a submission at the end of the id of its venue, as in "ICLR.cc/2024/Conference/Rejected_Submission". */
const NOT_PUBLISHED = /submi|withdrawn|rejected|under.review/i;
/** How a paper is presented, after the name of its venue: "ICLR 2024 poster". */
const PRESENTATION = / (?:poster|oral|spotlight|notable[- ]top[- ]\d+%|regular|short|long|talk|accept\S*)\b.*$/i;

/** Venues whose papers it has. References that name another are not searched, because its search takes few requests. */
const VENUES =
  /\b(?:iclr|neurips|nips|icml|tmlr|colm|corl)\b|learning representations|neural information processing|on machine learning|language modeling|robot learning|openreview/i;

/** Builds the work of a submission; undefined for reviews and comments, which have no authors or another forum. */
export function openreviewWork({ id, forum, cdate, pdate, content }: z.infer<typeof noteShape>): Work | undefined {
  if ((forum ?? id) !== id || content.authors.length === 0) return undefined;
  const venue = content.venue?.replace(PRESENTATION, '');
  const isPublished = venue !== undefined && !NOT_PUBLISHED.test(`${content.venueid ?? ''} ${venue}`);
  const day = pdate ?? cdate;
  return buildWork('openreview', {
    id,
    type: isPublished ? 'paper-conference' : 'article',
    genre: isPublished ? undefined : 'preprint',
    title: content.title,
    authors: personNames(content.authors, parseDisplayName),
    dates: [(isPublished ? findYear(venue) : undefined) ?? (day && new Date(day).toISOString().slice(0, 10))],
    container: isPublished ? venue : 'OpenReview',
    abstract: content.abstract,
    url: `https://openreview.net/forum?id=${encodeURIComponent(id)}`,
    openAccess: true,
  });
}

export const openreview: ConnectorDefinition = {
  ...declared('openreview'),
  version: 1,
  lookUp: {},
  search(query) {
    const term = searchWords(query, 250);
    if (!term || (query.containerTitle && !VENUES.test(query.containerTitle))) return undefined;
    const url = buildUrl('https://api2.openreview.net/notes/search', {
      term: plainWords(term),
      type: 'terms',
      content: query.title ? 'title' : 'all',
      group: 'all',
      source: 'forum',
      limit: recordLimit(query, 25),
      offset: 0,
    });
    return defineRequest({ url, format: 'json', list: true }, reply, ({ notes }) => notes.map(openreviewWork));
  },
};
