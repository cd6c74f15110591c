/**
 * Runs the command line on the small inputs of a folder and prints, for each file, how many expected values are right, and the wrong ones:
 * `npm run lab -- eval:inputs ../shared/reference/inputs [--cli dist/cli/main.mjs]`. Facts about the files: data/parsing/inputs.json.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sum } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { wrongValues, type Expected, type Read } from './expected';
import inputs from '../../../data/parsing/inputs.json';

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

const figures = inputs.map(({ file, count, entries }) => {
  const wrong = wrongValues(read(file), entries as Expected[], count);
  const asked = 1 + sum((entries as Expected[]).map((entry) => Object.keys(entry).length));
  console.log(`${file.padEnd(36)} ${String(asked - wrong.length).padStart(3)} of ${asked}`);
  for (const line of wrong) console.log(`    ${line}`);
  return { asked, wrong: wrong.length };
});
const [asked, wrong] = [sum(figures.map((each) => each.asked)), sum(figures.map((each) => each.wrong))];
console.log(
  `${figures.length} files, ${figures.filter((each) => each.wrong === 0).length} right in every value; ${asked} values, ${asked - wrong} right`,
);
