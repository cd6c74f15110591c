import { labels, widths } from '../../../data/list-layouts.json';
import { pick } from '../random';
import type { Wrapping } from './wrap';

/** How a whole list is laid out. */
export interface Layout extends Wrapping {
  label: (position: number) => string;
  /** The label stands on a line of its own. */
  labelAlone: boolean;
  /** Blank lines between entries. */
  gap: number;
  /** Chance that a gap is missing, or one too many. */
  gapFault: number;
  /** A blank line behind every line. */
  isDoubleSpaced: boolean;
  /** Lines of a page; Infinity for none. */
  page: number;
  /** What parts entries where their line ends are lost. */
  glue?: string;
  /** Lines end alike where words would fit: the least share of the width that is filled. */
  buttons: number;
  annotations: number;
  quote: string;
}

/** A layout taken at random: half of all are of the plainest kinds. */
export function layoutOf(random: () => number): Layout {
  const dice = random();
  const isOneALine = dice < 0.36;
  const isGlued = dice > 0.88;
  const width = isOneALine || isGlued ? Infinity : pick(widths, random) + Math.floor(random() * 5);
  const hanging =
    !isOneALine && random() < 0.3 ? pick(['  ', '   ', '    ', '     ', '      ', '        ', '\t'], random) : '';
  const label = labelling(random() < (isGlued ? 0.75 : 0.42) ? random : undefined, isGlued);
  const isParagraph = hanging === '' && !isOneALine && random() < 0.06;
  const gap = random() < (isOneALine ? 0.22 : 0.28) ? pick([1, 1, 1, 1, 2], random) : 0;
  return {
    width,
    first: isParagraph ? pick(['    ', '  ', '\t'], random) : random() < 0.06 ? '  ' : '',
    rest: hanging,
    hyphenation: random() < 0.5 ? random() : 0,
    addressBreaks: pick(['', '/', '/.', '/.-_', '/.-_='], random),
    label,
    labelAlone: label(1) !== '' && random() < 0.05,
    gap,
    gapFault: random() < 0.25 ? random() * 0.3 : 0,
    isDoubleSpaced: !isGlued && random() < 0.03,
    page: random() < 0.36 ? (random() < 0.3 ? 1 : 14) + Math.floor(random() * 45) : Infinity,
    ...(isGlued ? { glue: pick([' ', ' ', ' ', '; ', '; ', '\t'], random) } : {}),
    buttons: random() < 0.08 ? 0.5 + random() / 2 : 0,
    annotations: random() < 0.03 ? 0.5 + random() / 2 : 0,
    quote: random() < 0.015 ? '> ' : '',
  };
}

/** Ways of labelling entries; no `random`, no labels. */
function labelling(random: (() => number) | undefined, isGlued: boolean): Layout['label'] {
  if (!random) return () => '';
  const start = random() < 0.2 ? 1 + Math.floor(random() * 120) : 1;
  const skip = random() < 0.12 ? random() * 0.15 : 0;
  const repeat = random() < 0.08 ? random() * 0.1 : 0;
  const missing = random() < 0.08 ? random() * 0.15 : 0;
  // Where line ends are lost it is numbers that tell, and only brackets and full stops tell much.
  const form = pick(isGlued ? labels.slice(0, 10) : labels, random);
  let shift = start - 1;
  return (position) => {
    if (position > 1 && random() < skip) shift += 1 + Math.floor(random() * 3);
    if (position > 1 && random() < repeat) shift -= 1;
    return position > 1 && random() < missing ? '' : labelled(form, Math.max(1, position + shift));
  };
}

function labelled(form: string, n: number): string {
  return form
    .replace('{n}', String(n))
    .replace('{raised}', () => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''))
    .replace('{key}', () => keyOf(n));
}

/** A key of letters and a year for an entry, as styles of mathematics and computing have them: "[Hbn26]". */
function keyOf(n: number): string {
  const small = 'abeilnorstu';
  const letters =
    'ABCDEFGHIJKLMNOPRSTVWZ'.charAt((n * 7) % 22) + small.charAt((n * 5) % 11) + small.charAt((n * 3) % 11);
  return letters + String(100 + ((n * 13) % 100)).slice(1);
}
