/** Combining marks of LaTeX's accent commands. */
const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030A',
  H: '\u030B',
  v: '\u030C',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};
/** A tilde that is meant, until those that are spaces have gone; a private-use character. */
const TILDE = '\uE010';

const SYMBOLS: Record<string, string> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
  dj: 'đ',
  DJ: 'Đ',
  ng: 'ŋ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  times: '×',
  textendash: '–',
  textemdash: '—',
  textquoteright: '’',
  textquoteleft: '‘',
  textquotedblleft: '“',
  textquotedblright: '”',
  ldots: '…',
  dots: '…',
  textregistered: '®',
  texttrademark: '™',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  textbackslash: '\\',
  textasciicircum: '^',
  textasciitilde: TILDE,
};

/** Plain characters for LaTeX: accents, symbols, dashes, quotes; commands for looks vanish, their text stays. */
export function fromLatex(source: string): string {
  if (!/[\\{}$~]|--|``|''/.test(source)) return source.replace(/\s+/g, ' ').trim();
  return source
    .replace(
      /\\([`'^"~=.])\s?(?:\{\s?\\?([A-Za-z])\s?\}|\\([ij])(?![A-Za-z])\s?|([A-Za-z]))/g,
      (_, accent: string, a?: string, b?: string, c?: string) => (a ?? b ?? c ?? '') + (ACCENTS[accent] ?? ''),
    )
    .replace(
      /\\([uvHtcdbkr])(?:\s?\{\\?([A-Za-z])\}|\s([A-Za-z]))/g,
      (_, accent: string, a?: string, b?: string) => (a ?? b ?? '') + (ACCENTS[accent] ?? ''),
    )
    .replace(/\\([A-Za-z]{1,20})(?:\{\}|\s|(?![A-Za-z]))/g, (_, name: string) => SYMBOLS[name] ?? '')
    .replace(/\\([%&$#_{}])/g, (_, char: string) => (char === '{' || char === '}' ? '' : char))
    .replace(/\\[,;! ]|~/g, ' ')
    .replace(/\$([^$]{0,200})\$/g, (_, formula: string) => formula.replace(/[_^]/g, ''))
    .replace(/[{}]/g, '')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``|''/g, '"')
    .replaceAll(TILDE, '~')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}
