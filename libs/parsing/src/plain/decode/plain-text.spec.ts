import { parseOne } from '../../parse';
import { plainText } from './plain-text';

test.each([
  ['soft hyphens of a web page', 'compu\u00adta\u00adtional', 'computational'],
  ['a joiner inside a name', 'Gar\u200dcia, A.', 'Garcia, A.'],
  ['zero-width spaces', 'Smith\u200b, J.', 'Smith, J.'],
  ['marks of direction', '\u202aSmith\u202c, J.', 'Smith, J.'],
  ['the joiner of Persian words stays', 'می\u200cشود', 'می\u200cشود'],
  ['italics of HTML', '<i>Nature</i>, <b>12</b>', 'Nature, 12'],
  ['a break of HTML is a space', 'first<br/>second', 'first second'],
  ['text that is not a tag stays', 'a < b and c > d', 'a < b and c > d'],
  ['an angle bracket of a SICI stays', '17:15<1661::AID-SIM968>3.0.CO;2-2', '17:15<1661::AID-SIM968>3.0.CO;2-2'],
  [
    'the address of a link stays',
    '<a href="https://doi.org/10.1000/182">Link</a>',
    ' https://doi.org/10.1000/182 Link',
  ],
  ['emphasis of LaTeX', '\\emph{Nature}, {\\bf 12}', 'Nature, 12'],
  ['accents of LaTeX after a space', '\\v Zi\\v zek, Fran\\c cois', 'Žižek, François'],
  ['letters of LaTeX alone', '\\L ukasz and S. {\\O}stergaard', 'Łukasz and S. Østergaard'],
  ['accents of LaTeX', 'Erd{\\H{o}}s and G\\"odel and \\\'{E}cole', 'Erdős and Gödel and École'],
  ['blocks and ties of LaTeX', 'J.~Smith.\\newblock A title', 'J. Smith.  A title'],
  ['braces and tildes without LaTeX stay', 'a {b} ~c', 'a {b} ~c'],
  ['UTF-8 read as Windows-1252', 'MÃ¼ller, â€œÃ‰tudesâ€\u009d, 4â€“9', 'Müller, “Études”, 4–9'],
  ['capital letters before quotation marks stay', '«CAFÉ», «CRÉÉ» and Ángel', '«CAFÉ», «CRÉÉ» and Ángel'],
  ['a path of Windows stays', 'C:\\Users\\x', 'C:\\Users\\x'],
])('%s', (_trap, raw, text) => {
  expect(plainText(raw).text).toBe(text);
});

test('spans refer to the pasted text', () => {
  const raw =
    'G\\"odel, K. (1931). \\emph{On formally undecidable proposi\u00adtions}. <i>Monatshefte</i>, 38, 173–198.';
  const { csl, fields } = parseOne(raw, { now: new Date('2026-11-21') });
  const textsOf = (field: keyof typeof fields): string[] =>
    (fields[field] ?? []).map(({ start, end }) => raw.slice(start, end));
  expect(csl).toMatchObject({ title: 'On formally undecidable propositions', page: '173-198' });
  expect(csl.author?.[0]?.family).toBe('Gödel');
  expect(textsOf('title')[0]).toContain('On formally undecidable proposi\u00adtions');
  expect(textsOf('page')).toEqual(['173–198']);
});
