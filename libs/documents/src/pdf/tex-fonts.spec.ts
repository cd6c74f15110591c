import type { Piece } from './piece';
import { TexFonts } from './tex-fonts';

const decoded = (text: string): string => {
  const fonts = new TexFonts();
  const run = { text: fonts.reserveControls(text, 'f'), x0: 0, x1: 9, y: 0, size: 9, font: 'f' };
  const piece: Piece = { runs: [run], x0: 0, x1: 9, y: 0, size: 9 };
  fonts.decodeTexGlyphs([piece]);
  return run.text;
};

test.each([
  ['the letters around it', 'The scienti\0c work of the o\0ce \0ows into di\0erent \0elds of the whole country'],
  [
    'a null character outside of words',
    'The scientific work of the office \0 flows into different fields of the country',
  ],
])('ligatures that a browser lost are read by %s', (_case, text) => {
  expect(decoded(`${text}${' and on'.repeat(30)}`)).toMatch(
    /scientific work of the office .*flows into different fields/,
  );
});

test('null characters between all words are spaces', () => {
  expect(decoded('It\0rains\0and\0snows')).toBe('It rains and snows');
});

test('text in Windows-1252 that was called Mac Roman is decoded again', () => {
  expect(decoded('ìThe noun phraseî in Mitkovís book and by GivÛn')).toBe(
    '“The noun phrase” in Mitkov’s book and by Givón',
  );
  expect(decoded('Così l’île, e ìwé')).toBe('Così l’île, e ìwé');
});
