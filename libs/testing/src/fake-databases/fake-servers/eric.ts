import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { invertedName, numberOf } from '../holdings';

function doc(item: CslItem) {
  return {
    id: `${item.type === 'article-journal' ? 'EJ' : 'ED'}${100000 + numberOf(item)}`,
    title: item.title,
    author: (item.author ?? []).map(invertedName),
    source: item['container-title'],
    publicationdateyear: yearOf(item),
    publisher: item.publisher,
    publicationtype: ['Journal Articles'],
    issn: item.ISSN ? [`ISSN-${item.ISSN}`] : [],
    language: ['English'],
  };
}

export const eric: FakeServer = {
  hosts: ['api.ies.ed.gov'],
  holds: (item) => item.type === 'article-journal' || item.type === 'report',
  answer({ query }, holdings) {
    const docs = holdings.search(query.get('search') ?? '', Number(query.get('rows') ?? 20)).map(doc);
    return json({ response: { numFound: docs.length, start: 0, numFoundExact: true, docs } });
  },
};
