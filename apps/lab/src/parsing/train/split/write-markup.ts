import { markups } from '../../../../data/parsing/list-layouts.json';
import { pick } from '@veracite/testing/seeded';
import type { Layout } from './draw-layout';
import type { Line } from './laid-out-lines';
import { wrap } from './wrap';

/** Writes entries in markup, one per line, wrapped, or all on one line. */
export function markedUp(entries: readonly string[], layout: Layout, random: () => number): Line[] {
  const { before, entry, after } = pick(markups, random);
  const [open = '', close = ''] = entry;
  const page = (rows: readonly string[]): Line[] => rows.map((text) => (text ? [{ text, of: 'page' }] : []));
  const isOneLine = open.endsWith('>') && random() < 0.2;
  const wrapping = { ...layout, first: '', rest: '', width: isOneLine || random() < 0.6 ? Infinity : layout.width };
  const lines = entries.flatMap((entry): Line[] => {
    const [lead = '', ...behindLead] = open.split('\n');
    const [tail = '', ...after] = close.split('\n');
    const words = entry.replace(/\n/g, ' ');
    const wrapped = wrap(behindLead.length > 0 ? words + tail : lead + words + tail, wrapping, random);
    const rows: Line[] = wrapped.map((text, k) => [
      { text, of: k === 0 && behindLead.length === 0 ? 'begin' : 'inside' },
    ]);
    const head: Line[] = behindLead.length > 0 ? [[{ text: lead, of: 'begin' }]] : [];
    return [...head, ...rows, ...page(after)];
  });
  const whole = [...page(before), ...lines, ...page(after)];
  return isOneLine ? [whole.flat()] : whole;
}
