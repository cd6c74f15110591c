import type { CslItem } from '@veracite/model/csl';
import { json, quoted, tail, type FakeServer } from '../fake-server';
import { invertedName, isoOf } from '../holdings';

function record(item: CslItem) {
  const id = item.DOI?.split('.').pop();
  return {
    id: Number(id),
    doi: item.DOI,
    metadata: {
      title: item.title,
      creators: (item.author ?? []).map((name) => ({ name: invertedName(name), affiliation: null })),
      publication_date: isoOf(item),
      resource_type:
        item.type === 'dataset' ? { title: 'Dataset', type: 'dataset' } : { type: 'publication', subtype: 'article' },
      access_right: 'open',
    },
    links: { self_html: `https://zenodo.org/records/${id ?? ''}` },
  };
}

export const zenodo: FakeServer = {
  hosts: ['zenodo.org'],
  holds: (item) => item.DOI?.startsWith('10.5281/zenodo.') ?? false,
  answer({ path, query }, holdings) {
    const id = tail(path, '/api/records/');
    if (id) {
      const item = holdings.byDoi(`10.5281/zenodo.${id}`);
      return item
        ? json(record(item))
        : json({ status: 404, message: 'The persistent identifier does not exist.' }, 404);
    }
    const q = query.get('q') ?? '';
    const found = q.startsWith('doi:')
      ? quoted(q)
          .map((doi) => holdings.byDoi(doi))
          .filter((item) => item !== undefined)
      : holdings.search(q.replace(/\b[\w.]{1,40}:|\bAND\b/g, ' '), Number(query.get('size') ?? 25));
    return json({ hits: { total: found.length, hits: found.map(record) } });
  },
};
