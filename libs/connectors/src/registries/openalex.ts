import { normalizeIssn, normalizeOrcid } from '@veracite/model/identifiers';
import { z } from 'zod';
import { buildUrl, encodePathSegment } from '../queries/url';
import { lettersAndDigits } from '../queries/search-words';
import { defineRecordRequest, defineRequest } from '../connector-definition';
import { fields, flag, listOf, optionalObject, text, texts, integer } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { AuthorRecord, JournalRecord } from './registries';
import { optionalNumber, normalizeIssns, buildJournal } from './record-fields';

const HOME = 'https://api.openalex.org';

const source = z.object({
  id: z.string(),
  ...fields(text, 'display_name abbreviated_title issn_l type host_organization_name'),
  homepage_url: text,
  alternate_titles: texts,
  issn: texts,
  ...fields(integer, 'works_count cited_by_count first_publication_year'),
  summary_stats: optionalObject({ '2yr_mean_citedness': optionalNumber, h_index: integer }),
  counts_by_year: listOf(z.object({ year: z.number(), works_count: z.number() })),
  ...fields(flag, 'is_oa is_in_doaj is_core is_in_scielo'),
  apc_prices: listOf(z.object({ price: z.number(), currency: text })),
});
const author = z.object({
  id: z.string(),
  display_name: text,
  display_name_alternatives: texts,
  orcid: text,
  works_count: integer,
  cited_by_count: integer,
  summary_stats: optionalObject({ h_index: integer }),
  affiliations: listOf(z.object({ institution: optionalObject({ display_name: text, ror: text }) })),
  topics: listOf(z.object({ display_name: text })),
});
const recordById = <T, R>(path: string, shape: z.ZodType<T>, toRecord: (it: T) => R | undefined) =>
  defineRecordRequest({ url: `${HOME}/${path}`, format: 'json' }, shape, toRecord);

/** Returns the search by words; undefined when there are none. */
function search<T, R>(path: string, name: string, shape: z.ZodType<T>, toRecord: (it: T) => R | undefined) {
  const words = lettersAndDigits(name);
  const url = buildUrl(`${HOME}/${path}`, { search: words, per_page: 25 });
  const list = z.object({ results: z.array(shape) });
  return words
    ? defineRequest({ url, format: 'json', list: true }, list, ({ results }) => results.map(toRecord))
    : undefined;
}

/** `S137773608` of `https://openalex.org/S137773608`. */
const shortId = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

function journalRecord(it: z.infer<typeof source>): JournalRecord | undefined {
  if (!it.display_name) return undefined;
  const apc = [...it.apc_prices].sort((a, b) => b.price - a.price)[0];
  return buildJournal('openalex', {
    id: shortId(it.id),
    url: `https://openalex.org/${shortId(it.id)}`,
    title: it.display_name,
    alternativeTitles: [...it.alternate_titles, ...(it.abbreviated_title ? [it.abbreviated_title] : [])],
    issns: normalizeIssns([it.issn_l, ...it.issn]),
    type: it.type,
    publisher: it.host_organization_name,
    homepage: it.homepage_url,
    worksCount: it.works_count,
    citedByCount: it.cited_by_count,
    twoYearMeanCitedness: it.summary_stats?.['2yr_mean_citedness'],
    hIndex: it.summary_stats?.h_index,
    firstYear: it.first_publication_year,
    worksByYear: it.counts_by_year.map((lookUp) => ({ year: lookUp.year, works: lookUp.works_count })),
    openAccess: it.is_oa,
    inDoaj: it.is_in_doaj,
    core: it.is_core,
    inScielo: it.is_in_scielo,
    charges: apc && { charged: apc.price > 0, price: apc.price, currency: apc.currency },
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
    orcid: it.orcid && normalizeOrcid(it.orcid),
    affiliations: it.affiliations.flatMap(({ institution }) =>
      institution?.display_name ? [{ name: institution.display_name, ror: institution.ror }] : [],
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
  control: { title: 'BMC Bioinformatics', issn: '1471-2105' },
  requests: {
    'journal by issn': (value) => {
      const issn = normalizeIssn(value);
      return issn ? recordById(`sources/issn:${issn}`, source, journalRecord) : undefined;
    },
    'journal by title': (title) => search('sources', title, source, journalRecord),
    'author by orcid': (value) => {
      const orcid = normalizeOrcid(value);
      return orcid ? recordById(`authors/orcid:${orcid}`, author, authorRecord) : undefined;
    },
    'author by name': (name) => search('authors', name, author, authorRecord),
    'retracted works by journal': (id) => {
      if (!/^S\d{1,15}$/.test(id)) return undefined;
      const filter = `primary_location.source.id:${encodePathSegment(id)},is_retracted:true`;
      const shape = z.object({ meta: z.object({ count: z.number() }) });
      return defineRequest(
        { url: buildUrl(`${HOME}/works`, { filter, per_page: 1 }), format: 'json', list: true },
        shape,
        ({ meta }) => [{ registry: 'openalex' as const, count: meta.count }],
      );
    },
  },
};
