import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type Player } from '../player';
import { invertedName, numberOf } from '../shelf';

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

export const eric: Player = {
  hosts: ['api.ies.ed.gov'],
  holds: (item) => item.type === 'article-journal' || item.type === 'report',
  answer({ query }, shelf) {
    const docs = shelf.search(query.get('search') ?? '', Number(query.get('rows') ?? 20)).map(doc);
    return json({ response: { numFound: docs.length, start: 0, numFoundExact: true, docs } });
  },
};
