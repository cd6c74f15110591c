import { normaliseIssn, normaliseOrcid } from '@veracite/model/identifiers';
import { z } from 'zod';
import { address, segment } from '../asking/address';
import { bare } from '../asking/words';
import { record, step } from '../definition';
import { flag, many, part, text, texts, whole } from '../reading/shape';
import type { RegistryDefinition } from './definition';
import type { AuthorRecord, JournalRecord } from './port';
import { figure, issnsOf, journalOf } from './records';

const HOME = 'https://api.openalex.org';

const source = z.object({
  id: z.string(),
  display_name: text,
  alternate_titles: texts,
  abbreviated_title: text,
  issn_l: text,
  issn: texts,
  type: text,
  host_organization: text,
  host_organization_name: text,
  country_code: text,
  homepage_url: text,
  works_count: whole,
  cited_by_count: whole,
  summary_stats: part({ '2yr_mean_citedness': figure, h_index: whole }),
  first_publication_year: whole,
  last_publication_year: whole,
  counts_by_year: many(z.object({ year: z.number(), works_count: z.number(), cited_by_count: whole })),
  is_oa: flag,
  is_in_doaj: flag,
  is_core: flag,
  is_in_scielo: flag,
  apc_prices: many(z.object({ price: z.number(), currency: text })),
  created_date: text,
  updated_date: text,
});
const author = z.object({
  id: z.string(),
  display_name: text,
  display_name_alternatives: texts,
  orcid: text,
  works_count: whole,
  cited_by_count: whole,
  summary_stats: part({ h_index: whole }),
  affiliations: many(z.object({ institution: part({ display_name: text, ror: text }), years: many(z.number()) })),
  topics: many(z.object({ display_name: text })),
});
const list = <T>(shape: z.ZodType<T>) => z.object({ results: z.array(shape) });

/** `S137773608` of `https://openalex.org/S137773608`. */
const shortId = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

function journalRecord(it: z.infer<typeof source>): JournalRecord | undefined {
  if (!it.display_name) return undefined;
  const apc = [...it.apc_prices].sort((a, b) => b.price - a.price)[0];
  return journalOf('openalex', {
    id: shortId(it.id),
    url: `https://openalex.org/${shortId(it.id)}`,
    title: it.display_name,
    alternativeTitles: [...it.alternate_titles, ...(it.abbreviated_title ? [it.abbreviated_title] : [])],
    issns: issnsOf([it.issn_l, ...it.issn]),
    issnL: it.issn_l && normaliseIssn(it.issn_l),
    type: it.type,
    publisher: it.host_organization_name,
    publisherId: it.host_organization && shortId(it.host_organization),
    country: it.country_code,
    homepage: it.homepage_url,
    worksCount: it.works_count,
    citedByCount: it.cited_by_count,
    twoYearMeanCitedness: it.summary_stats?.['2yr_mean_citedness'],
    hIndex: it.summary_stats?.h_index,
    firstYear: it.first_publication_year,
    lastYear: it.last_publication_year,
    worksByYear: it.counts_by_year.map((one) => ({
      year: one.year,
      works: one.works_count,
      citations: one.cited_by_count,
    })),
    openAccess: it.is_oa,
    inDoaj: it.is_in_doaj,
    core: it.is_core,
    inScielo: it.is_in_scielo,
    charges: apc && { charged: apc.price > 0, price: apc.price, currency: apc.currency },
    addedOn: it.created_date?.slice(0, 10),
    updatedOn: it.updated_date?.slice(0, 10),
  });
}

function authorRecord(it: z.infer<typeof author>): AuthorRecord | undefined {
  if (!it.display_name) return undefined;
  return {
    registry: 'openalex',
    id: shortId(it.id),
    url: `https://openalex.org/${shortId(it.id)}`,
    name: it.display_name,
    alternativeNames: it.display_name_alternatives,
    orcid: it.orcid && normaliseOrcid(it.orcid),
    affiliations: it.affiliations.flatMap(({ institution, years }) =>
      institution?.display_name ? [{ name: institution.display_name, ror: institution.ror, years }] : [],
    ),
    worksCount: it.works_count,
    citedByCount: it.cited_by_count,
    hIndex: it.summary_stats?.h_index,
    topics: it.topics.flatMap((topic) => topic.display_name ?? []),
  };
}

/** https://developers.openalex.org: `/sources` and `/authors`; one of them by its identifier is free of charge. */
export const openalex: RegistryDefinition = {
  version: 1,
  asks: {
    'journal by issn': (value) => {
      const issn = normaliseIssn(value);
      return issn ? record({ url: `${HOME}/sources/issn:${issn}`, format: 'json' }, source, journalRecord) : undefined;
    },
    'journal by title': (title) => {
      const words = bare(title);
      if (!words) return undefined;
      const url = address(`${HOME}/sources`, { search: words, per_page: 25 });
      return step({ url, format: 'json', list: true }, list(source), ({ results }) => results.map(journalRecord));
    },
    'author by orcid': (value) => {
      const orcid = normaliseOrcid(value);
      return orcid
        ? record({ url: `${HOME}/authors/orcid:${orcid}`, format: 'json' }, author, authorRecord)
        : undefined;
    },
    'author by name': (name) => {
      const words = bare(name);
      if (!words) return undefined;
      const url = address(`${HOME}/authors`, { search: words, per_page: 25 });
      return step({ url, format: 'json', list: true }, list(author), ({ results }) => results.map(authorRecord));
    },
    'retracted works by journal': (id) => {
      if (!/^S\d{1,15}$/.test(id)) return undefined;
      const filter = `primary_location.source.id:${segment(id)},is_retracted:true`;
      const shape = z.object({ meta: z.object({ count: z.number() }) });
      return step(
        { url: address(`${HOME}/works`, { filter, per_page: 1 }), format: 'json', list: true },
        shape,
        ({ meta }) => [{ registry: 'openalex' as const, count: meta.count }],
      );
    },
  },
};
