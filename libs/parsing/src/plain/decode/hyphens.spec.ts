import { withoutBreaks } from './hyphens';

const known = new Set('isolated international long term cost effectiveness analysis induced pre postnatal'.split(' '));
const isKnown = (word: string): boolean => known.has(word.toLowerCase());

test.each([
  ['a word broken at the end of a line', 'iso- lated', 'isolated'],
  ['with a capital', 'Interna- tional', 'International'],
  ['two words with a hyphen of their own', 'long- term', 'long-term'],
  ['what no list knows is put together', 'haemo- proteome', 'haemoproteome'],
  ['two names', 'Machado- Joseph', 'Machado-Joseph'],
  ['a letter or number before it', 'T- regulatory, 5- term', 'T-regulatory, 5-term'],
  ['an abbreviation before it', 'PolyQ- induced', 'PolyQ-induced'],
  ['a substance and what it does', 'leptin- induced', 'leptin-induced'],
  ['a half that another follows', 'pre- and postnatal', 'pre- and postnatal'],
  ['a range of words', 'pre- to postnatal', 'pre- to postnatal'],
  ['a dash between spaces', 'cost - effectiveness', 'cost - effectiveness'],
  ['one word after another', 'a long- term cost- effectiveness ana- lysis', 'a long-term cost-effectiveness analysis'],
])('%s', (_trap, raw, text) => {
  expect(withoutBreaks(raw, { isKnown, isTitleWord: isKnown })).toBe(text);
});
