import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { json, tail, type FakeServer } from '../fake-server';
import { arxivOf, firstPage, invertedName, isoOf, lastPage, type Holdings, numberOf } from '../holdings';

function record(item: CslItem) {
  const info = {
    journal_title: item['container-title'],
    journal_volume: item.volume,
    journal_issue: item.issue,
    page_start: firstPage(item),
    page_end: lastPage(item),
    year: yearOf(item),
  };
  return {
    id: String(numberOf(item)),
    metadata: {
      control_number: numberOf(item),
      titles: [{ title: item.title }],
      authors: (item.author ?? []).map((name) => ({
        full_name: invertedName(name),
        first_name: name.given,
        last_name: name.family,
      })),
      publication_info: item['container-title'] ? [info] : [],
      earliest_date: isoOf(item),
      dois: item.DOI ? [{ value: item.DOI }] : [],
      arxiv_eprints: arxivOf(item) ? [{ value: arxivOf(item) }] : [],
      document_type: ['article'],
    },
  };
}

function searched(q: string, holdings: Holdings, size: number): CslItem[] {
  if (!/^(?:doi|eprint) /.test(q))
    return searchEither(q, holdings, size, (part) => part.replace(/\b(?:t|a|and)\b/g, ' '));
  const ids = q.split(' or ').map((part) => part.replace(/^(?:doi|eprint) /, ''));
  return ids.map((id) => holdings.byDoi(id) ?? holdings.byArxiv(id)).filter((item) => item !== undefined);
}

export const inspireHep: FakeServer = {
  hosts: ['inspirehep.net'],
  holds: (item) => item.type === 'article-journal' || item.type === 'article',
  answer({ path, query }, holdings) {
    const doi = tail(path, '/api/doi/');
    const arxiv = tail(path, '/api/arxiv/');
    if (doi ?? arxiv) {
      const item = doi ? holdings.byDoi(doi) : holdings.byArxiv(arxiv ?? '');
      return item ? json(record(item)) : json({ status: 404, message: 'PID does not exist.' }, 404);
    }
    const found = searched(query.get('q') ?? '', holdings, Number(query.get('size') ?? 10));
    return json({ hits: { total: found.length, hits: found.map(record) } });
  },
};
