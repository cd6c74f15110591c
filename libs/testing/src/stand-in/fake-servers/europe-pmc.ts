import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, quoted, type FakeServer } from '../fake-server';
import { shortName, type Holdings } from '../holdings';

function record(item: CslItem) {
  return {
    id: item.PMID,
    source: 'MED',
    pmid: item.PMID,
    pmcid: item.PMCID,
    doi: item.DOI,
    title: `${item.title ?? ''}.`,
    authorString: `${(item.author ?? []).map(shortName).join(', ')}.`,
    authorList: {
      author: (item.author ?? []).map((name) =>
        name.literal
          ? { collectiveName: name.literal }
          : { fullName: shortName(name), firstName: name.given, lastName: name.family },
      ),
    },
    pubYear: String(yearOf(item) ?? ''),
    journalInfo: {
      volume: item.volume,
      issue: item.issue,
      journal: { title: item['container-title'], issn: item.ISSN },
    },
    pageInfo: item.page,
    citedByCount: 0,
    isOpenAccess: 'N',
  };
}

function matching(query: string, holdings: Holdings, most: number): CslItem[] {
  const dois = query.startsWith('DOI:') ? quoted(query).map((doi) => holdings.byDoi(doi)) : [];
  const pmids = [...query.matchAll(/EXT_ID:(\d+)/g)].map((match) => holdings.byPmid(match[1] ?? ''));
  const pmcid = /^PMCID:(PMC\d+)$/.exec(query)?.[1];
  if (dois.length > 0 || pmids.length > 0 || pmcid) {
    const found = [...dois, ...pmids, pmcid ? holdings.byPmcid(pmcid) : undefined];
    return found.filter((item) => item !== undefined);
  }
  return searchEither(query, holdings, most, (part) => part.replace(/\b(?:TITLE|AUTH|AND|OR)\b:?/g, ' '));
}

export const europePmc: FakeServer = {
  hosts: ['www.ebi.ac.uk'],
  holds: (item) => item.PMID !== undefined,
  answer({ query }, holdings) {
    const found = matching(query.get('query') ?? '', holdings, Number(query.get('pageSize') ?? 25));
    return json({ version: '6.9', hitCount: found.length, resultList: { result: found.map(record) } });
  },
};
