import { GREEK_BY_NAME } from './letters';

/** HTML's named characters of the codes 160 to 255, in their order (HTML 4.01, section 24.2). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const NAMED = new Map<string, string>([
  ...[...GREEK_BY_NAME].flatMap(([name, letter]): [string, string][] => [
    [name, letter],
    [name.charAt(0).toUpperCase() + name.slice(1), letter.toUpperCase()],
  ]),
  ...LATIN.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', hellip: '…' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', oelig: 'œ', OElig: 'Œ' }),
  ...Object.entries({ minus: '−', nbsp: ' ' }),
]);

/** Combining marks by the end of an entity's name, for letters beyond Latin-1: `&scaron;`, `&cacute;`. */
const MARKS: Record<string, string> = {
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

/** An entity in a text: `&#8211;`, `&#x2013;`, `&ndash;`. */
export const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8}[1-4]{0,2});/gi;

/** Returns the character of an entity (`ndash`, `#8211`, `#x2013`); undefined if unknown, control or half a pair. */
export function characterOf(name: string): string | undefined {
  if (name.startsWith('#')) return printable(/^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1)));
  const known = NAMED.get(name) ?? NAMED.get(name.toLowerCase());
  if (known) return known;
  const mark = MARKS[name.slice(1)];
  return mark && (name.charAt(0) + mark).normalize('NFC');
}

function printable(code: number): string | undefined {
  const half = code >= 0xd800 && code <= 0xdfff;
  return code >= 32 && code <= 0x10ffff && !half ? String.fromCodePoint(code) : undefined;
}

/** A text with its entities as the characters they stand for, once; what is no entity stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, (whole, name: string) => characterOf(name) ?? whole) : text;
