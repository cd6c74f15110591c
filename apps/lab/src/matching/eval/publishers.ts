/**
 * How often the publishers agree that different people give for one work: `npm run lab -- eval:publishers FOLDER`, with folders of
 * `.bib` files as for `train:publishers`, and the half of the works that it does not learn from. A contradiction makes a real
 * reference incomplete.
 */
import { compareImprint } from '@veracite/matching/imprint';
import { readRaw } from '@veracite/matching/raw-text';
import { percent } from '../../harness/figures';
import { isReportedWork, publisherPairs } from '../publisher-pairs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder has the bibliographies?');
const counts = new Map<string, number>();
const pairs = publisherPairs(folder).filter(({ title }) => isReportedWork(title));
const context = { containers: [], isVersion: false, raw: readRaw(''), known: () => undefined };
for (const { items } of pairs) {
  const [cited, found] = items;
  const work = { key: 'work', csl: found, identifiers: {}, standing: 'current' as const };
  const finding = compareImprint(cited, work, context).get('publisher');
  if (finding) counts.set(finding.agreement, (counts.get(finding.agreement) ?? 0) + 1);
}
console.log(`${pairs.length} pairs of names`);
for (const [agreement, count] of counts)
  console.log(`${agreement.padEnd(10)} ${count} ${percent(count, pairs.length)}`);
