/**
 * Whether pasted lists come apart rightly: `npm run eval:splitting [-- --lists 10] [--list LAYOUT]`. Lists are made of the shipped
 * starter library in ten styles, some thirteen forms of a DOI and the layouts of splitting/layouts.ts, none of which training uses.
 * With the measuring data, labelled references one a line and joined into documents with pages are measured too.
 */
import { readStarter } from '@veracite/library/starter/files';
import { parseText } from '@veracite/parsing/parse';
import { measuringData } from '@veracite/testing/measuring/data';
import { LAYOUTS } from './splitting/layouts';
import { madeLists } from './splitting/made-lists';
import { judge, total, type Tally } from './splitting/judge';
import { oneALine, realDocuments, REAL } from './splitting/real-lists';
import { speed } from './splitting/speed';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const perLayout = Number(option('lists') ?? 10);
const shown = option('list');
const percent = (part: number, of: number): string =>
  (of === 0 ? '–' : `${((100 * part) / of).toFixed(2)} %`).padStart(9);

const data = measuringData(REAL);
const { lines } = await readStarter();
const tallies: Tally[] = [];
console.log(`${'layout'.padEnd(44)} lists  count right  entries whole  identifier right  nothing else`);
for (const layout of Object.keys(LAYOUTS)) {
  const made = await madeLists(lines, layout, perLayout);
  const found = made.map((list) => judge(list, parseText(list.text), shown !== undefined && layout.includes(shown)));
  const sum = total(found);
  tallies.push(...found);
  say(layout, sum);
}
say('all', total(tallies));

for (const line of oneALine(data)) console.log(line);
for (const line of realDocuments(data, shown)) console.log(line);
for (const line of speed()) console.log(line);

function say(name: string, { lists, counts, entries, whole, dois, doisRight, wrong }: Tally): void {
  console.log(
    `${name.padEnd(44)} ${String(lists).padStart(5)}    ${percent(counts, lists)}      ${percent(whole, entries)}         ${percent(doisRight, dois)}  ${String(wrong).padStart(5)}`,
  );
}
