import type { Class } from '../../src/split/classes';
import { pick } from '../random';
import { BUTTONS, HEADS, SUBHEADS, surrounding, type Facts } from './surroundings';
import { wrap, type Wrapping } from './wrap';

/** A stretch of a list with what it is; an entry that goes on is `inside`. */
export interface Stretch {
  text: string;
  of: Class;
}

/** A list as somebody might paste it: its lines, each of one stretch or of several. Blank lines have none. */
export type Line = Stretch[];

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

const WIDTHS = [38, 44, 50, 56, 62, 68, 74, 78, 80, 84, 90, 96, 105, 115, 130];

/** A layout taken at random: half of all are of the plainest kinds. */
export function layoutOf(random: () => number): Layout {
  const dice = random();
  const isOneALine = dice < 0.36;
  const isGlued = dice > 0.88;
  const width = isOneALine || isGlued ? Infinity : pick(WIDTHS, random) + Math.floor(random() * 5);
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
  const form = pick(isGlued ? FORMS.slice(0, 10) : FORMS, random);
  let shift = start - 1;
  return (position) => {
    if (position > 1 && random() < skip) shift += 1 + Math.floor(random() * 3);
    if (position > 1 && random() < repeat) shift -= 1;
    return position > 1 && random() < missing ? '' : form(Math.max(1, position + shift));
  };
}

const FORMS: readonly ((n: number) => string)[] = [
  (n) => `[${n}] `,
  (n) => `[${n}] `,
  (n) => `[${n}] `,
  (n) => `[${n}]`,
  (n) => `[${n}]\t`,
  (n) => `${n}. `,
  (n) => `${n}. `,
  (n) => `${n}. `,
  (n) => `${n}.`,
  (n) => `${n}.\t`,
  (n) => `(${n}) `,
  (n) => `${n}) `,
  (n) => `${n} `,
  (n) => `${n}  `,
  (n) => `${n}\t`,
  () => '• ',
  () => '•\t',
  () => '- ',
  () => '* ',
  () => '– ',
  (n) => `[^${n}]: `,
  (n) => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''),
  (n) => `\\bibitem{ref${n}} `,
  (n) =>
    `[${'ABCDEFGHIJKLMNOPRSTVWZ'.charAt((n * 7) % 22)}${'abeilnorstu'.charAt((n * 5) % 11)}${'abeilnorstu'.charAt((n * 3) % 11)}${String(100 + ((n * 13) % 100)).slice(1)}] `,
];

/** Tags and commands around a list and its entries, as pages and documents hold them. */
const MARKUPS: readonly { before: string[]; entry: [string, string]; after: string[] }[] = [
  { before: ['<ol>'], entry: ['<li>', '</li>'], after: ['</ol>'] },
  { before: ['<ul class="refs">'], entry: ['  <li>', '</li>'], after: ['</ul>'] },
  { before: [], entry: ['<p>', '</p>'], after: [] },
  {
    before: ['<div class="csl-bib-body" style="line-height: 1.35;">'],
    entry: ['  <div class="csl-entry">', '</div>\n  <span class="Z3988" title="url_ver=Z39.88-2004"></span>'],
    after: ['</div>'],
  },
  { before: ['\\begin{thebibliography}{99}'], entry: ['\\bibitem{key} ', ''], after: ['\\end{thebibliography}'] },
  {
    before: ['\\begin{thebibliography}{9}', ''],
    entry: ['\\bibitem[Key(2001)]{key}\n', '\n'],
    after: ['', '\\end{thebibliography}'],
  },
];

/** Entries in mark-up, a line each or wrapped, or all of it on one line. */
function markedUp(entries: readonly string[], layout: Layout, random: () => number): Line[] {
  const {
    before,
    entry: [open, close],
    after,
  } = pick(MARKUPS, random);
  const page = (rows: readonly string[]): Line[] => rows.map((text) => (text ? [{ text, of: 'page' }] : []));
  const isOneLine = open.endsWith('>') && random() < 0.2;
  const wrapping = { ...layout, first: '', rest: '', width: isOneLine || random() < 0.6 ? Infinity : layout.width };
  const lines = entries.flatMap((entry): Line[] => {
    const [lead = '', ...behindLead] = open.split('\n');
    const [tail = '', ...behind] = close.split('\n');
    const words = entry.replace(/\n/g, ' ');
    const own = wrap(behindLead.length > 0 ? words + tail : lead + words + tail, wrapping, random);
    const rows: Line[] = own.map((text, k) => [{ text, of: k === 0 && behindLead.length === 0 ? 'begin' : 'inside' }]);
    const head: Line[] = behindLead.length > 0 ? [[{ text: lead, of: 'begin' }]] : [];
    return [...head, ...rows, ...page(behind)];
  });
  const whole = [...page(before), ...lines, ...page(after)];
  return isOneLine ? [whole.flat()] : whole;
}

/** The lines of a list of entries in a layout, with what pages, authors and publishers put around them. */
export function layOut(entries: readonly string[], layout: Layout, facts: Facts, random: () => number): Line[] {
  if (random() < 0.05) return markedUp(entries, layout, random);
  const list =
    layout.glue === undefined ? printed(entries, layout, facts, random) : glued(entries, layout.glue, layout, random);
  const whole = [...opening(facts, random), ...list, ...closing(layout, facts, random)];
  const paged = layout.page === Infinity ? whole : withPages(whole, layout.page, facts, random);
  return layout.isDoubleSpaced ? paged.flatMap((line) => [line, []]) : paged;
}

function printed(entries: readonly string[], layout: Layout, facts: Facts, random: () => number): Line[] {
  const lines: Line[] = [];
  const isParted = random() < 0.05;
  entries.forEach((entry, i) => {
    const label = layout.label(i + 1);
    if (i > 0) {
      const gap = random() < layout.gapFault ? 1 - Math.min(1, layout.gap) : layout.gap;
      for (let k = 0; k < gap; k += 1) lines.push([]);
      if (isParted && random() < 0.1) lines.push([], [{ text: pick(SUBHEADS, random), of: 'heading' }], []);
    }
    const own = ((layout.labelAlone ? '' : label) + entry)
      .split('\n')
      .flatMap((part, k) => wrap(part, k === 0 ? layout : { ...layout, first: layout.rest }, random));
    if (layout.labelAlone && label) lines.push([{ text: layout.first + label.trimEnd(), of: 'begin' }]);
    own.forEach((text, k) => lines.push([{ text, of: k === 0 && !(layout.labelAlone && label) ? 'begin' : 'inside' }]));
    if (random() < layout.buttons) lines.push([{ text: pick(BUTTONS, random), of: 'page' }]);
    if (random() < layout.annotations) {
      if (layout.gap > 0 || random() < 0.5) lines.push([]);
      const text = surrounding('annotations', facts, random);
      const first = random() < 0.5 ? layout.rest || '    ' : '';
      for (const row of wrap(text, { ...layout, first, rest: first }, random)) lines.push([{ text: row, of: 'prose' }]);
      if (layout.gap > 0 || random() < 0.5) lines.push([]);
    }
  });
  return lines;
}

/** Entries whose line ends are lost. */
function glued(entries: readonly string[], glue: string, layout: Layout, random: () => number): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  // Footnotes hold one reference or several.
  const several = 0.2 + 0.6 * random();
  entries.forEach((entry, i) => {
    const isLast = i === entries.length - 1;
    const isEnd = isLast || (glue === '; ' && random() > several);
    const whole = entry.replace(/\n/g, ' ');
    const text = glue === '; ' && !isEnd ? whole.replace(/[.;]$/, '') : whole;
    // A footnote has one number, however many references it holds.
    const label = glue === '; ' && line.length > 0 ? '' : layout.label(glue === '; ' ? lines.length + 1 : i + 1);
    line.push({ text: label + text + (isEnd ? '' : glue), of: 'begin' });
    if (isEnd) {
      lines.push(line);
      line = [];
    }
  });
  return lines;
}

function opening(facts: Facts, random: () => number): Line[] {
  const lines: Line[] = [];
  if (random() < 0.12) lines.push(...paragraphs('prose', 1 + Math.floor(random() * 3), facts, random));
  if (random() < 0.5) {
    lines.push([{ text: pick(HEADS, random), of: 'heading' }]);
    if (random() < 0.08)
      lines.push([{ text: pick(['=', '-', '_', '*'], random).repeat(5 + Math.floor(random() * 40)), of: 'page' }]);
    if (random() < 0.6) lines.push([]);
  }
  return lines;
}

function closing(layout: Layout, facts: Facts, random: () => number): Line[] {
  if (random() > 0.14) return [];
  const kind = pick(['notes', 'biographies', 'prose'] as const, random);
  const gap: Line[] = random() < 0.75 || layout.width === Infinity ? [[]] : [];
  return [...gap, ...paragraphs(kind, 1 + Math.floor(random() * 3), facts, random)];
}

/** Some sentences of a kind, wrapped like a page or not, as paragraphs. */
function paragraphs(
  kind: 'notes' | 'biographies' | 'prose',
  count: number,
  facts: Facts,
  random: () => number,
): Line[] {
  const width = random() < 0.35 ? Infinity : pick(WIDTHS, random);
  const hasGaps = random() < 0.6;
  const lines: Line[] = [];
  for (let i = 0; i < count; i += 1) {
    const sentences = kind === 'prose' ? 1 + Math.floor(random() * 4) : 1;
    const text = Array.from({ length: sentences }, () => surrounding(kind, facts, random)).join(' ');
    const wrapping = { width, first: '', rest: '', hyphenation: random() < 0.3 ? 0.5 : 0, addressBreaks: '' };
    for (const row of wrap(text, wrapping, random)) lines.push([{ text: row, of: 'prose' }]);
    if (hasGaps) lines.push([]);
  }
  if (kind === 'prose') lines.push([]);
  return lines;
}

/** Pages' numbers and heads after every so many lines, amid entries too. */
function withPages(lines: readonly Line[], length: number, facts: Facts, random: () => number): Line[] {
  const paged: Line[] = [];
  let number = 1 + Math.floor(random() * 400);
  const running = random() < 0.7 ? runningHead(facts, random) : undefined;
  const form = pick(['{p}', '{p}', 'Page {p}', '– {p} –', '{p} of 412', ''], random);
  const blanks = Math.floor(random() * 3);
  const isNumberFirst = random() < 0.5;
  // A list begins anywhere on its first page; now and then a page's lines were copied between any two entries.
  const above = Math.floor(random() * length);
  const between = random() < 0.06 ? 0.3 + 0.7 * random() : 0;
  lines.forEach((line, i) => {
    const isBetween = between > 0 && line[0]?.of === 'begin' && random() < between;
    if (i > 0 && (between > 0 ? isBetween : (i + above) % length === 0)) {
      const rows = [form.replace('{p}', String(number)), running?.(number)].filter((row): row is string => !!row);
      if (!isNumberFirst) rows.reverse();
      for (let k = 0; k < blanks; k += 1) paged.push([]);
      for (const row of rows) paged.push([{ text: row, of: 'page' }]);
      for (let k = 0; k < blanks; k += 1) paged.push([]);
      number += 1;
    }
    paged.push(line);
  });
  return paged;
}

function runningHead(facts: Facts, random: () => number): (page: number) => string {
  const head = surrounding('running', facts, random);
  const place = Math.floor(random() * 3);
  return (page) => (place === 0 ? `${head} ${page}` : place === 1 ? `${page} ${head}` : head);
}
