/**
 * Parses every file of a folder tree and prints one line per file: format, entries, entries without title, author or year, span
 * errors, CPU milliseconds. Then prints the sums by format. `npm run lab -- eval:files FOLDER [--only bib,ris] [--doubtful]`
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Reference } from '@veracite/model/reference';
import { readOptions } from '../../harness/options';
import { parseText } from '@veracite/parsing/parse';

interface FileResult {
  format: string;
  entries: number;
  untitled: number;
  authorless: number;
  yearless: number;
  fault: string;
  ms: number;
}

const options = readOptions({ only: undefined, doubtful: false });
const [folder] = options.rest;
if (!folder) {
  console.error('usage: npm run lab -- eval:files FOLDER [--only bib,ris] [--doubtful]');
  process.exit(64);
}
const only = options.only?.split(',');

function* filesUnder(place: string): Generator<string> {
  if (statSync(place).isFile()) return yield place;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* filesUnder(path.join(place, entry.name));
    else if (entry.isFile()) yield path.join(place, entry.name);
  }
}

function spanFault(text: string, references: readonly Reference[]): string {
  let at = 0;
  for (const { raw, span } of references) {
    if (text.slice(span.start, span.end) !== raw) return 'raw is not its text';
    if (span.start < at) return 'entries overlap';
    at = span.end;
  }
  return '';
}

const isDoubtful = ({ csl }: Reference): boolean => !csl.title || !(csl.author ?? csl.editor) || !csl.issued;

function readFile(file: string): FileResult {
  const text = readFileSync(file, 'utf8');
  const start = process.cpuUsage();
  const spent = (): number => process.cpuUsage(start).user / 1000;
  try {
    const { format, references, problem } = parseText(text);
    if (options.doubtful)
      for (const reference of references.filter(isDoubtful))
        console.log(`    ${JSON.stringify({ raw: reference.raw.slice(0, 400), csl: reference.csl })}`);
    return {
      format: problem ?? format,
      entries: references.length,
      untitled: references.filter(({ csl }) => !csl.title).length,
      authorless: references.filter(({ csl }) => !csl.author && !csl.editor).length,
      yearless: references.filter(({ csl }) => !csl.issued).length,
      fault: spanFault(text, references),
      ms: spent(),
    };
  } catch (error) {
    const fault = `EXCEPTION ${error instanceof Error ? error.message : String(error)}`;
    return { format: '?', entries: 0, untitled: 0, authorless: 0, yearless: 0, fault, ms: spent() };
  }
}

const line = (name: string, row: FileResult): string =>
  [
    row.format.slice(0, 16).padEnd(16),
    row.entries,
    row.untitled,
    row.authorless,
    row.yearless,
    row.ms.toFixed(0),
    name,
    row.fault,
  ].join('\t');

const HEAD = 'format          \tentries\tno title\tno author\tno year\tms';
const COUNTED = ['entries', 'untitled', 'authorless', 'yearless', 'ms'] as const;
const sums = new Map<string, FileResult & { files: number; faults: number }>();
console.log(`${HEAD}\tfile`);
for (const file of filesUnder(folder)) {
  if (only && !only.includes(path.extname(file).slice(1).toLowerCase())) continue;
  const row = readFile(file);
  console.log(line(path.relative(folder, file), row));
  const none = { ...row, fault: '', files: 0, faults: 0, entries: 0, untitled: 0, authorless: 0, yearless: 0, ms: 0 };
  const sum = sums.get(row.format) ?? none;
  for (const name of COUNTED) sum[name] += row[name];
  sum.files += 1;
  sum.faults += row.fault ? 1 : 0;
  sums.set(row.format, sum);
}
console.log(`\n${HEAD}\tfiles\tfaults`);
for (const row of sums.values()) console.log(line(String(row.files), { ...row, fault: String(row.faults) }));
