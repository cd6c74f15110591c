import type { CslItem } from '@veracite/model/csl';
import { fingerprintOf } from './fingerprint';

const LECUN: CslItem = {
  type: 'article-journal',
  title: 'Deep learning',
  author: [{ family: 'LeCun', given: 'Yann' }],
  issued: { 'date-parts': [[2015]] },
};
const digest = (item: CslItem, raw = '') => fingerprintOf(item, raw).toString('hex');

test.each<[string, CslItem]>([
  ['capitals and punctuation', { ...LECUN, title: 'Deep Learning.' }],
  ['initials', { ...LECUN, author: [{ family: 'LECUN', given: 'Y.' }] }],
  ['more authors', { ...LECUN, author: [...(LECUN.author ?? []), { family: 'Bengio', given: 'Y.' }] }],
])('%s do not change the fingerprint', (_name, item) => {
  expect(digest(item)).toBe(digest(LECUN));
});

test.each<[string, CslItem]>([
  ['another title', { ...LECUN, title: 'Deep learners' }],
  ['another first author', { ...LECUN, author: [{ family: 'Hinton', given: 'G.' }] }],
  ['another year', { ...LECUN, issued: { 'date-parts': [[2016]] } }],
])('%s gives another fingerprint', (_name, item) => {
  expect(digest(item)).not.toBe(digest(LECUN));
});

test('a reference without a title is known by its text', () => {
  expect(digest({ type: 'document' }, 'Smith, 2010.')).toBe(digest({ type: 'document' }, 'smith 2010'));
  expect(digest({ type: 'document' }, 'Smith, 2010.')).not.toBe(digest({ type: 'document' }, 'Smith, 2011.'));
});
