import { widths } from '../../../../data/parsing/list-layouts.json';
import { pick } from '@veracite/testing/seeded';
import type { Layout } from './draw-layout';
import type { Line } from './laid-out-lines';
import { markedUp } from './write-markup';
import { BUTTONS, HEADS, SUBHEADS, surrounding, type Facts } from './surroundings';
import { wrap } from './wrap';

/** Lays out a list of entries, with headings, running heads, prose and buttons around them. */
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
    const laidOut = ((layout.labelAlone ? '' : label) + entry)
      .split('\n')
      .flatMap((part, k) => wrap(part, k === 0 ? layout : { ...layout, first: layout.rest }, random));
    if (layout.labelAlone && label) lines.push([{ text: layout.first + label.trimEnd(), of: 'begin' }]);
    laidOut.forEach((text, k) =>
      lines.push([{ text, of: k === 0 && !(layout.labelAlone && label) ? 'begin' : 'inside' }]),
    );
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

/** Joins entries that lost their line breaks. */
function glued(entries: readonly string[], glue: string, layout: Layout, random: () => number): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  // Footnotes have one reference or several.
  const several = 0.2 + 0.6 * random();
  entries.forEach((entry, i) => {
    const isLast = i === entries.length - 1;
    const isEnd = isLast || (glue === '; ' && random() > several);
    const whole = entry.replace(/\n/g, ' ');
    const text = glue === '; ' && !isEnd ? whole.replace(/[.;]$/, '') : whole;
    // A footnote has one number for all its references.
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

/** Returns sentences of a kind as paragraphs, wrapped or not. */
function paragraphs(
  kind: 'notes' | 'biographies' | 'prose',
  count: number,
  facts: Facts,
  random: () => number,
): Line[] {
  const width = random() < 0.35 ? Infinity : pick(widths, random);
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

/** Inserts page numbers and running heads after every page, also inside entries. */
function withPages(lines: readonly Line[], length: number, facts: Facts, random: () => number): Line[] {
  const paged: Line[] = [];
  let number = 1 + Math.floor(random() * 400);
  const running = random() < 0.7 ? runningHead(facts, random) : undefined;
  const form = pick(['{p}', '{p}', 'Page {p}', '– {p} –', '{p} of 412', ''], random);
  const blanks = Math.floor(random() * 3);
  const isNumberFirst = random() < 0.5;
  // A list begins anywhere on its first page. Sometimes page lines are between any two entries.
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
