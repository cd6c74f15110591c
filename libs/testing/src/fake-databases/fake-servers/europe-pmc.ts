import { yearOf, type CslItem } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { searchEither } from '../either';
import { json, quoted, type FakeServer } from '../fake-server';
import { searchedText, shortName, type Holdings } from '../holdings';
import type { ReferenceList } from '../reference-lists';
import type { Update, UpdatesOf } from '../updates';

/** Europe PMC's name of the link between a work and notices about it, on the record of the work and on that of the notice. */
const LINKS: Partial<Record<Update['type'], [onWork: string, onNotice: string]>> = {
  retraction: ['Retraction in', 'Retraction of'],
  expression_of_concern: ['Expression of concern in', 'Expression of concern for'],
  correction: ['Erratum in', 'Erratum for'],
};

function linksOf(item: CslItem, holdings: Holdings, updatesOf: UpdatesOf) {
  const link = (doi: string, type: string | undefined) =>
    type ? [{ id: holdings.byDoi(doi)?.PMID, source: 'MED', type, reference: 'J Test. 2001 Jan;1(1):1' }] : [];
  return [
    ...updatesOf(item.DOI, 'europe-pmc').flatMap(({ notice, type }) => link(notice, LINKS[type]?.[0])),
    ...updatesOf(item.DOI, 'europe-pmc notice', 'notice').flatMap(({ of, type }) => link(of, LINKS[type]?.[1])),
  ];
}

function record(item: CslItem, links: object[]) {
  return {
    ...(links.length > 0 && { commentCorrectionList: { commentCorrection: links } }),
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

/** The works whose list of references holds every phrase, wherever in it, the oldest first. */
function citing(phrases: string[], holdings: Holdings, lists: readonly ReferenceList[]): CslItem[] {
  const asked = phrases.map((phrase) => fold(phrase));
  return lists
    .filter(({ entries }) => {
      const text = entries.map((entry) => fold(searchedText(entry))).join(' | ');
      return asked.every((phrase) => text.includes(phrase));
    })
    .flatMap(({ by }) => holdings.byPmid(by) ?? [])
    .sort((a, b) => (yearOf(a) ?? 0) - (yearOf(b) ?? 0));
}

function entry(item: CslItem, index: number) {
  return {
    citationType: 'JOURNAL ARTICLE',
    title: item.title,
    authorString: `${(item.author ?? []).map(shortName).join(', ')}.`,
    journalAbbreviation: item['container-title'],
    pubYear: yearOf(item),
    volume: item.volume,
    issue: item.issue,
    pageInfo: item.page,
    citedOrder: index + 1,
    match: 'N',
  };
}

export const europePmc: FakeServer = {
  hosts: ['www.ebi.ac.uk'],
  holds: (item) => item.PMID !== undefined,
  answer({ path, query }, holdings, updatesOf, lists) {
    const pmid = /\/MED\/(\d+)\/references$/.exec(path)?.[1];
    if (pmid) {
      const entries = lists.filter(({ by }) => by === pmid).flatMap((list) => list.entries);
      return json({ version: '6.9', hitCount: entries.length, referenceList: { reference: entries.map(entry) } });
    }
    const terms = query.get('query') ?? '';
    const most = Number(query.get('pageSize') ?? 25);
    const found = terms.startsWith('REF:')
      ? citing(quoted(terms), holdings, lists).slice(0, most)
      : matching(terms, holdings, most);
    return json({
      version: '6.9',
      hitCount: found.length,
      resultList: { result: found.map((item) => record(item, linksOf(item, holdings, updatesOf))) },
    });
  },
};
