/**
 * Whether corrections say no less than what was typed: `npm run eval:corrections [-- --share N] [--list WORD]`.
 * Works at hand, one of N, are written in every style offered. What a style writes must be read as written; its
 * correction, with a good and a poor record, must be valid when checked again, correct to itself and contain every field
 * that was right. A citation with a DOI of no work or of another work must be corrected without it. `--list` prints the failures whose kind has the word, '' for all.
 */
import type { CslItem } from '@veracite/model/csl';
import { measuringData } from '../harness/data';
import { STYLES } from '@veracite/model/verification';
import { corrected, cost, readBack, withoutRefuted, WRITTEN_IN, type Failure } from './corrections/round-trip';
import { withoutPlaceholders, witnessesOf } from './corrections/witnesses';
import { Counts, percent } from '../harness/figures';
import { readOptions } from '../harness/options';
import { corpora, halfHash, withOneIsbn } from '../harness/shares';
import { table } from '../harness/table';

const FILES = corpora(
  'acl-anthology',
  'ai-hci-conferences',
  'crossref-2022',
  'linguistics',
  'physics-journals',
  'printing-history-tex',
  'syriac-studies',
);
const { share, list: listed } = readOptions({ share: 1, list: undefined });

const data = measuringData(FILES);
const counts = new Counts();
for (const file of FILES) await measure(file);
print();

async function measure(file: string): Promise<void> {
  let other: CslItem | undefined;
  for (const row of data.rows<CslItem>(file)) {
    if (!row.title || (halfHash(row.title) >>> 1) % share !== 0) continue;
    const { ISSN: _issn, ...item } = withoutPlaceholders(withOneIsbn(row));
    for (const style of WRITTEN_IN) note(`read back, ${style}`, await readBack(item, style));
    const records = witnessesOf(item);
    for (const style of STYLES) note(`corrected, ${style}`, corrected(item, records, style));
    // Half of the records have no DOI that could replace a wrong one.
    const known = halfHash(row.title) % 2 === 0 ? records : records.map(({ DOI: _doi, ...rest }) => rest);
    for (const style of STYLES) {
      note(`DOI of no work, ${style}`, withoutRefuted(item, known, style));
      if (other) note(`DOI of another work, ${style}`, withoutRefuted(item, known, style, other));
    }
    if (item.DOI) other = item;
  }
}

function note(group: string, failure: Failure | undefined): void {
  counts.add(group, failure ? 'failed' : 'passed');
  if (!failure) return;
  counts.add(`kind: ${group.split(',', 1)[0] ?? ''}`, failure.kind);
  if (listed !== undefined && `${group} ${failure.kind}`.includes(listed))
    console.log(`--- ${group}: ${failure.kind}\n    ${failure.text}`);
}

function print(): void {
  const groups = counts.groups().filter((group) => !group.startsWith('kind: '));
  const rows = groups.map((group) => {
    const all = counts.total(group);
    return [group, String(all), percent(counts.of(group, 'passed'), all), String(counts.of(group, 'failed'))];
  });
  console.log(table(['property', 'works', 'passed', 'failed'], rows));
  const kinds = counts
    .groups()
    .filter((group) => group.startsWith('kind: '))
    .flatMap((group) => counts.outcomes(group).map(([kind, n]) => [group.slice('kind: '.length), kind, String(n)]));
  if (kinds.length > 0) console.log(`\n${table(['property', 'failure', 'count'], kinds)}`);
  console.log(`\n${Math.round(cost.microseconds / cost.checks)} µs of the processor per check`);
}
