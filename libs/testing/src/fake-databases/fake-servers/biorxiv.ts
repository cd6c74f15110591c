import type { CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { isoOf } from '../holdings';

function version(item: CslItem, server: string, isWithdrawn: boolean) {
  return {
    title: item.title,
    authors: (item.author ?? [])
      .map((name) => `${name.family ?? name.literal ?? ''}, ${name.given?.charAt(0) ?? ''}.`)
      .join('; '),
    doi: item.DOI,
    date: isoOf(item),
    version: '1',
    type: isWithdrawn ? 'WITHDRAWN' : 'new results',
    license: 'cc_by',
    abstract: 'An abstract.',
    published: 'NA',
    server,
  };
}

/** All works are on medRxiv, so that both servers are requested. */
export const biorxiv: FakeServer = {
  hosts: ['api.biorxiv.org'],
  holds: (item) => /^10\.(?:1101|64898)\//.test(item.DOI ?? ''),
  answer({ path }, holdings, updatesOf) {
    const doi = (tail(path, '/details/medrxiv/') ?? '').replace(/\/na\/json$/, '');
    const item = holdings.byDoi(doi);
    return item
      ? json({
          messages: [{ status: 'ok', count: 1 }],
          collection: [version(item, 'medRxiv', updatesOf(item.DOI, 'biorxiv').length > 0)],
        })
      : json({ messages: [{ status: 'no posts found' }], collection: [] });
  },
};
