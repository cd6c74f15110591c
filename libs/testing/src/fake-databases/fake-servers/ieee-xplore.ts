import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { firstPage, fullName, lastPage, numberOf } from '../holdings';

function article(item: CslItem) {
  return {
    article_number: String(800000 + numberOf(item)),
    title: item.title,
    authors: {
      authors: (item.author ?? []).map((name, order) => ({ full_name: fullName(name), author_order: order + 1 })),
    },
    publication_title: item['container-title'],
    publication_year: yearOf(item),
    volume: item.volume,
    issue: item.issue,
    start_page: firstPage(item),
    end_page: lastPage(item),
    publisher: item.publisher ?? 'IEEE',
    content_type: item.type === 'paper-conference' ? 'Conferences' : 'Journals',
    doi: item.DOI,
    html_url: `https://ieeexplore.ieee.org/document/${800000 + numberOf(item)}/`,
  };
}

export const ieeeXplore: FakeServer = {
  hosts: ['ieeexploreapi.ieee.org'],
  holds: (item) => item.DOI?.startsWith('10.1109/') ?? false,
  answer({ query }, holdings) {
    if (!query.get('apikey')) return { status: 403, type: 'text/xml', body: '<h1>Developer Inactive</h1>' };
    const doi = query.get('doi');
    const words = ['querytext', 'article_title', 'author'].map((name) => query.get(name) ?? '').join(' ');
    const found = doi
      ? [holdings.byDoi(doi)].filter((item) => item !== undefined)
      : holdings.search(words, Number(query.get('max_records') ?? 25));
    return json({ total_records: found.length, ...(found.length > 0 && { articles: found.map(article) }) });
  },
};
