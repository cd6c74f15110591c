import { cutWords } from '../cut-words';
import { nounPhrasesOf } from './noun-phrase';

const phraseOf = (title: string, word: string): { head?: string; opener?: string; expanded?: string } => {
  const { words } = cutWords(title);
  return nounPhrasesOf(words)[words.findIndex(({ text }) => text === word)] ?? {};
};

test.each([
  [
    'the last word of a phrase, and the word before the phrase',
    'On the four mountains test of memory',
    'four',
    'test',
    'the',
  ],
  ['a hyphen joins', 'Effects of soil-borne fungi', 'soil', 'fungi', 'of'],
  ['punctuation separates', 'Law, order and war', 'Law', 'law', ''],
  ['function words belong to no phrase', 'Law of the sea', 'of', '', ''],
])('runs: %s', (_trap, title, word, head, opener) => {
  expect(phraseOf(title, word)).toMatchObject({ head, opener });
});

test.each([
  ['every initial', 'Posttraumatic stress disorder (PTSD) in veterans', 'Posttraumatic', 'disorder'],
  [
    'letters of another language',
    'The Center for Weather Forecasting and Climate Studies (CPTEC) in Brazil',
    'Climate',
    '',
  ],
  ['small words between', 'Study of Health in Pomerania (SHIP)', 'Health', ''],
  ['a hyphen inside', 'The Trauma Outreach and Prevention Study (T-OPS)', 'Outreach', 'study'],
  ['an inner letter', 'Human immunodeficiency virus (HIV) today', 'Human', 'virus'],
  ['a plural', 'Randomized controlled trials (RCTs)', 'controlled', 'trials'],
  ['preceding words that it does not abbreviate', 'A review of magnetic resonance imaging (MRI)', 'review', ''],
  ['a year in brackets is none', 'Report of the census (1990)', 'census', ''],
])('abbreviations: %s', (_trap, title, word, expanded) => {
  expect(phraseOf(title, word).expanded).toBe(expanded);
});
