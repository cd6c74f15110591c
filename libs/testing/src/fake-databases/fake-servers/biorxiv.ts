import type { CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { isoOf } from '../holdings';

function version(item: CslItem, server: string) {
  return {
    title: item.title,
    authors: (item.author ?? [])
      .map((name) => `${name.family ?? name.literal ?? ''}, ${name.given?.charAt(0) ?? ''}.`)
      .join('; '),
    doi: item.DOI,
    date: isoOf(item),
    version: '1',
    type: 'new results',
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
  answer({ path }, holdings) {
    const doi = (tail(path, '/details/medrxiv/') ?? '').replace(/\/na\/json$/, '');
    const item = holdings.byDoi(doi);
    return item
      ? json({ messages: [{ status: 'ok', count: 1 }], collection: [version(item, 'medRxiv')] })
      : json({ messages: [{ status: 'no posts found' }], collection: [] });
  },
};
