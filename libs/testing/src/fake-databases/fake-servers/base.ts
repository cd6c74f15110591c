import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, quoted, type FakeServer } from '../fake-server';
import { invertedName, isoOf, numberOf } from '../holdings';

function doc(item: CslItem) {
  return {
    dcdocid: `doc${numberOf(item)}`,
    dctitle: item.title,
    dccreator: (item.author ?? []).map(invertedName),
    dcyear: String(yearOf(item) ?? ''),
    dcdate: isoOf(item),
    dcpublisher: item.publisher ? [item.publisher] : [],
    dcsource: item['container-title'] ? [item['container-title']] : [],
    dcdoi: item.DOI ? [item.DOI] : [],
    dclink: `https://repository.test/${numberOf(item)}`,
    dctypenorm: [item.type === 'book' ? '11' : '121'],
    dcoa: 2,
  };
}

export const base: FakeServer = {
  hosts: ['api.base-search.net'],
  holds: (item) => item.type !== 'dataset',
  answer({ query }, holdings) {
    const q = query.get('query') ?? '';
    const found = q.startsWith('dcdoi:')
      ? quoted(q)
          .map((doi) => holdings.byDoi(doi))
          .filter((item) => item !== undefined)
      : holdings.search(q.replace(/\bdc\w{1,20}:/g, ' '), Number(query.get('hits') ?? 10));
    return json({ response: { numFound: found.length, start: 0, docs: found.map(doc) } });
  },
};
