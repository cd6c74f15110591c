/** The product's own way: titles as their records have them, in sentence case, headline capitals or capitals alone, any language. */
import { sentenceCase } from '../src/casing/sentence-case';
import { capitalShare, isShouted } from '../src/casing/shape';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { FRESH_TITLES } from './fresh-titles';
import { FURTHER_TITLES } from './further-titles';
import { LATEST_TITLES } from './latest-titles';
import { LATER_TITLES } from './later-titles';
import { READ_TITLES } from './read-titles';
import { percent } from './shared';
import { foldedTitle, recordedTitles, sampledTitles, type Half, type Recorded } from './titles';

/** The titles to be read, in their order of chance; none of the sample of old. */
export function unreadTitles(half: Half): Recorded[] {
  const old = [
    sampledTitles('reported', 0, 300),
    ...[2_000, 3_000].map((from) => sampledTitles('reported', from, 100)),
  ];
  const seen = new Set(old.flat().map(({ title }) => foldedTitle(title)));
  return recordedTitles(half).filter(({ title }) => !seen.has(foldedTitle(toPlain(title))));
}

/** Marks of direction, which some records hold, are no letters. */
const bare = (title: string): string => title.normalize('NFC').replace(/[\u200E\u200F\u202A-\u202E]/g, '');

const keyOf = (title: string): string => foldedTitle(bare(title));

const SHAPES = ['sentence case', 'headline capitals', 'capitals alone'] as const;

/** Which of the three a record's title is in. */
function shapeOf(title: string): (typeof SHAPES)[number] {
  const { words } = cutWords(title);
  if (isShouted(words)) return 'capitals alone';
  return (capitalShare(words) ?? 0) < 0.5 ? 'sentence case' : 'headline capitals';
}

/** What readers wrote, by the title. */
const labelsOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [keyOf(line.split(' || ')[0] ?? ''), bare(line).split(' || ')]),
  );

/** Of every sample, one behind the other in the order of chance: titles right, and the same by the shape of the record. */
export function evaluateAsRecorded(verbose: boolean): void {
  const drawn = unreadTitles('reported');
  let from = 0;
  for (const [name, text] of Object.entries({
    first: READ_TITLES,
    second: FRESH_TITLES,
    further: FURTHER_TITLES,
    later: LATER_TITLES,
    latest: LATEST_TITLES,
  })) {
    const labels = labelsOf(text);
    measure(`titles as recorded, ${name} sample`, drawn.slice(from, from + labels.size), labels, verbose);
    from += labels.size;
  }
}

function measure(name: string, titles: Recorded[], labels: Map<string, string[]>, verbose: boolean): void {
  const counts = new Map(SHAPES.map((shape) => [shape, { right: 0, all: 0 }]));
  for (const { title, language } of titles) {
    const written = bare(toPlain(sentenceCase(title, { language })));
    const label = labels.get(keyOf(toPlain(title)));
    if (!label) throw new Error(`no reader's label for "${toPlain(title)}"`);
    const count = counts.get(shapeOf(toPlain(title)));
    if (!count) continue;
    count.all += 1;
    if (label.includes(written)) count.right += 1;
    else if (verbose) console.log(`  - ${label[0]}\n  + ${written}`);
  }
  const all = [...counts.values()];
  const sum = (part: 'right' | 'all'): number => all.reduce((total, count) => total + count[part], 0);
  console.log(`casing, ${name}: titles right ${percent(sum('right'), sum('all'))}`);
  for (const [shape, { right, all: whole }] of counts) console.log(`  recorded in ${shape}: ${percent(right, whole)}`);
}
