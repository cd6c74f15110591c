import type { Span } from '@veracite/model/reference';

/** Named characters of HTML for the codes 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const NAMED = new Map<string, string>([
  ...LATIN.map((name, i): [string, string] => [name, String.fromCharCode(160 + i)]),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', hellip: '…' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', scaron: 'š', Scaron: 'Š' }),
]);
const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}[1-4]{0,2}));/gi;

/** A text without HTML's names for characters, and the way back to the text as it was pasted. */
export interface Decoded {
  text: string;
  /** The span of the pasted text that a span of `text` stands for. */
  toRaw: (span: Span) => Span;
}

/** "O&apos;Brien &#38; S&oslash;n" as people read it; what is no entity stays as it is. */
export function decodeEntities(raw: string): Decoded {
  if (!raw.includes('&')) return { text: raw, toRaw: (span) => span };
  /** Offsets in the decoded text behind each character put in, and how much longer the pasted text is up to there. */
  const steps: { at: number; longer: number }[] = [];
  let longer = 0;
  const text = raw.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string, offset = 0) => {
    const char = name ? NAMED.get(name) : charOf(decimal ? Number(decimal) : parseInt(hex ?? '', 16));
    if (!char) return entity;
    const at = Number(offset) - longer + char.length;
    longer += entity.length - char.length;
    steps.push({ at, longer });
    return char;
  });
  const place = (at: number): number => at + (steps.findLast((step) => step.at <= at)?.longer ?? 0);
  return { text, toRaw: ({ start, end }) => ({ start: place(start), end: place(end) }) };
}

/** Printable characters only: a control character would end the line. */
function charOf(code: number): string | undefined {
  return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}
