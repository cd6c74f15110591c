import type { CslItem } from '@veracite/model/csl';
import { KINDS, type KindChances } from '@veracite/model/kind';
import type { VenueFacts } from '@veracite/model/venue-facts';
import { PROOF } from '@veracite/model/verdict';
import { expectedPresence } from './presence';

const ARTICLE: CslItem = {
  type: 'article-journal',
  title: 'Vibrating strings and their overtones in large rooms',
  author: [{ family: 'Okafor', given: 'Ada' }],
  'container-title': 'Journal of Musical Acoustics',
  issued: { 'date-parts': [[2012]] },
  volume: '44',
  issue: '2',
  page: '101-117',
};
const kinds = Object.fromEntries(KINDS.map((kind) => [kind, kind === 'article' ? 1 : 0])) as KindChances;
const facts: VenueFacts = { venue: 'complete', isRegistered: true, publisher: 'unnamed', registers: [], holders: [] };

test.each<[string, Partial<CslItem>, boolean]>([
  ['an article', {}, true],
  ['an article in a supplement', { issue: 'Suppl 1', page: 'S101-S117' }, true],
  ['an abstract on a page of a supplement', { issue: 'Suppl 1', page: 'S425' }, false],
  ['a correction under the common heading', { title: 'Correction' }, false],
  ['an erratum that names the article', { title: 'Erratum to: Vibrating strings' }, false],
  ['a reply', { title: 'Vibrating strings: a reply' }, false],
  ['a yearly report of its own name', { title: 'Annual report 2009' }, false],
  ['an article with a title of two words', { title: 'Vibrating strings' }, false],
  ['an article with a title of three words', { title: 'Strings vibrating slowly' }, true],
  ['a review under the common heading', { title: 'Book review' }, false],
  ['an obituary in German', { title: 'Nachruf' }, false],
])('the absence of %s where all articles of the journal are registered', (_name, over, isProof) => {
  const reference = { csl: { ...ARTICLE, ...over }, raw: '', format: 'text' as const, identifiers: {}, doubts: [] };
  expect(expectedPresence({ reference, kinds, facts }) >= PROOF).toBe(isProof);
});
