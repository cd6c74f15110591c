import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, quoted, type FakeServer } from '../fake-server';
import { fullName } from '../holdings';

const doc = (item: CslItem) => ({
  id: item.DOI,
  journal: item['container-title'],
  publication_date: `${yearOf(item) ?? ''}-01-01T00:00:00Z`,
  author_display: (item.author ?? []).map(fullName),
  abstract: [''],
  title_display: item.title,
  volume: Number(item.volume),
  issue: Number(item.issue),
  elocation_id: item.number,
  publisher: item.publisher,
});

export const plos: FakeServer = {
  hosts: ['api.plos.org'],
  holds: (item) => item.DOI?.toLowerCase().startsWith('10.1371/') ?? false,
  answer({ query }, holdings) {
    const q = query.get('q') ?? '';
    const found = q.startsWith('id:')
      ? quoted(q).flatMap((doi) => holdings.byDoi(doi) ?? [])
      : holdings.search(q.replace(/\b(?:title|author):|\bAND\b/g, ' '), Number(query.get('rows') ?? 10));
    return json({ response: { numFound: found.length, start: 0, maxScore: 1, docs: found.map(doc) } });
  },
};
