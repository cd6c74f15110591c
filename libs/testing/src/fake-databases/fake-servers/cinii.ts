import type { CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { firstPage, fullName, isoOf, lastPage, numberOf } from '../holdings';

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

export const cinii: FakeServer = {
  hosts: ['cir.nii.ac.jp'],
  holds: (item) => item.type === 'article-journal',
  answer({ query }, holdings) {
    const doi = query.get('doi');
    const words = ['q', 'title', 'creator'].map((name) => query.get(name) ?? '').join(' ');
    const found = doi
      ? [holdings.byDoi(doi)].filter((item) => item !== undefined)
      : holdings.search(words, Number(query.get('count') ?? 20));
    return json({
      '@id': 'https://cir.nii.ac.jp/opensearch/v2/articles',
      'opensearch:totalResults': found.length,
      ...(found.length > 0 && { items: found.map(entry) }),
    });
  },
};
