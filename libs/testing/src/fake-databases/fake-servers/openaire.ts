import type { CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, quoted, type FakeServer } from '../fake-server';
import { firstPage, invertedName, isoOf, lastPage } from '../holdings';

const KINDS: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'Article',
  'paper-conference': 'Conference object',
  book: 'Book',
  article: 'Preprint',
  dataset: 'Dataset',
};

function product(item: CslItem) {
  return {
    id: `doi_________::${item.DOI ?? ''}`,
    type: item.type === 'dataset' ? 'dataset' : 'publication',
    mainTitle: item.title,
    subTitle: null,
    authors: (item.author ?? []).map((name, index) => ({
      fullName: invertedName(name),
      name: name.given ?? null,
      surname: name.family ?? null,
      rank: index + 1,
    })),
    publicationDate: isoOf(item),
    publisher: item.publisher ?? null,
    container: {
      name: item['container-title'] ?? null,
      issnPrinted: item.ISSN ?? null,
      vol: item.volume ?? null,
      iss: item.issue ?? null,
      sp: firstPage(item) ?? null,
      ep: lastPage(item) ?? null,
    },
    pids: item.DOI ? [{ scheme: 'doi', value: item.DOI }] : null,
    instances: [{ type: KINDS[item.type] ?? 'Other literature type', pids: null, urls: [] }],
    descriptions: null,
    bestAccessRight: { label: 'CLOSED' },
  };
}

export const openaire: FakeServer = {
  hosts: ['api.openaire.eu'],
  holds: (item) => item.DOI !== undefined,
  answer({ query }, holdings) {
    const pid = query.get('pid');
    const found = pid
      ? quoted(pid)
          .map((doi) => holdings.byDoi(doi))
          .filter((item) => item !== undefined)
      : searchEither(query.get('search') ?? '', holdings, Number(query.get('pageSize') ?? 10), (part) =>
          part.replace(/\bAND\b/g, ' '),
        );
    return json({ header: { numFound: found.length, pageSize: 10 }, results: found.map(product) });
  },
};
