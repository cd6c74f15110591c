import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, quoted, tail, type FakeServer } from '../fake-server';
import { firstPage, invertedName, isDataCite, lastPage, type Holdings } from '../holdings';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'JournalArticle',
  'paper-conference': 'ConferencePaper',
  article: 'Preprint',
  dataset: 'Dataset',
  software: 'Software',
  thesis: 'Dissertation',
  report: 'Report',
  book: 'Book',
  chapter: 'BookChapter',
};

function record(item: CslItem) {
  return {
    id: item.DOI?.toLowerCase(),
    type: 'dois',
    attributes: {
      doi: item.DOI?.toLowerCase(),
      titles: [{ title: item.title }],
      creators: (item.author ?? []).map((name) => ({
        name: invertedName(name),
        nameType: name.literal ? 'Organizational' : 'Personal',
        givenName: name.given,
        familyName: name.family,
        affiliation: [],
      })),
      publicationYear: yearOf(item) ?? null,
      dates: [],
      publisher: item.publisher ?? item['container-title'] ?? 'arXiv',
      container: item['container-title']
        ? {
            type: 'Journal',
            title: item['container-title'],
            volume: item.volume,
            issue: item.issue,
            firstPage: firstPage(item),
            lastPage: lastPage(item),
          }
        : {},
      types: { resourceTypeGeneral: TYPES[item.type] ?? 'Text' },
      relatedIdentifiers: [],
      descriptions: [],
    },
  };
}

export const datacite: FakeServer = {
  hosts: ['api.datacite.org'],
  holds: isDataCite,
  answer({ path, query }, holdings: Holdings) {
    const doi = tail(path, '/dois/');
    if (doi) {
      const item = holdings.byDoi(doi);
      return item
        ? json({ data: record(item) })
        : json({ errors: [{ status: '404', title: "The resource you are looking for doesn't exist." }] }, 404);
    }
    const asked = query.get('query') ?? '';
    const size = Number(query.get('page[size]') ?? 25);
    const ids = query.get('ids')?.split(',') ?? (asked.startsWith('doi:') ? quoted(asked) : []);
    const found = ids.length
      ? ids.map((lookUp) => holdings.byDoi(lookUp)).filter((item) => item !== undefined)
      : searchEither(asked, holdings, size, (part) => part.replace(/\b[\w.]{1,40}:|\b(?:AND|OR)\b/g, ' '));
    return json({ data: found.slice(0, size).map(record), meta: { total: found.length } });
  },
};
