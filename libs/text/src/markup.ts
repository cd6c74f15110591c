import { GREEK_NAMES } from './letters';

const GREEK_BY_NAME = new Map(Object.entries(GREEK_NAMES).map(([letter, name]) => [name, letter]));

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  eth: 'ð',
  thorn: 'þ',
  times: '×',
  minus: '−',
};

/** Combining marks by the end of an entity's name: `&eacute;`, `&ccedil;`, `&scaron;`. */
const ENTITY_MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
  slash: '\u0338',
};

const LATEX_MARKS: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '"': '\u0308',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030C',
  H: '\u030B',
  c: '\u0327',
  k: '\u0328',
  r: '\u030A',
  d: '\u0323',
  b: '\u0331',
};

const LATEX_LETTERS: Record<string, string> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  i: 'i',
  j: 'j',
  dh: 'ð',
  th: 'þ',
  times: ' x ',
};

/** HTML and JATS as plain text: entities decoded, tags dropped; a tag that breaks a line leaves a space. */
export function plainOfHtml(text: string): string {
  let plain = text;
  // Deposits are often escaped twice ("&amp;lt;i&amp;gt;").
  for (let round = 0; round < 2 && plain.includes('&'); round += 1) {
    plain = plain.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole);
  }
  if (!plain.includes('<')) return plain;
  return plain
    .replace(/<\/?(?:br|p|div|title|jats:p|jats:title)(?:\s[^<>]{0,200})?\/?>/gi, ' ')
    .replace(/<\/?[a-z][\w:-]{0,30}(?:\s[^<>]{0,300})?\/?>/gi, '');
}

function entity(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  const known = ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? GREEK_BY_NAME.get(name.toLowerCase());
  if (known) return known;
  const mark = ENTITY_MARKS[name.slice(1)];
  return mark ? name.charAt(0) + mark : undefined;
}

/** LaTeX as plain text: accents and special letters resolved, commands for shape dropped with their content kept. */
export function plainOfLatex(text: string): string {
  if (!/[\\{}$]/.test(text)) return text;
  return text
    .replace(/\\([`'^~"=.])\s{0,2}\{?\s?\\?([a-z])\}?/gi, accent)
    .replace(/\\([uvHckrdb])\s?\{\s?\\?([a-z])\}/gi, accent)
    .replace(/\\([uvHckrdb])\s\\?([a-z])/gi, accent)
    .replace(/\\([a-z]{1,20})\*?\s?/gi, (_whole, name: string) => command(name))
    .replace(/\\([&%#_$])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}$\\]/g, '');
}

function accent(_whole: string, mark: string, letter: string): string {
  return letter + (LATEX_MARKS[mark] ?? '');
}

function command(name: string): string {
  const letter = LATEX_LETTERS[name] ?? GREEK_BY_NAME.get(name.replace(/^var/, '').toLowerCase());
  return letter ?? '';
}
