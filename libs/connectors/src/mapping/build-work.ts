import type { CslDate, CslItem, CslName, CslType } from '@veracite/model/csl';
import {
  arxivOfDoi,
  identifierUrl,
  normalizeArxiv,
  normalizeBibcode,
  normalizeDoi,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  WORK_IDENTIFIER_KINDS,
  type Identifiers,
} from '@veracite/model/identifiers';
import { gravest, type Notice, type NoticeAbout, type Work } from '@veracite/model/work';
import { isPlaceholder } from '@veracite/text/placeholders';
import { findYear, parseDate } from './csl-dates';
import { expandPageRange, joinPages } from './page-ranges';
import { plainText, plainAbstract, plainTitle } from './plain-text';

/** The fields of one work as its database has them; `buildWork` cleans them. */
interface WorkFields {
  /** The id of the record in its database. */
  id: string | undefined;
  type: CslType;
  title?: string;
  subtitle?: string;
  otherTitles?: (string | undefined)[];
  authors?: CslName[];
  editors?: CslName[];
  issued?: CslDate;
  /** The first that can be parsed is used, unless `issued` is given. */
  dates?: (string | number | undefined)[];
  years?: (string | number | undefined)[];
  container?: string;
  containerShort?: string;
  collection?: string;
  event?: string;
  volume?: string;
  issue?: string;
  page?: string;
  /** The first and the last page, in place of `page`. */
  pages?: [first: string | undefined, last: string | undefined];
  /** The number of an article or report without pages. */
  number?: string;
  edition?: string;
  publisher?: string;
  place?: string;
  genre?: string;
  language?: string;
  abstract?: string;
  pageCount?: string;
  doi?: string;
  arxiv?: string;
  pmid?: string;
  pmcid?: string;
  bibcode?: string;
  /** The first valid one is used. */
  isbn?: (string | undefined)[];
  issn?: (string | undefined)[];
  /** Default: the URL of its best identifier. */
  url?: string;
  notices?: Notice[];
  noticeAbout?: NoticeAbout[];
  openAccess?: boolean;
  citedBy?: number;
  funders?: (string | undefined)[];
  versionOf?: string;
  hasPreprint?: string;
  authorsTruncated?: boolean;
}

/** Builds a work from the fields of a record. Returns undefined if it has neither title nor identifier. */
export function buildWork(source: string, record: WorkFields): Work | undefined {
  const identifiers = identifiersOf(record);
  const csl = compact<CslItem>({
    type: record.type,
    ...described(record),
    ...published(record),
    ...numbered(identifiers),
  });
  const known = WORK_IDENTIFIER_KINDS.find((kind) => identifiers[kind] !== undefined);
  const id = record.id ?? (known && identifiers[known]);
  if (id === undefined || (!csl.title && !known)) return undefined;
  const url = webAddress(record.url) ?? (known && identifierUrl(known, identifiers[known] ?? ''));
  const years = [...new Set([csl.issued?.['date-parts']?.[0]?.[0], ...yearsOf(record)])].filter(isYear);
  const versionOf = normalizeDoi(record.versionOf ?? '');
  const hasPreprint = normalizeDoi(record.hasPreprint ?? '');
  return compact<Work>({
    key: `${source}:${id}`,
    csl: url ? { ...csl, URL: url } : csl,
    identifiers,
    url,
    standing: gravest((record.notices ?? []).map(({ standing }) => standing)),
    notices: record.notices,
    noticeAbout: record.noticeAbout,
    openAccess: record.openAccess,
    citedBy: record.citedBy,
    funders: [...new Set((record.funders ?? []).flatMap((name) => plainText(name) ?? []))],
    abstract: plainAbstract(record.abstract),
    otherTitles: otherTitlesOf(csl.title, record.otherTitles),
    versionOf: versionOf === identifiers.doi ? undefined : versionOf,
    hasPreprint: hasPreprint === identifiers.doi ? undefined : hasPreprint,
    authorsTruncated: record.authorsTruncated,
    years,
  });
}

function described(record: WorkFields): Partial<CslItem> {
  return {
    title: fullTitle(plainTitle(record.title), plainTitle(record.subtitle)),
    author: record.authors,
    editor: record.editors,
    issued: record.issued ?? record.dates?.map(parseDate).find(Boolean) ?? fromYears(yearsOf(record)),
    genre: plainText(record.genre),
    language: record.language,
    'number-of-pages': plainText(record.pageCount),
  };
}

function published(record: WorkFields): Partial<CslItem> {
  return {
    'container-title': plainText(record.container),
    'container-title-short': plainText(record.containerShort),
    'collection-title': plainText(record.collection),
    'event-title': plainText(record.event),
    volume: plainText(record.volume),
    issue: plainText(record.issue),
    page: expandPageRange(plainText(record.pages ? joinPages(...record.pages) : record.page)),
    number: plainText(record.number),
    edition: plainText(record.edition),
    publisher: named(record.publisher),
    'publisher-place': named(record.place),
  };
}

/** Cleans the name of a publisher or place; undefined for a placeholder such as "[s.n.]". */
function named(text: string | undefined): string | undefined {
  const name = plainText(text);
  return name && !isPlaceholder(name) ? name : undefined;
}

function numbered(identifiers: Identifiers): Partial<CslItem> {
  const { doi, pmid, pmcid, isbn, issn } = identifiers;
  return { DOI: doi, PMID: pmid, PMCID: pmcid, ISBN: isbn, ISSN: issn };
}

function identifiersOf(record: WorkFields): Identifiers {
  const doi = normalizeDoi(record.doi ?? '');
  const first = <T>(list: (string | undefined)[] | undefined, read: (value: string) => T | undefined): T | undefined =>
    (list ?? []).map((value) => read(value ?? '')).find((value) => value !== undefined);
  return compact<Identifiers>({
    doi,
    arxiv: normalizeArxiv(record.arxiv ?? '') ?? (doi && arxivOfDoi(doi)),
    pmid: normalizePmid(record.pmid ?? ''),
    pmcid: normalizePmcid(record.pmcid ?? ''),
    isbn: first(record.isbn, normalizeIsbn),
    issn: first(record.issn, normalizeIssn),
    bibcode: normalizeBibcode(record.bibcode ?? ''),
  });
}

/** Joins title and subtitle by a colon, unless the title contains the subtitle or ends with punctuation. */
function fullTitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  if (!title || !subtitle || title.toLowerCase().includes(subtitle.toLowerCase())) return title ?? subtitle;
  return /[:?!.]$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`;
}

function otherTitlesOf(title: string | undefined, others: WorkFields['otherTitles']): string[] {
  const clean = (others ?? []).map(plainTitle).filter((other) => other !== undefined && other !== title);
  return [...new Set(clean as string[])];
}

const yearsOf = ({ years = [] }: WorkFields): (number | undefined)[] =>
  years.map((year) => (typeof year === 'number' ? year : findYear(year)));

function fromYears(years: (number | undefined)[]): CslDate | undefined {
  const year = years.find(isYear);
  return year === undefined ? undefined : { 'date-parts': [[year]] };
}

function isYear(year: number | undefined): year is number {
  return year !== undefined && year >= 1000 && year <= 2100;
}

function webAddress(url: string | undefined): string | undefined {
  return url && /^https?:\/\/\S+$/.test(url)
    ? url.replace(/^http:\/\/(?=(?:dx\.)?doi\.org|arxiv\.org|dblp\.org|openlibrary\.org|hdl\.handle)/, 'https://')
    : undefined;
}

/** Removes keys without a value. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && !(Array.isArray(field) && field.length === 0)),
  ) as T;
}
