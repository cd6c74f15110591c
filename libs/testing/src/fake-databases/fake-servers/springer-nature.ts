import type { CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { firstPage, invertedName, isoOf, lastPage } from '../holdings';

function record(item: CslItem) {
  return {
    identifier: `doi:${item.DOI ?? ''}`,
    contentType: item.type === 'chapter' ? 'Chapter' : 'Article',
    title: item.title,
    creators: (item.author ?? []).map((name) => ({ creator: invertedName(name) })),
    publicationName: item['container-title'],
    publicationDate: isoOf(item),
    volume: item.volume,
    number: item.issue,
    startingPage: firstPage(item),
    endingPage: lastPage(item),
    publisher: item.publisher,
    doi: item.DOI,
    issn: item.ISSN,
    openaccess: 'false',
  };
}

export const springerNature: FakeServer = {
  hosts: ['api.springernature.com'],
  holds: (item) => item.DOI?.startsWith('10.1007/') ?? false,
  answer({ query }, holdings) {
    if (!query.get('api_key')) return json({ status: 'Fail', message: 'Authentication failed.' }, 401);
    const q = query.get('q') ?? '';
    const dois = [...q.matchAll(/doi:([^\s)]+)/g)].map((match) => match[1] ?? '');
    const found =
      dois.length > 0
        ? dois.map((doi) => holdings.byDoi(doi)).filter((item) => item !== undefined)
        : holdings.search(q.replace(/\b(?:title|name):|\bAND\b/g, ' '), Number(query.get('p') ?? 10));
    return json({ query: q, result: [{ total: String(found.length), start: '1' }], records: found.map(record) });
  },
};
