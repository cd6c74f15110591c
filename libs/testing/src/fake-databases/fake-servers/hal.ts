import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, quoted, type FakeServer } from '../fake-server';
import { arxivOf, fullName, isoOf, type Holdings, numberOf } from '../holdings';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'ART',
  'paper-conference': 'COMM',
  thesis: 'THESE',
  book: 'OUV',
};

function doc(item: CslItem) {
  return {
    halId_s: `hal-0${100 + numberOf(item)}`,
    uri_s: `https://hal.science/hal-0${100 + numberOf(item)}`,
    docType_s: TYPES[item.type] ?? 'UNDEFINED',
    title_s: [item.title],
    authFullName_s: (item.author ?? []).map(fullName),
    authFirstName_s: (item.author ?? []).map((name) => name.given ?? ''),
    authLastName_s: (item.author ?? []).map((name) => name.family ?? name.literal ?? ''),
    producedDate_s: isoOf(item),
    producedDateY_i: yearOf(item),
    journalTitle_s: item['container-title'],
    volume_s: item.volume,
    issue_s: item.issue ? [item.issue] : undefined,
    page_s: item.page,
    publisher_s: item.publisher ? [item.publisher] : undefined,
    doiId_s: item.DOI,
    arxivId_s: arxivOf(item),
  };
}

function searched(q: string, holdings: Holdings, rows: number): CslItem[] {
  if (/^(?:doiId_s|arxivId_s|pubmedId_s):/.test(q))
    return quoted(q)
      .map((id) => holdings.byDoi(id) ?? holdings.byArxiv(id) ?? holdings.byPmid(id))
      .filter((item) => item !== undefined);
  return searchEither(q, holdings, rows, (part) => part.replace(/\b\w{1,30}:|\bAND\b/g, ' '));
}

export const hal: FakeServer = {
  hosts: ['api.archives-ouvertes.fr'],
  holds: (item) => item.type !== 'dataset',
  answer({ query }, holdings) {
    const docs = searched(query.get('q') ?? '', holdings, Number(query.get('rows') ?? 30)).map(doc);
    return json({ response: { numFound: docs.length, start: 0, docs } });
  },
};
