/**
 * Whether pasted lists come apart rightly: `npm run eval:splitting [-- --lists 10] [--watched] [--made] [--list LAYOUT]`. Lists are made of the
 * shipped starter library in ten styles, some thirteen forms of a DOI and the layouts of splitting/layouts.ts, none of which training
 * uses, and of works that no training renders. With `--watched` they are made of the other works and other numbers at random: those
 * are there to be looked at, with `--list LAYOUT` at their faults; what is reported is not. With the measuring data, and without `--made`, labeled references
 * one a line and joined into documents with pages are measured too.
 */
import { starterLines } from '@veracite/testing/starter-lines';
import { parseText } from '@veracite/parsing/parse';
import { measuringData } from '../harness/data';
import { partOf } from '../harness/parts';
import { percent } from '../harness/figures';
import { readOptions } from '../harness/options';
import { table } from '../harness/table';
import { venueCapitals } from './capitals';
import { STYLES } from './entries';
import { LAYOUTS } from './layouts';
import { madeLists } from './made-lists';
import { judge, total, type Tally } from './judge';
import { oneALine, realDocuments, REAL } from './real-lists';
import { speed } from './speed';

const options = readOptions({ list: undefined, lists: 10, made: false, watched: false });
const { list: shown, lists: perLayout, watched: isWatched } = options;
const rows: string[][] = [];

/** Lengths of lists as they are in assignments. */
const SHORT = Array.from({ length: 28 }, (_, index) => 3 + index);

/** Layouts that have pages, or lines in which a page cannot end. */
const HAS_PAGES_OR_NO_LINES = /^(?:pages|two columns|line ends lost)/;

const data = measuringData(REAL);
const lines = await starterLines();
const works = lines.filter(({ title }) => (partOf(`work:${title}`) === 'test') !== isWatched);
const drawing = { works, count: perLayout, seed: isWatched ? 2 : 1 };
const tallies: Tally[] = [];
for (const layout of Object.keys(LAYOUTS)) {
  const made = await madeLists(drawing, layout);
  const found = made.map((list) =>
    judge(list, parseText(list.pasted ?? list.text), shown !== undefined && layout.includes(shown)),
  );
  const sum = total(found);
  tallies.push(...found);
  say(layout, sum);
}
say('all', total(tallies));

const withPageEnds: Tally[] = [];
for (const layout of Object.keys(LAYOUTS).filter((name) => !HAS_PAGES_OR_NO_LINES.test(name))) {
  const made = await madeLists({ ...drawing, lengths: [12], hasPageEnd: true }, layout);
  const isShown = shown !== undefined && `twelve, ${layout}`.includes(shown);
  const sum = total(made.map((list) => judge(list, parseText(list.text), isShown)));
  withPageEnds.push(sum);
  say(`twelve with a page end, ${layout}`, sum);
}
say('twelve with a page end, every layout', total(withPageEnds));

const ofStyles: Tally[] = [];
for (const style of STYLES) {
  const made = await madeLists({ ...drawing, lengths: SHORT, style }, 'one a line');
  const isShown = shown !== undefined && style.includes(shown);
  const sum = total(made.map((list) => judge(list, parseText(list.text), isShown)));
  ofStyles.push(sum);
  say(`3 to 30, one a line, ${style}`, sum);
}
say('3 to 30, one a line, every style', total(ofStyles));
console.log(table(['layout', 'lists', 'count right', 'entries whole', 'identifier right', 'nothing else'], rows));
for (const line of venueCapitals(works, shown === 'capitals')) console.log(line);

if (!options.made) {
  for (const line of oneALine(data)) console.log(line);
  for (const line of realDocuments(data, shown)) console.log(line);
}
for (const line of speed()) console.log(line);

function say(name: string, { lists, counts, entries, whole, dois, doisRight, wrong }: Tally): void {
  const shares = [percent(counts, lists, 2), percent(whole, entries, 2), percent(doisRight, dois, 2)];
  rows.push([name, String(lists), ...shares, String(wrong)]);
}
