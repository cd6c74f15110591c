/**
 * Runs the command line on the small inputs of a folder and prints, for each file, how many expected values are right, and the wrong ones:
 * `npm run lab -- eval:inputs ../shared/reference/inputs [--cli dist/cli/main.mjs]`. Facts about the files: data/parsing/inputs.json.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Reference } from '@veracite/model/reference';
import { sum } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import inputs from '../../../data/parsing/inputs.json';

/** Expected values of an entry: CSL fields, or the number of authors, the last one, an identifier, the code of a doubt. */
type Expected = Record<string, unknown>;
type Read = Pick<Reference, 'csl' | 'identifiers' | 'doubts'>;

const { cli, rest } = readOptions({ cli: 'dist/cli/main.mjs' });
const [folder] = rest;
if (!folder) throw new Error('The folder of the inputs is missing.');

function read(file: string): Read[] {
  const isDocument = /\.(?:pdf|docx|odt|html|zip|qmd|md)$/.test(file);
  const run = [path.resolve(cli), isDocument ? 'check' : 'parse', path.join(folder ?? '', file), '--json'];
  const printed = execFileSync(process.execPath, run, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const values = printed.trim().split('\n').map((line) => JSON.parse(line) as Read | { references: Read[] }); // prettier-ignore
  return values.flatMap((value) => ('references' in value ? value.references : [value]));
}

function valueOf({ csl, identifiers, doubts }: Read, name: string, expected: unknown): unknown {
  if (name === 'authors') return csl.author?.length;
  if (name === 'lastAuthor') return csl.author?.at(-1);
  if (name === 'arxiv') return identifiers.arxiv;
  if (name === 'doubt') return doubts.map(({ code }) => code).find((code) => code === expected);
  return csl[name as keyof typeof csl];
}

/** Returns true if a value has everything that is expected; lists have the same length. */
function holds(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && (value as unknown[]).length !== expected.length) return false;
  return Object.entries(expected).every(([key, part]) => holds((value as Record<string, unknown>)[key], part));
}

const figures = inputs.map(({ file, count, entries }) => {
  const found = read(file);
  const wrong = found.length === count ? [] : [`${found.length} entries instead of ${count}`];
  (entries as Expected[]).forEach((entry, i) => {
    for (const [name, expected] of Object.entries(entry)) {
      const value = found[i] && valueOf(found[i], name, expected);
      if (!holds(value, expected))
        wrong.push(`${i + 1} ${name}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`);
    }
  });
  const asked = 1 + sum((entries as Expected[]).map((entry) => Object.keys(entry).length));
  console.log(`${file.padEnd(36)} ${String(asked - wrong.length).padStart(3)} of ${asked}`);
  for (const line of wrong) console.log(`    ${line}`);
  return { asked, wrong: wrong.length };
});
const [asked, wrong] = [sum(figures.map((each) => each.asked)), sum(figures.map((each) => each.wrong))];
console.log(
  `${figures.length} files, ${figures.filter((each) => each.wrong === 0).length} right in every value; ${asked} values, ${asked - wrong} right`,
);
