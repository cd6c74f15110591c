import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, limitOf, wordsOf } from '../asking/words';
import { record, step, type Definition, type Step } from '../definition';
import { cslTypeOfCrossref } from '../reading/crossref-types';
import { isoDate } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { pagesFrom } from '../reading/pages';
import { flag, many, part, records, text, texts, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

const WORKS = 'https://api.openalex.org/works';
/** Lists give at most so many authors of a work; a single record gives them all. */
const LISTED_AUTHORS = 100;

const location = part({
  source: part({ display_name: text, host_organization_name: text, issn: texts, issn_l: text, type: text }),
  landing_page_url: text,
});
export const workShape = z.object({
  id: text,
  doi: text,
  title: text,
  display_name: text,
  type: text,
  type_crossref: text,
  authorships: many(z.object({ raw_author_name: text, author: part({ display_name: text }) })),
  publication_year: whole,
  publication_date: text,
  primary_location: location,
  biblio: part({ volume: text, issue: text, first_page: text, last_page: text }),
  ids: part({ pmid: text, pmcid: text }),
  language: text,
  cited_by_count: whole,
  is_retracted: flag,
  open_access: part({ is_oa: flag }),
});
const list = z.object({ results: records(workShape) });

const TYPES: { [type: string]: CslType } = {
  article: 'article-journal',
  review: 'article-journal',
  letter: 'article-journal',
  editorial: 'article-journal',
  erratum: 'article-journal',
  retraction: 'article-journal',
  preprint: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  dissertation: 'thesis',
  'conference-paper': 'paper-conference',
  'reference-entry': 'entry-encyclopedia',
};

export function openalexWork(work: z.infer<typeof workShape>): Work | undefined {
  const source = work.primary_location?.source;
  const last = (url: string | undefined): string | undefined => url?.split('/').pop();
  const conference = work.type_crossref === 'proceedings-article' || source?.type === 'conference';
  const type =
    conference && work.type !== 'preprint'
      ? 'paper-conference'
      : (TYPES[work.type ?? ''] ?? cslTypeOfCrossref(work.type));
  return workOf('openalex', {
    id: last(work.id) ?? work.doi,
    type,
    title: work.title ?? work.display_name,
    authors: names(work.authorships, (entry) => displayed(entry.raw_author_name ?? entry.author?.display_name)),
    issued: isoDate(work.publication_date) ?? isoDate(work.publication_year),
    years: [work.publication_year],
    container: source?.display_name,
    volume: work.biblio?.volume,
    issue: work.biblio?.issue,
    page: pagesFrom(work.biblio?.first_page, work.biblio?.last_page),
    publisher: source?.host_organization_name,
    genre: type === 'article' ? 'preprint' : undefined,
    language: work.language,
    doi: work.doi,
    arxiv: /arxiv\.org\/abs\//.test(work.primary_location?.landing_page_url ?? '')
      ? work.primary_location?.landing_page_url
      : undefined,
    pmid: last(work.ids?.pmid),
    pmcid: pmcid(last(work.ids?.pmcid)),
    issn: [source?.issn_l, ...(source?.issn ?? [])],
    url: work.id?.startsWith('http') ? work.id : undefined,
    standing: work.is_retracted ? 'retracted' : undefined,
    notices: work.is_retracted ? [{ standing: 'retracted', source: 'openalex' }] : undefined,
    openAccess: work.open_access?.is_oa,
    citedBy: work.cited_by_count,
    authorsTruncated: work.authorships.length === LISTED_AUTHORS || undefined,
  });
}

const pmcid = (digits: string | undefined): string | undefined =>
  digits && /^\d+$/.test(digits) ? `PMC${digits}` : digits;

const one = (name: string): Step =>
  record({ url: `${WORKS}/${name}`, format: 'json' }, workShape, (work) => openalexWork(work));

function listed(query: { [name: string]: string | number | undefined }): Step {
  return step({ url: address(WORKS, query), format: 'json', list: true }, list, ({ results }) =>
    results.map(openalexWork),
  );
}

export const openalex: Definition = {
  version: 1,
  source: {
    name: 'OpenAlex',
    homepage: 'https://openalex.org',
    coverage: 'About 270 million works of all fields, gathered from registries, repositories and publishers.',
    disciplines: ['general'],
    types: ['article-journal', 'paper-conference', 'book', 'chapter', 'article', 'thesis', 'report', 'dataset'],
    identifiers: ['doi', 'pmid', 'pmcid'],
    group: 'general',
  },
  documentation: 'https://docs.openalex.org',
  pace: { requests: 10, seconds: 1, concurrent: 5 },
  key: { place: { param: 'api_key' }, needed: 'search', from: 'https://openalex.org/settings/api' },
  lookUp: {
    doi: (doi) => one(`doi:${encodeDoi(doi)}`),
    pmid: (pmid) => one(`pmid:${pmid}`),
    pmcid: (id) => one(`pmcid:${id.replace('PMC', '')}`),
  },
  bulk: {
    doi: {
      most: 100,
      fits: (doi) => !/[,|]/.test(doi),
      ask: (dois) => listed({ filter: `doi:${dois.join('|')}`, per_page: 100 }),
    },
  },
  search(query) {
    const words = wordsOf(query);
    return words ? listed({ search: bareWords(words), per_page: limitOf(query, 25) }) : undefined;
  },
};
