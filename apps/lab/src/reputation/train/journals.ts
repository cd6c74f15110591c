/**
 * Writes data/journals.json: the ISSNs of journals that are cited often, by title. Titles of one common word ("Nature", "Cell") are
 * not among the first hits of a registry's search; their ISSN leads there.
 * `npm run lab -- train:journals`, from OpenCitations' sample of Crossref (CC0).
 */
import { normalizeIssn } from '@veracite/model/identifiers';
import { measuringData } from '../../harness/data';
import { writeDataFile } from '../../harness/write-whole';
import { foldedName } from '@veracite/text/journal-name';

const LIST = 'sources/journals-crossref-2022.tsv.gz';
const data = measuringData([LIST]);

const byTitle = new Map<string, { title: string; issns: string[] }[]>();
for (const row of data.cells(LIST)) {
  const [title = '', issns = ''] = row.map((cell) => cell.trim());
  const right = issns.split(',').flatMap((issn) => normalizeIssn(issn) ?? []);
  if (foldedName(title) === '' || right.length === 0) continue;
  byTitle.set(foldedName(title), [...(byTitle.get(foldedName(title)) ?? []), { title, issns: right }]);
}
// Two journals of one title: neither is meant for certain.
const rows = [...byTitle.values()]
  .flatMap((same) => (same.length === 1 ? same : []))
  .map(({ title, issns }) => `${title}\t${issns.join(' ')}`)
  .sort();
const about =
  "ISSNs of journals that are cited often, by title; of OpenCitations' sample of Crossref (CC0). Written by npm run lab -- train:journals.";
writeDataFile(data.output('libs/reputation/data/journals.json'), { about, columns: ['title', 'issns'], rows });
console.log(`${rows.length} journals`);
