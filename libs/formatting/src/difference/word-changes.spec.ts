import fc from 'fast-check';
import { wordChanges } from './word-changes';

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
  [
    'authors in another order',
    'Doe, J., & Roe, R. (2001)',
    'Roe, R., & Doe, J. (2001)',
    ['order: Doe, J., & > ', 'order:  > , & Doe, J.'],
  ],
  ['the initials of another person are one change', 'Roe, P. K. (2001)', 'Roe, M. J. (2001)', ['wrong: P. K > M. J']],
  ['another author', 'Doe, J., Low, R., & Roe, S.', 'Doe, J., Kim, S. T., & Roe, S.', ['wrong: Low, R > Kim, S. T']],
  ['“et al.” for names', 'Doe, J., et al. (2001)', 'Doe, J., & Roe, R. (2001)', ['missing: et al > & Roe, R']],
  ['names for “et al.”', 'Doe, J., Roe, R. (2001)', 'Doe, J., et al. (2001)', ['superfluous: Roe, R > et al']],
  [
    'a journal cut short',
    'J. Mediev. Educ. 17',
    'Journal of Medieval Education 17',
    ['missing: J. Mediev. Educ. > Journal of Medieval Education'],
  ],
  ['a given name where an initial is wanted', 'Doe, Jane. 2001', 'Doe, J. 2001', ['superfluous: Jane > J']],
  ['“and” for “&”', 'Doe and Roe', 'Doe & Roe', ['punctuation: and > &']],
  ['a number is never cut short', '20', '2004', ['wrong: 20 > 2004']],
  ['nothing written', '', 'all new', ['missing:  > all new']],
])('%s', (_trap, written, corrected, expected) => {
  expect(shown(written, corrected)).toEqual(expected);
});

test('no character of either text is lost or made up', () => {
  const words = fc.array(fc.constantFrom('Deep', 'deep', 'Muñoz', '2015', '(', ').', '“', 'αβ', ' ', '—'), {
    maxLength: 12,
  });
  const bare = (text: string) => text.replace(/\s/g, '');
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [written, corrected] = [a.join(' '), b.join(' ')];
      const changes = wordChanges(written, corrected);
      expect(bare(changes.map((change) => change.written).join(''))).toBe(bare(written));
      expect(bare(changes.map((change) => change.corrected).join(''))).toBe(bare(corrected));
    }),
  );
});
