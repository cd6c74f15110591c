import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { at, list, text, year, type Raw } from './raw-reply';

/** The content of a raw record, read without the mapping, that a complete work must have. */
export interface Reading {
  title?: string;
  /** Number of names that are listed as authors. */
  authors?: number;
  years?: (string | undefined)[];
  container?: string;
  doi?: string;
}

/** Where a record has its fields; of several places the first that holds a text. */
interface Places {
  title: string[];
  authors?: string;
  years?: string[];
  container?: string[];
  doi?: string;
}

const reading =
  (places: Places) =>
  (it: Raw): Reading => ({
    title: first(it, places.title),
    authors: places.authors === undefined ? undefined : list(at(it, places.authors)).length,
    years: places.years?.map((path) => year(at(it, path))),
    container: first(it, places.container ?? []),
    doi: places.doi === undefined ? undefined : text(at(it, places.doi)),
  });

const first = (it: Raw, paths: string[]): string | undefined =>
  paths.map((path) => text(at(it, path))).find((item) => item !== undefined);

/** The value of whichever of some identifiers is a DOI. */
const doiOf = (ids: Raw | undefined, kind: string, value: string): string | undefined =>
  text(
    at(
      list(ids).find((id) => text(id[kind])?.toLowerCase() === 'doi'),
      value,
    ),
  );

const names = (joined: Raw | undefined, by = '; '): number => text(joined)?.split(by).length ?? 0;

const csl = { authors: 'author', doi: 'DOI' };

export const RAW_RECORD_READERS: Partial<Record<DatabaseId, (record: Raw) => Reading>> = {
  crossref: reading({
    ...csl,
    title: ['title.0'],
    years: ['published-print', 'published-online', 'published', 'issued', 'posted'].map(
      (key) => `${key}.date-parts.0.0`,
    ),
    container: ['container-title.0'],
  }),
  'doi-org': reading({ ...csl, title: ['title'], years: ['issued.date-parts.0.0'], container: ['container-title'] }),
  openalex: reading({
    title: ['title'],
    authors: 'authorships',
    years: ['publication_year'],
    container: ['primary_location.source.display_name'],
    doi: 'doi',
  }),
  datacite: reading({
    title: ['attributes.titles.0.title'],
    authors: 'attributes.creators',
    years: ['attributes.publicationYear'],
    container: ['attributes.container.title'],
    doi: 'attributes.doi',
  }),
  'semantic-scholar': reading({
    title: ['title'],
    authors: 'authors',
    years: ['year'],
    container: ['venue'],
    doi: 'externalIds.DOI',
  }),
  zenodo: reading({
    title: ['metadata.title'],
    authors: 'metadata.creators',
    years: ['metadata.publication_date'],
    container: ['metadata.journal.title'],
    doi: 'doi',
  }),
  'europe-pmc': (it) => ({
    ...reading({
      title: ['title'],
      years: ['pubYear'],
      container: ['journalInfo.journal.title', 'journalTitle'],
      doi: 'doi',
    })(it),
    authors: it['authorList'] ? list(it['authorList']['author']).length : names(it['authorString'], ', '),
  }),
  dblp: reading({
    title: ['title'],
    authors: 'authors.author',
    years: ['year'],
    container: ['venue', 'venue.0'],
    doi: 'doi',
  }),
  'open-library': (it) => ({
    ...reading({ title: ['title'], years: ['first_publish_year'] })(it),
    // The record of one edition has a date that ends with its year.
    ...(text(it['publish_date']) !== undefined && { years: [text(it['publish_date'])?.slice(-4)] }),
    authors: list(it['author_name'] ?? it['authors']).length,
  }),
  doaj: (it) => ({
    ...reading({ title: ['title'], authors: 'author', years: ['year'], container: ['journal.title'] })(it),
    doi: doiOf(it['identifier'], 'type', 'id'),
  }),
  hal: reading({
    title: ['title_s.0'],
    authors: 'authFullName_s',
    years: ['producedDate_s'],
    container: ['journalTitle_s'],
    doi: 'doiId_s',
  }),
  'inspire-hep': (it) => ({
    ...reading({
      title: ['titles.0.title'],
      authors: 'authors',
      container: ['publication_info.0.journal_title'],
      doi: 'dois.0.value',
    })(it),
    years: list(it['publication_info']).map((info) => year(info['year'])),
  }),
  eric: reading({ title: ['title'], authors: 'author', years: ['publicationdateyear'], container: ['source'] }),
  openaire: (it) => ({
    ...reading({ title: ['mainTitle'], authors: 'authors', years: ['publicationDate'], container: ['container.name'] })(
      it,
    ),
    doi: doiOf(it['pids'], 'scheme', 'value'),
  }),
  opencitations: (it) => ({
    ...reading({ title: ['title'], years: ['pub_date'] })(it),
    authors: text(it['author']) ? names(it['author']) : 0,
    container: text(it['venue'])?.split(' [')[0],
    doi: /doi:(\S+)/.exec(text(it['id']) ?? '')?.[1],
  }),
  biorxiv: (it) => ({ ...reading({ title: ['title'], doi: 'doi' })(it), authors: names(it['authors']) }),
  'google-books': reading({
    title: ['volumeInfo.title'],
    authors: 'volumeInfo.authors',
    years: ['volumeInfo.publishedDate'],
  }),
  core: reading({ title: ['title'], authors: 'authors', years: ['yearPublished'], doi: 'doi' }),
  'nasa-ads': (it) => ({
    ...reading({ title: ['title.0'], authors: 'author', years: ['year'], doi: 'doi.0' })(it),
    // One journal among preprints, named by its collection.
    container: text(it['pub'])?.replace(' e-prints', ''),
  }),
  'ieee-xplore': reading({
    title: ['title'],
    authors: 'authors.authors',
    years: ['publication_year'],
    container: ['publication_title'],
    doi: 'doi',
  }),
  'springer-nature': reading({
    title: ['title'],
    authors: 'creators',
    years: ['publicationDate'],
    container: ['publicationName'],
    doi: 'doi',
  }),
  scopus: (it) => ({
    ...reading({
      title: ['dc:title'],
      years: ['prism:coverDate'],
      container: ['prism:publicationName'],
      doi: 'prism:doi',
    })(it),
    authors: list(it['author']).length || list(it['dc:creator']).length,
  }),
  cinii: reading({
    title: ['title', 'title.@value'],
    years: ['prism:publicationDate', 'dc:date'],
    container: ['prism:publicationName', 'prism:publicationName.@value'],
  }),
  arxiv: reading({ title: ['title'], authors: 'author', years: ['published'] }),
  pubmed: (it) => {
    const article = at(it, 'MedlineCitation.Article');
    return {
      title: text(at(article, 'ArticleTitle')),
      // A record has a misprinted name in addition to the correct one.
      authors: list(at(article, 'AuthorList.Author')).filter((item) => text(item['@ValidYN']) !== 'N').length,
      years: [year(at(article, 'Journal.JournalIssue.PubDate.Year'))],
      container: text(at(article, 'Journal.Title')),
      doi: text(list(at(article, 'ELocationID')).find((id) => text(id['@EIdType']) === 'doi')),
    };
  },
  jstage: reading({
    title: ['article_title.en'],
    authors: 'author.en.name',
    years: ['pubyear'],
    container: ['material_title.en'],
    doi: 'doi',
  }),
  base: (it) => {
    const named = (kind: string, name: string): Raw | undefined =>
      list(it[kind]).find((item) => text(item['@name']) === name);
    return {
      title: text(named('str', 'dctitle')),
      authors: list(named('arr', 'dccreator')?.['str']).length,
      years: [text(named('str', 'dcyear')) ?? text(named('int', 'dcyear'))],
    };
  },
};
