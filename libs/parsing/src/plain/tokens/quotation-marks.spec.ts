import { marksOf } from './token-table';
import { tokenize } from './tokenize';

/** Returns the text with double marks in place of the others. */
function marked(text: string): string {
  const tokens = tokenize(text);
  const marks = marksOf(tokens);
  return tokens.map((token, i) => marks.get(i) ?? token.text).join(' ');
}

test.each([
  ['single marks', '(2001) ‘A title’, Nature', '( 2001 ) “ A title ” , Nature'],
  ['straight ones', "in 'A title', Nature", 'in “ A title ” , Nature'],
  ['strokes of LaTeX', "``A title,'' Nature", '“ A title , ” Nature'],
  ['an apostrophe inside', '‘Plato’s cave’, Mind', '“ Plato’s cave ” , Mind'],
  ['a genitive inside', '‘The authors’ rights today’, Mind', '“ The authors ’ rights today ” , Mind'],
  ['a Dutch name', "G. 't Hooft, Nucl. Phys.", "G . ' t Hooft , Nucl . Phys ."],
  ['an apostrophe without a closing mark', "the 'open mark", "the ' open mark"],
])('%s', (_trap, text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  [
    'words joined by a PDF file',
    'anti-spring bladesNucl .Instrum',
    ['anti', '-', 'spring', 'blades', 'Nucl', '.', 'Instrum'],
  ],
  ['names with a capital inside', 'McDonald MacLeod DeSalvo eLife', ['McDonald', 'MacLeod', 'DeSalvo', 'eLife']],
  ['servers of preprints', 'bioRxiv and arXiv', ['bioRxiv', 'and', 'arXiv']],
  ['a small word before a name', 'inAmerican journals', ['in', 'American', 'journals']],
])('tokens: %s', (_trap, text, tokens) => {
  expect(tokenize(text).map((token) => token.text)).toEqual(tokens);
});
