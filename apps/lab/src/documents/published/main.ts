/**
 * How real documents from public repositories are read: `npm run lab -- real-documents --mirror FOLDER [--class CLASS]
 * [--half dev|report|blind|blind-2 … blind-9] [--only WORD] [--notes] [--alarms COUNT]`. FOLDER (or VERACITE_MIRROR) has the bare repositories as
 * `owner+name/repo`; documents that it lacks are left out. `--notes` prints what is wrong, for the half of development only.
 */
import path from 'node:path';
import { citingIn } from '@veracite/documents/latex/cite-commands';
import { expand } from '@veracite/documents/latex/expand-includes';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { readOptions } from '../../harness/options';
import { CLASSES, projectOf, readFile, readList, type RealDocument } from './documents';
import { scoreOf, type Score } from './score';
import { truthOf, type Truth } from './truth';

const values = readOptions({
  mirror: process.env.VERACITE_MIRROR ?? '.data/mirror',
  class: undefined,
  half: 'dev',
  only: '',
  notes: false,
  alarms: 0,
});
const { mirror } = values;

interface Outcome extends Score {
  class: RealDocument['class'];
  seconds: number;
}

const outcomes: Outcome[] = [];
let missing = 0;
let printed = 0;
for (const document of chosen()) await measure(document);
if (missing > 0) console.log(`${missing} documents are not in ${mirror} and were left out.`);
table();

function chosen(): RealDocument[] {
  return readList().filter(
    (document) =>
      document.half === values.half &&
      (values.class === undefined || document.class === values.class) &&
      `${document.id} ${document.repository} ${document.path}`.includes(values.only),
  );
}

async function measure(document: RealDocument): Promise<void> {
  const bytes = readFile(mirror, document, document.path);
  const files = document.truth.paths.map((each) => readFile(mirror, document, each)?.toString('utf8'));
  if (!bytes || files.some((file) => file === undefined)) {
    missing += 1;
    return;
  }
  const folder = document.class === 'latex' ? projectOf(mirror, document) : undefined;
  const start = performance.now();
  const result = await readAndCheck({ bytes, name: path.basename(document.path), ...(folder && { folder }) });
  const seconds = (performance.now() - start) / 1000;
  if ('fault' in result) {
    console.log(`${document.id} ${result.fault}`);
    return;
  }
  const truth = truthOf(document, files as string[], result.document.text);
  if (folder) useSources(truth, expand(bytes.toString('utf8'), folder));
  const score = scoreOf(result.document, result.report, truth);
  outcomes.push({ ...score, class: document.class, seconds });
  console.log(
    line(`${document.id} ${document.class} ${document.truth.kind}`, [{ ...score, class: document.class, seconds }]),
  );
  if (values.notes && values.half === 'dev') for (const note of score.notes) console.log(`    ${note}`);
  for (const problem of result.report.problems) {
    if (printed >= values.alarms) break;
    printed += 1;
    const [citation] = problem.citations.map((index) => result.report.citations[index]);
    console.log(`    alarm: ${problem.kind} | ${problem.detail} | ${citation?.sentence.slice(0, 300) ?? ''}`);
  }
}

/** Removes the works of a generated list that the sources no longer cite, and counts those that it lacks: it may be older. */
function useSources(truth: Truth, sources: string): void {
  const cited = new Set(citingIn(sources).flatMap(({ items }) => items.map(({ key }) => key)));
  const listed = new Set(truth.references.map(({ key }) => key));
  truth.unsure = [...cited].filter((key) => !listed.has(key)).length;
  // Keys of commands that are not known as citing are in braces.
  if (!cited.has('*'))
    truth.references = truth.references.filter(({ key }) => cited.has(key) || sources.includes(`{${key}}`));
}

function table(): void {
  console.log(`\n${'class'.padEnd(34)}  count  found  whole  titles  links  alarms/100  seconds (half, 95 %)`);
  for (const name of CLASSES) {
    const group = outcomes.filter((outcome) => outcome.class === name);
    if (group.length > 0) console.log(line(`${name}: ${group.length} documents`, group));
  }
  console.log(line(`all: ${outcomes.length} documents`, outcomes));
  console.log(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

function line(name: string, group: readonly Outcome[]): string {
  const sum = (value: (outcome: Outcome) => number) => group.reduce((total, outcome) => total + value(outcome), 0);
  const share = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(6);
  const total = sum(({ known }) => known);
  const times = group.map(({ seconds }) => seconds).sort((a, b) => a - b);
  return [
    name.padEnd(34),
    // Of documents without a truth, only the problems are counted.
    share(
      sum(({ references, isCountRight }) => Number(references > 0 && isCountRight)),
      sum(({ references }) => Number(references > 0)),
    ),
    share(
      sum(({ found }) => found),
      total,
    ),
    share(
      sum(({ whole }) => whole),
      total,
    ),
    share(
      sum(({ titles }) => titles),
      sum(({ titled }) => titled),
    ),
    share(
      sum(({ links }) => links),
      sum(({ located }) => located),
    ),
    share(
      sum(({ alarms }) => alarms),
      sum(({ citations }) => citations),
    ),
    `${(times[times.length >> 1] ?? 0).toFixed(2)} ${(times[Math.floor(0.95 * times.length)] ?? 0).toFixed(2)}`,
    group.length === 1
      ? `${group[0]?.read ?? 0}/${group[0]?.references ?? 0} ${group[0]?.alarms ?? 0} of ${group[0]?.citations ?? 0}`
      : '',
  ].join('  ');
}
