import { z } from 'zod';
import type { WorkQuery } from '@veracite/model/work';
import { buildUrl, encodePathSegment } from '../queries/url';
import { firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { noticesByWork, noticeShape } from '../mapping/crossref-notices';
import { crossrefWork, workShape } from '../mapping/crossref-work';
import { integer, recordList } from '../mapping/lenient-schemas';
import type { WorkNotice } from '@veracite/model/work';
import { bookOfParts } from '../mapping/parts-of-book';
import { isLike, isSameBook, tellingWords } from '../mapping/contents-note';
import { venueRegistersOf } from '../venue-registers';

const WORKS = 'https://api.crossref.org/works';
/** All fields that a list can select except the references, which are most of a record. */
const SELECT =
  'DOI,title,subtitle,original-title,short-title,author,editor,container-title,short-container-title,issued,published,' +
  'published-print,published-online,posted,volume,issue,page,article-number,publisher,publisher-location,type,ISSN,' +
  'ISBN,URL,abstract,is-referenced-by-count,relation,updated-by,update-to,license,event,group-title';

const single = z.object({ message: workShape });
const list = z.object({ message: z.object({ 'total-results': integer, items: recordList(workShape) }) });
const notices = z.object({ message: z.object({ items: recordList(noticeShape) }) });
/** The notices requested for each work. Few works have more than three. */
const NOTICES_EACH = 5;

/** A comma ends the value of a filter. */
const isListable = (doi: string): boolean => !doi.includes(',');

const filterOf = (name: string, dois: string[]): string => dois.map((doi) => `${name}:${doi}`).join(',');

function listed(query: { [name: string]: string | number }): Request {
  const url = buildUrl(WORKS, { ...query, select: SELECT });
  return defineRequest({ url, format: 'json', list: true }, list, ({ message }) => message.items.map(crossrefWork));
}

/** Parts of a book that are requested. Few books have more. */
const MAX_PARTS = 500;
const PART_TYPES = 'type:book-chapter,type:proceedings-article';

/** Requests the parts of a book or of proceedings: first those with its title and year, which give its ISBN, then all with this ISBN. */
function requestParts({ containerTitle = '', year, title = '' }: WorkQuery): Request {
  const dates = year === undefined ? '' : `,from-pub-date:${year - 1},until-pub-date:${year + 1}`;
  const filter = `${PART_TYPES}${dates}`;
  const url = buildUrl(WORKS, { 'query.container-title': containerTitle, filter, rows: 20, select: SELECT });
  return defineRequest({ url, format: 'json', list: true, titles: [containerTitle] }, list, ({ message }) => {
    const parts = message.items.flatMap((item) => crossrefWork(item) ?? []);
    const isbn = parts.find(({ csl }) => isSameBook(csl['container-title'] ?? '', containerTitle))?.identifiers.isbn;
    return isbn === undefined ? [] : requestBook(isbn, title);
  });
}

function requestBook(isbn: string, title: string): Request {
  const url = buildUrl(WORKS, { filter: `isbn:${isbn},${PART_TYPES}`, rows: MAX_PARTS, select: SELECT });
  return defineRequest({ url, format: 'json', list: true }, list, ({ message }) => {
    const parts = message.items.flatMap((item) => crossrefWork(item) ?? []);
    const isCut = (message['total-results'] ?? 0) > message.items.length;
    const book = bookOfParts('crossref', isbn, parts, isCut);
    const words = tellingWords(title);
    return book ? [{ ...book, isContainer: true }, ...parts.filter(({ csl }) => isLike(csl.title ?? '', words))] : [];
  });
}

export const crossref: ConnectorDefinition = {
  ...declared('crossref'),
  version: 6,
  // Crossref began in 2000. Journals that deposit are taken to deposit all articles.
  complete: { venues: venueRegistersOf('crossref'), named: { fact: 'depositedAtCrossref', since: 2000 } },
  lookUp: {
    doi: (doi) =>
      defineRecordRequest({ url: `${WORKS}/${encodePathSegment(doi)}`, format: 'json' }, single, ({ message }) =>
        crossrefWork(message),
      ),
  },
  bulk: {
    doi: {
      maxValues: 50,
      accepts: isListable,
      request: (dois) => listed({ filter: filterOf('doi', dois), rows: dois.length }),
    },
  },
  notices: {
    maxValues: 50,
    accepts: isListable,
    request: (dois) =>
      defineRequest<z.infer<typeof notices>, WorkNotice>(
        {
          url: buildUrl(WORKS, {
            filter: filterOf('updates', dois),
            rows: dois.length * NOTICES_EACH,
            select: 'DOI,update-to',
          }),
          format: 'json',
          list: true,
        },
        notices,
        ({ message }) => noticesByWork(message.items),
      ),
  },
  searchesParts: true,
  search(query) {
    if (query.partsOf) return requestParts(query);
    // The matcher expects a whole reference. With a title only, author and journal make the query more specific.
    const words = query.title
      ? [firstAuthorName(query), query.title, query.containerTitle, query.year].filter(Boolean).join(' ')
      : searchWords(query);
    if (!words) return undefined;
    return listed({ 'query.bibliographic': words.slice(0, 600), rows: recordLimit(query, 20) });
  },
};
