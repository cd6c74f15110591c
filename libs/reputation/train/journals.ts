/**
 * Writes facts/journals.tsv: the ISSNs of journals that are cited often, by title. Titles of one common word ("Nature", "Cell") are
 * not among the first hits of a registry's search; their ISSN leads there.
 * `VERACITE_SHARED=… node tools/run.mjs libs/reputation/train/journals.ts`, from OpenCitations' sample of Crossref (CC0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { normaliseIssn } from '@veracite/model/identifiers';
import { foldedName } from '@veracite/text/journal-name';

const folder = path.join(process.env['VERACITE_SHARED'] ?? '../shared', 'data/sources');
const rows = gunzipSync(readFileSync(path.join(folder, 'journals-crossref-2022.tsv.gz')))
  .toString('utf8')
  .split('\n');

const byTitle = new Map<string, { title: string; issns: string[] }[]>();
for (const row of rows.slice(1)) {
  const [title = '', issns = ''] = row.split('\t').map((cell) => cell.trim());
  const right = issns.split(',').flatMap((issn) => normaliseIssn(issn) ?? []);
  if (foldedName(title) === '' || right.length === 0) continue;
  byTitle.set(foldedName(title), [...(byTitle.get(foldedName(title)) ?? []), { title, issns: right }]);
}
// Two journals of one title: neither is meant for certain.
const lines = [...byTitle.values()]
  .flatMap((same) => (same.length === 1 ? same : []))
  .map(({ title, issns }) => `${title}\t${issns.join(' ')}`)
  .sort();
writeFileSync(path.join('libs/reputation/facts', 'journals.tsv'), `${['title\tissns', ...lines].join('\n')}\n`);
console.log(`${lines.length} journals`);
