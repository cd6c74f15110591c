import { withoutBreaks } from './hyphens';

const known = new Set('isolated international long term cost effectiveness analysis induced pre postnatal'.split(' '));
const isKnown = (word: string): boolean => known.has(word.toLowerCase());

test.each([
  ['a word broken at the end of a line', 'iso- lated', 'isolated'],
  ['with a capital', 'Interna- tional', 'International'],
  ['two hyphenated words', 'long- term', 'long-term'],
  ['an unknown word is joined', 'haemo- proteome', 'haemoproteome'],
  ['two names', 'Machado- Joseph', 'Machado-Joseph'],
  ['a letter or number before it', 'T- regulatory, 5- term', 'T-regulatory, 5-term'],
  ['an abbreviation before it', 'PolyQ- induced', 'PolyQ-induced'],
  ['a substance and its effect', 'leptin- induced', 'leptin-induced'],
  ['a prefix before "and"', 'pre- and postnatal', 'pre- and postnatal'],
  ['a range of words', 'pre- to postnatal', 'pre- to postnatal'],
  ['a dash between spaces', 'cost - effectiveness', 'cost - effectiveness'],
  ['one word after another', 'a long- term cost- effectiveness ana- lysis', 'a long-term cost-effectiveness analysis'],
])('%s', (_trap, raw, text) => {
  expect(withoutBreaks(raw, { isKnown, isTitleWord: isKnown })).toBe(text);
});
