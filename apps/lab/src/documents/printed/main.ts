/**
 * Titles of works that PDF print in notes, in lists, or in both, and whether they are in an entry: `npm run lab -- eval:printed --mirror FOLDER
 * [--half dev|report] [--notes]`. The titles are those that poppler shows in quotation marks, in italics or behind a year.
 * `--notes` prints what is missing, for the half of development only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { sum } from '../../harness/figures';
import { openRepository } from '../../harness/mirror';
import { readOptions } from '../../harness/options';
import { hexDigestOf } from '../../harness/shares';
import { squeezed } from '../published/true-reference';
import { printedTitles } from './printed-titles';

const { mirror, half, notes, only } = readOptions({
  mirror: process.env.VERACITE_MIRROR ?? '.data/mirror',
  half: 'dev',
  only: '',
  notes: false,
});
/** Fewer titles say little about a document. */
const LEAST = 5;
/** A document has references in both places if its list has between these shares of the titles. */
const BOTH = [0.15, 0.85] as const;

/** Documents of a repository at most, those of the lowest hashes. */
const MOST = 80;
/** Poppler shows the numbers of lines inside titles. */
const lettersOf = (text: string): string => squeezed(text).replace(/\d/g, '');

interface Row {
  kind: string;
  titles: number;
  found: number;
}

/** Repositories by half. Titles that the reported half lacks are not looked at. */
const repositories = JSON.parse(readFileSync(path.join(import.meta.dirname, 'repositories.json'), 'utf8')) as Partial<
  Record<string, string[]>
>;
const seen = new Set<string>();
const rows: Row[] = [];
for (const repository of repositories[half] ?? []) {
  const { names, read } = openRepository(mirror, repository, /\.pdf$/i);
  const hashed = names.map((name) => ({ name, hash: hexDigestOf(`${repository}/${name}`) }));
  for (const { name } of hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, MOST)) {
    const bytes = read(name);
    if (bytes.length < 1000 || seen.has(hexDigestOf(bytes)) || !`${repository}/${name}`.includes(only)) continue;
    seen.add(hexDigestOf(bytes));
    const row = await measure(`${repository}/${name}`, bytes);
    if (row) rows.push(row);
  }
}
for (const kind of ['notes', 'both', 'list', 'list, English', 'all']) {
  const group = rows.filter(
    (row) => kind === 'all' || row.kind === kind || (kind === 'list' && row.kind.startsWith('list')),
  );
  const [titles, found] = [sum(group.map((row) => row.titles)), sum(group.map((row) => row.found))];
  console.log(
    `${kind.padEnd(14)} ${group.length} documents, ${titles} titles: ${((100 * found) / titles).toFixed(1)} % in an entry`,
  );
}

async function measure(name: string, bytes: Buffer): Promise<Row | undefined> {
  const { titles, hasList, isEnglish } = printedTitles(bytes);
  if (titles.length < LEAST) return undefined;
  const read = await readAndCheck({ bytes, name: path.basename(name) });
  if ('fault' in read) return undefined;
  const texts = read.report.references.map(({ raw }) => lettersOf(raw));
  const missing = titles.filter(({ title }) => !texts.some((text) => text.includes(lettersOf(title).slice(0, 50))));
  const listed = titles.filter(({ isInList }) => isInList).length / titles.length;
  const inList = isEnglish ? 'list, English' : 'list';
  const kind = !hasList || listed < BOTH[0] ? 'notes' : listed > BOTH[1] ? inList : 'both';
  if (half === 'dev') {
    console.log(`${titles.length - missing.length} of ${titles.length} ${kind}, ${texts.length} entries: ${name}`);
    if (notes) for (const { title, isInList } of missing) console.log(`    ${isInList ? 'list' : 'note'}: ${title}`);
  }
  return { kind, titles: titles.length, found: titles.length - missing.length };
}
