import { decodeEntities } from './entities';

test.each([
  ['a letter of Latin-1', 'S&oslash;ren &Aring;strand', 'Søren Åstrand'],
  ['a letter beyond Latin-1', '&Scaron;imon and &cacute;', 'Šimon and ć'],
  ['small and capital Greek', '&Delta;G, &beta;-blocker', 'ΔG, β-blocker'],
  ['a name in capitals', 'R&AMP;D', 'R&D'],
  ['numbers, decimal and hexadecimal', '&#8211; &#x2013;', '– –'],
  ['a fraction', '&frac12; litre', '½ litre'],
  ['an unknown name stays', 'AT&TT; R&D;', 'AT&TT; R&D;'],
  ['half of a surrogate pair, a control character and a code beyond Unicode stay', '&#xD800;&#7;&#x110000;', null],
  ['decoded once only', '&amp;lt;', '&lt;'],
])('%s', (_trap, text, plain) => {
  expect(decodeEntities(text)).toBe(plain ?? text);
});
