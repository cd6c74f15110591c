import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, quoted, type FakeServer } from '../fake-server';
import { arxivOf, invertedName, isoOf, numberOf } from '../holdings';

function result(item: CslItem) {
  return {
    id: 1000 + numberOf(item),
    title: item.title,
    authors: (item.author ?? []).map((name) => ({ name: invertedName(name) })),
    yearPublished: yearOf(item) ?? null,
    publishedDate: `${isoOf(item) ?? ''}T00:00:00`,
    publisher: item.publisher ? `'${item.publisher}'` : '',
    journals: item['container-title']
      ? [{ title: item['container-title'], identifiers: item.ISSN ? [item.ISSN] : [] }]
      : [],
    doi: item.DOI ?? null,
    arxivId: arxivOf(item) ?? null,
    abstract: null,
    documentType: item.type === 'thesis' ? 'thesis' : 'research',
  };
}

export const core: FakeServer = {
  hosts: ['api.core.ac.uk'],
  holds: (item) => item.type !== 'book',
  answer({ path, query, headers }, holdings) {
    if (!path.endsWith('/'))
      return { status: 301, headers: { Location: `https://api.core.ac.uk${path}/?${query.toString()}` }, body: '' };
    if (!headers.authorization) return json({ message: 'unauthorised' }, 401);
    const q = query.get('q') ?? '';
    const found = q.startsWith('doi:')
      ? quoted(q)
          .map((doi) => holdings.byDoi(doi))
          .filter((item) => item !== undefined)
      : holdings.search(q.replace(/\b(?:title|authors):|\bAND\b/g, ' '), Number(query.get('limit') ?? 10));
    return json({ totalHits: found.length, limit: 10, offset: 0, results: found.map(result) });
  },
};
