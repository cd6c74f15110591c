import type { CslItem } from '@veracite/model/csl';
import { asterisksOf, formsOf } from './citation-forms';

const work: CslItem = {
  type: 'book',
  title: 'Trees & leaves',
  author: [{ family: 'Doe', given: 'Jane' }],
  issued: { 'date-parts': [[2001]] },
  publisher: 'Brill',
};

test.each([
  ['text-apa', ['In parentheses: (Doe, 2001)', 'In a sentence: Doe (2001)']],
  [
    'text-chicago',
    [
      'In parentheses: (Doe 2001)',
      'In a sentence: Doe (2001)',
      'First note: Jane Doe, *Trees & Leaves* (Brill, 2001).',
      'Later notes: Doe, *Trees & Leaves*.',
    ],
  ],
  ['ieee', ['IEEE: J. Doe, *Trees & Leaves*, Brill, 2001.']],
])('%s', async (choice, expected) => {
  expect((await formsOf(work, choice)).map(({ label, text }) => `${label}: ${text}`)).toEqual(expected);
});

test('an organization with an abbreviation in its record: the first citation and later ones', async () => {
  const author = [{ literal: 'National Institute of Mental Health (NIMH)' }];
  const forms = await formsOf({ ...work, author, issued: { 'date-parts': [[2020]] } }, 'text-apa');
  expect(forms.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'In parentheses: (National Institute of Mental Health [NIMH], 2020)',
    'In a sentence: National Institute of Mental Health (NIMH, 2020)',
    'Later, in parentheses: (NIMH, 2020)',
    'Later, in a sentence: NIMH (2020)',
  ]);
});

test('the server’s HTML becomes text with its italics', () => {
  expect(asterisksOf('<i>H<sub>2</sub>O</i> &amp; &quot;x&quot; &lt;b&gt;')).toBe('*H2O* & "x" <b>');
});
