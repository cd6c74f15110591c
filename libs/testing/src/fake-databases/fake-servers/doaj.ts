import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, quoted, tail, type FakeServer } from '../fake-server';
import { firstPage, fullName, isDataCite, lastPage, numberOf } from '../holdings';

function record(item: CslItem) {
  const identifier = [
    ...(item.DOI ? [{ type: 'doi', id: item.DOI }] : []),
    ...(item.ISSN ? [{ type: 'pissn', id: item.ISSN }] : []),
  ];
  return {
    id: `doaj${numberOf(item)}`,
    bibjson: {
      title: item.title,
      author: (item.author ?? []).map((name) => ({ name: fullName(name) })),
      year: String(yearOf(item) ?? ''),
      month: item.issued?.['date-parts']?.[0]?.[1]?.toString(),
      start_page: firstPage(item),
      end_page: lastPage(item),
      journal: {
        title: item['container-title'],
        volume: item.volume,
        number: item.issue,
        publisher: item.publisher,
        issns: item.ISSN ? [item.ISSN] : [],
      },
      identifier,
    },
  };
}

export const doaj: FakeServer = {
  hosts: ['doaj.org'],
  holds: (item) => item.type === 'article-journal' && !isDataCite(item),
  answer({ path, query }, holdings) {
    const q = tail(path, '/api/search/articles/') ?? '';
    const found = q.startsWith('doi:')
      ? quoted(q)
          .map((doi) => holdings.byDoi(doi))
          .filter((item) => item !== undefined)
      : searchEither(q, holdings, Number(query.get('pageSize') ?? 10), (part) =>
          part.replace(/\b[\w.]{1,40}:|\bAND\b/g, ' '),
        );
    return json({ total: found.length, page: 1, pageSize: 10, results: found.map(record) });
  },
};
