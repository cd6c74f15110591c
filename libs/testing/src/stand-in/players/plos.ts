import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, quoted, type Player } from '../player';
import { fullName } from '../shelf';

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

export const plos: Player = {
  hosts: ['api.plos.org'],
  holds: (item) => item.DOI?.toLowerCase().startsWith('10.1371/') ?? false,
  answer({ query }, shelf) {
    const q = query.get('q') ?? '';
    const found = q.startsWith('id:')
      ? quoted(q).flatMap((doi) => shelf.byDoi(doi) ?? [])
      : shelf.search(q.replace(/\b(?:title|author):|\bAND\b/g, ' '), Number(query.get('rows') ?? 10));
    return json({ response: { numFound: found.length, start: 0, maxScore: 1, docs: found.map(doc) } });
  },
};
