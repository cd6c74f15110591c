import type { CslItem } from '@veracite/model/csl';
import { json, type Player } from '../player';
import { firstPage, fullName, isoOf, lastPage, numberOf } from '../shelf';

function entry(item: CslItem) {
  return {
    '@id': `https://cir.nii.ac.jp/crid/1000${numberOf(item)}`,
    '@type': 'item',
    title: item.title,
    link: { '@id': `https://cir.nii.ac.jp/crid/1000${numberOf(item)}` },
    'dc:type': item.type === 'book' ? 'Book' : 'Article',
    'dc:creator': (item.author ?? []).map(fullName),
    'dc:publisher': item.publisher,
    'prism:publicationName': item['container-title'],
    'prism:issn': item.ISSN,
    'prism:volume': item.volume,
    'prism:number': item.issue,
    'prism:startingPage': firstPage(item),
    'prism:endingPage': lastPage(item),
    'prism:publicationDate': isoOf(item),
    'dc:identifier': item.DOI ? [{ '@type': 'cir:DOI', '@value': item.DOI }] : [],
  };
}

export const cinii: Player = {
  hosts: ['cir.nii.ac.jp'],
  holds: (item) => item.type === 'article-journal',
  answer({ query }, shelf) {
    const doi = query.get('doi');
    const words = ['q', 'title', 'creator'].map((name) => query.get(name) ?? '').join(' ');
    const found = doi
      ? [shelf.byDoi(doi)].filter((item) => item !== undefined)
      : shelf.search(words, Number(query.get('count') ?? 20));
    return json({
      '@id': 'https://cir.nii.ac.jp/opensearch/v2/articles',
      'opensearch:totalResults': found.length,
      ...(found.length > 0 && { items: found.map(entry) }),
    });
  },
};
