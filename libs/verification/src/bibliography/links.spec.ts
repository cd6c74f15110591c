import type { PageReply } from '@veracite/reputation/web/guarded-get';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import type { CheckedEntry } from './checked';
import { enrich } from './enrich';
import { checkLinks } from './links';

const withUrl = (url: string, publishedAs?: string): Pick<CheckedEntry, 'result'> => ({
  result: {
    originalText: url,
    status: 'valid',
    confidence: 1,
    sourceLinks: [],
    evidence: [],
    parsed: { csl: { type: 'webpage', URL: url } },
    match: publishedAs ? { csl: { type: 'article' }, standing: 'current', publishedAs } : undefined,
  },
});

test.each<[trap: string, met: Omit<PageReply, 'chain'>, state: string]>([
  ['a page', { status: 200, body: '' }, 'alive'],
  ['a PDF', { status: 200, problem: 'wrong-type' }, 'alive'],
  ['a page longer than is read', { status: 200, problem: 'too-large' }, 'alive'],
  ['no such page', { status: 404 }, 'dead'],
  ['no such page, and what is there is a PDF', { status: 410, problem: 'wrong-type' }, 'dead'],
  ['no such site', { problem: 'unknown-host' }, 'dead'],
  ['a site that rejects programs', { status: 403 }, 'blocked'],
  ['a site with a fault of its own', { status: 503 }, 'not checked'],
  ['a site that does not answer', { problem: 'timeout' }, 'not checked'],
  ['an inner address', { problem: 'address-not-allowed' }, 'not checked'],
])('%s', async (_trap, met, state) => {
  const [link] = await checkLinks([withUrl('https://a.test/x')], () => Promise.resolve({ ...met, chain: [] }));
  expect(link?.state).toBe(state);
});

test('each address is requested once, DOIs are not, and addresses beyond the limit are "not checked"', async () => {
  const asked: string[] = [];
  const many = Array.from({ length: 70 }, (_, index) => withUrl(`https://a.test/${index}`));
  const entries = [withUrl('https://a.test/0'), withUrl('https://doi.org/10.1/x'), ...many];
  const links = await checkLinks(entries, (url) => {
    asked.push(url);
    return Promise.resolve({ status: 200, chain: [] });
  });
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(60);
  expect(links).toHaveLength(71);
  expect(links.filter(({ state }) => state === 'not checked')).toHaveLength(10);
});

test('versions of record come from the library, else from Crossref', async () => {
  const work = (title: string, doi: string) => aWork({ title, DOI: doi, author: [{ family: 'Li' }] });
  const sources = fakeSources({ crossref: { works: [work('Two', '10.1/two')] } });
  const library = fakeLibrary([work('One', '10.1/one')]);
  const read = () => Promise.reject(new Error('nothing to read'));
  const entries = ['10.1/one', '10.1/two', '10.1/gone'].map((doi) => withUrl('https://doi.org/10.48550/x', doi));
  const { published } = await enrich(entries, { library, sources, read });
  expect(Object.keys(published).sort()).toEqual(['10.1/one', '10.1/two']);
  expect(published['10.1/two']?.apa).toContain('Two');
});
