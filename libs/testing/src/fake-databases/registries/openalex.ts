import { json, tail } from '../fake-server';
import { byIssn, byWords, knownTo, titlesOf, type CatalogAuthor, type CatalogJournal } from './catalog';
import type { RegistryServer } from './registry-server';

const source = (it: CatalogJournal) => ({
  id: `https://openalex.org/${it.id ?? ''}`,
  display_name: it.title,
  alternate_titles: it.alternativeTitles ?? [],
  issn_l: it.issnL ?? it.issns[0],
  issn: it.issns,
  type: it.type ?? 'journal',
  host_organization_name: it.publisher,
  homepage_url: it.homepage,
  works_count: it.worksCount,
  cited_by_count: it.citedByCount,
  summary_stats: { '2yr_mean_citedness': it.twoYearMeanCitedness, h_index: it.hIndex, i10_index: 0 },
  first_publication_year: it.firstYear,
  counts_by_year: (it.worksByYear ?? []).map(({ year, works }) => ({
    year,
    works_count: works,
  })),
  is_oa: it.openAccess ?? false,
  is_in_doaj: it.inDoaj ?? it.in.includes('doaj'),
  is_core: it.core ?? false,
  is_in_scielo: it.inScielo ?? false,
  apc_prices: it.charges?.price === undefined ? [] : [{ price: it.charges.price, currency: it.charges.currency }],
});
const author = (it: CatalogAuthor) => ({
  id: `https://openalex.org/${it.id}`,
  display_name: it.name,
  display_name_alternatives: it.alternativeNames ?? [],
  orcid: it.orcid ? `https://orcid.org/${it.orcid}` : null,
  works_count: it.worksCount ?? 0,
  cited_by_count: it.citedByCount ?? 0,
  summary_stats: { '2yr_mean_citedness': 0, h_index: it.hIndex ?? 0, i10_index: 0 },
  affiliations: (it.affiliations ?? []).map(({ name, ror }) => ({
    institution: { display_name: name, ror },
  })),
  topics: (it.topics ?? []).map((topic) => ({ display_name: topic })),
});
const list = (results: unknown[]) => json({ meta: { count: results.length, page: 1, per_page: 25 }, results });
const absent = json({ error: 'Not found', message: 'no such entity' }, 404);

export const openalex: RegistryServer = {
  host: 'api.openalex.org',
  answer({ path, query }, registered) {
    const journals = knownTo('openalex', registered.journals);
    const authors = knownTo('openalex', registered.authors);
    const issn = tail(path, '/sources/issn:');
    if (issn) {
      const found = byIssn(journals, issn);
      return found ? json(source(found)) : absent;
    }
    const orcid = tail(path, '/authors/orcid:');
    if (orcid) {
      const found = authors.find((lookUp) => lookUp.orcid === orcid);
      return found ? json(author(found)) : absent;
    }
    const words = query.get('search') ?? '';
    if (path === '/sources') return list(byWords(journals, titlesOf, words).map(source));
    if (path === '/authors')
      return list(byWords(authors, (lookUp) => [lookUp.name, ...(lookUp.alternativeNames ?? [])], words).map(author));
    const id = /^primary_location\.source\.id:(S\d{1,15}),is_retracted:true$/.exec(query.get('filter') ?? '')?.[1];
    if (path !== '/works' || !id) return undefined;
    const count = journals.find((lookUp) => lookUp.id === id)?.retracted ?? 0;
    return json({ meta: { count, page: 1, per_page: 1 }, results: [] });
  },
};
