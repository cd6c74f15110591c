import { labels, widths } from '../../../../data/parsing/list-layouts.json';
import { pick } from '@veracite/testing/seeded';
import type { Wrapping } from './wrap';

/** The layout of a list. */
export interface Layout extends Wrapping {
  label: (position: number) => string;
  /** The label is on its own line. */
  labelAlone: boolean;
  /** Blank lines between entries. */
  gap: number;
  /** Chance that a gap is missing, or one too many. */
  gapFault: number;
  /** A blank line after every line. */
  isDoubleSpaced: boolean;
  /** Lines of a page; Infinity for none. */
  page: number;
  /** The separator of entries without line breaks. */
  glue?: string;
  /** Least share of the width of a line that is filled, if lines end early. */
  buttons: number;
  annotations: number;
  quote: string;
}

/** Draws a random layout. Half of them are plain. */
export function layoutOf(random: () => number): Layout {
  const dice = random();
  const isOneALine = dice < 0.36;
  const isGlued = dice > 0.88;
  const width = isOneALine || isGlued ? Infinity : pick(widths, random) + Math.floor(random() * 5);
  const hanging =
    !isOneALine && random() < 0.3 ? pick(['  ', '   ', '    ', '     ', '      ', '        ', '\t'], random) : '';
  const label = labelsIn(random() < (isGlued ? 0.75 : 0.42) ? random : undefined, isGlued);
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

/** Draws a form of labels. Without `random` there are none. */
function labelsIn(random: (() => number) | undefined, isGlued: boolean): Layout['label'] {
  if (!random) return () => '';
  const start = random() < 0.2 ? 1 + Math.floor(random() * 120) : 1;
  const skip = random() < 0.12 ? random() * 0.15 : 0;
  const repeat = random() < 0.08 ? random() * 0.1 : 0;
  const missing = random() < 0.08 ? random() * 0.15 : 0;
  // Without line breaks only numbers in brackets or with periods separate entries.
  const form = pick(isGlued ? labels.slice(0, 10) : labels, random);
  let shift = start - 1;
  return (position) => {
    if (position > 1 && random() < skip) shift += 1 + Math.floor(random() * 3);
    if (position > 1 && random() < repeat) shift -= 1;
    return position > 1 && random() < missing ? '' : labelText(form, Math.max(1, position + shift));
  };
}

function labelText(form: string, n: number): string {
  return form
    .replace('{n}', String(n))
    .replace('{raised}', () => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''))
    .replace('{key}', () => keyOf(n));
}

/** Returns a key of letters and a year, as in styles of mathematics and computing: "[Hbn26]". */
function keyOf(n: number): string {
  const small = 'abeilnorstu';
  const letters =
    'ABCDEFGHIJKLMNOPRSTVWZ'.charAt((n * 7) % 22) + small.charAt((n * 5) % 11) + small.charAt((n * 3) % 11);
  return letters + String(100 + ((n * 13) % 100)).slice(1);
}
