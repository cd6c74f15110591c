import type { CslItem } from '@veracite/model/csl';
import { fieldDifferences } from './fields';
import { wordChanges } from './words';

const shown = (written: string, corrected: string): string[] =>
  wordChanges(written, corrected)
    .filter((change) => change.kind !== 'same')
    .map((change) => `${change.kind}: ${change.written} > ${change.corrected}`);

test.each([
  ['same text', 'Smith, J. (2020).', 'Smith, J. (2020).', []],
  ['dashes and quotes of another shape are no fault', '“A” 1-9', '"A" 1–9', []],
  ['a wrong year', '(2019)', '(2020)', ['wrong: 2019 > 2020']],
  ['case alone', 'Deep Learning', 'Deep learning', ['case: Learning > learning']],
  ['a mark alone', 'Smith J', 'Smith, J', ['punctuation:  > ,']],
  ['a word too many', 'the very deep net', 'the deep net', ['superfluous: very > ']],
  ['a word too few', 'deep net', 'deep neural net', ['missing:  > neural']],
  ['a word moved', 'alpha beta gamma', 'beta gamma alpha', ['order: alpha > ', 'order:  > alpha']],
  ['an accent is no other word', 'Munoz', 'Muñoz', ['case: Munoz > Muñoz']],
  ['nothing written', '', 'all new', ['missing:  > all new']],
])('%s', (_trap, written, corrected, expected) => {
  expect(shown(written, corrected)).toEqual(expected);
});

const record: CslItem = {
  type: 'article-journal',
  title: 'Deep learning',
  author: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
    { family: 'Hinton', given: 'Geoffrey' },
  ],
  issued: { 'date-parts': [[2015]] },
  'container-title': 'Nature',
  volume: '521',
  page: '436-444',
  DOI: '10.1038/nature14539',
};

const against = (csl: Partial<CslItem>): string[] =>
  fieldDifferences({ csl: { ...record, ...csl }, fields: {} }, record).map((d) => `${d.field} ${d.kind}`);

test.each<[string, Partial<CslItem>, string[]]>([
  ['nothing differs', {}, []],
  [
    'initials and a short page range are no difference',
    { author: [{ family: 'LeCun', given: 'Y.' }, ...(record.author ?? []).slice(1)], page: '436–44' },
    [],
  ],
  ['year', { issued: { 'date-parts': [[2016]] } }, ['issued wrong']],
  ['DOI missing', { DOI: undefined }, ['DOI missing']],
  ['headline capitals', { title: 'Deep Learning' }, ['title case']],
  ['authors swapped', { author: [...(record.author ?? [])].reverse() }, ['author order']],
  ['an author left out', { author: (record.author ?? []).slice(0, 2) }, ['author missing']],
  [
    'an author invented',
    { author: [...(record.author ?? []), { family: 'Doe', given: 'Jane' }] },
    ['author superfluous'],
  ],
  ['list cut by right', { author: [{ family: 'LeCun', given: 'Y.' }, { literal: 'et al.' }] }, []],
])('fields: %s', (_trap, csl, expected) => {
  expect(against(csl)).toEqual(expected);
});

test('a field the record lacks says nothing against the reference', () => {
  expect(fieldDifferences({ csl: { ...record, issue: '7553' }, fields: {} }, record)).toEqual([]);
});
