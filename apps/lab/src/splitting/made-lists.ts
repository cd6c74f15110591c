import type { StarterLine } from '@veracite/library/starter/line';
import { FORMS, printed, STYLES, type Form, type Printed, type StyleName } from './entries';
import { LAYOUTS, withPageEnd, type Row } from './layouts';
import { readAcross } from './read-across';

/** A pasted list and where its entries stand. */
export interface MadeList {
  text: string;
  /** What is pasted, where it is not the text that is to be read: two columns read across. */
  pasted?: string;
  /** `body` is where the entry begins behind its number. */
  entries: { start: number; body: number; end: number; doi?: string }[];
}

/** A repeatable generator of numbers in [0, 1): a linear congruence (Park and Miller 1988). */
function generator(seed: number): () => number {
  let state = (seed * 7919 + 11) % 2147483647;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Which lists are made: other works and other numbers at random are other lists. */
interface Drawing {
  works: readonly StarterLine[];
  /** Lists of a layout. */
  count: number;
  seed: number;
  /** Numbers of entries. Default: 1 to 60. */
  lengths?: readonly number[];
  /** Style of all entries. Default: every style in turn, one list in ten mixed. */
  style?: StyleName;
  /** One end of a page in the list, with its number and a running head. */
  hasPageEnd?: boolean;
}

const LENGTHS = [1, 3, 8, 14, 25, 40, 60];

/** Makes lists of a layout, with every form of a DOI in turn. */
export async function madeLists(drawing: Drawing, layout: string): Promise<MadeList[]> {
  const { works, count, seed, lengths = LENGTHS } = drawing;
  const place = Object.keys(LAYOUTS).indexOf(layout) + 1;
  const random = generator(place + 1000 * seed);
  for (let k = 0; k < 20; k += 1) random();
  const lists: MadeList[] = [];
  for (let k = 0; k < count; k += 1) {
    const form = Object.keys(FORMS)[(k + place * 3) % Object.keys(FORMS).length] as Form;
    const isMixed = k % 10 === 9;
    const length = lengths[Math.floor(random() * lengths.length)] as number;
    const entries: Printed[] = [];
    while (entries.length < length) {
      const work = works[Math.floor(random() * works.length)] as StarterLine;
      const inTurn = isMixed ? Math.floor(random() * STYLES.length) : (k + place) % STYLES.length;
      const style = drawing.style ?? (STYLES[inTurn] as StyleName);
      const entry = await printed(work, style, form);
      if (entry) entries.push(entry);
    }
    if (random() < 0.6) entries.sort((a, b) => (a.text < b.text ? -1 : 1));
    const lines =
      LAYOUTS[layout]?.(
        entries.map(({ text }) => text),
        random,
      ) ?? [];
    const broken = drawing.hasPageEnd ? withPageEnd(lines, random) : lines;
    const list = placed(broken, entries, layout.startsWith('line ends lost') ? ' ' : '\n');
    lists.push(layout.startsWith('two columns') ? { ...list, ...readAcross(list.text, random) } : list);
  }
  return lists;
}

function placed(lines: readonly Row[], printed: readonly Printed[], end: string): MadeList {
  let text = '';
  const entries: MadeList['entries'] = printed.map(({ doi }) => ({
    start: -1,
    body: -1,
    end: -1,
    ...(doi ? { doi } : {}),
  }));
  for (const line of lines) {
    const entry = line.entry === undefined ? undefined : entries[line.entry];
    if (entry) {
      const start = text.length + line.text.length - line.text.trimStart().length;
      if (entry.start < 0) {
        entry.start = start;
        const head = (printed[line.entry ?? 0]?.text ?? '').slice(0, 4);
        const index = line.text.indexOf(head);
        entry.body = index < 0 ? start + 8 : text.length + index;
      }
      entry.end = text.length + line.text.trimEnd().length;
    }
    text += line.text + end;
  }
  return { text, entries };
}
