/** Compares our citations with strings that other tools rendered from the same records in a known style. */
import type { CslItem } from '@veracite/model/csl';
import { toPlain } from '@veracite/formatting/markup';
import { apa } from '@veracite/formatting/styles/apa/reference';
import { chicago } from '@veracite/formatting/styles/chicago/bibliography';
import { chicagoNote } from '@veracite/formatting/styles/chicago/note';
import { percentOf } from '../../harness/figures';
import { measuringRows } from '../../harness/data';

interface Row {
  text?: string;
  text_note?: string;
  record?: CslItem;
}

const normal = (text: string): string =>
  text
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
const folded = (text: string): string =>
  normal(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function report(name: string, pairs: [theirs: string, ours: string][], verbose: boolean): void {
  const exact = pairs.filter(([a, b]) => normal(a) === normal(b)).length;
  const near = pairs.filter(([a, b]) => folded(a) === folded(b)).length;
  console.log(
    `strings ${name}: to the letter ${percentOf(exact, pairs.length)}, case and marks aside ${percentOf(near, pairs.length)}`,
  );
  if (!verbose) return;
  for (const [a, b] of pairs.filter((pair) => folded(pair[0]) !== folded(pair[1])).slice(0, 25))
    console.log(`  - ${normal(a)}\n  + ${normal(b)}`);
  console.log('  case and marks only:');
  for (const [a, b] of pairs
    .filter((pair) => folded(pair[0]) === folded(pair[1]) && normal(pair[0]) !== normal(pair[1]))
    .slice(0, 15))
    console.log(`  - ${normal(a)}\n  + ${normal(b)}`);
}

export function evaluateStrings(verbose: boolean): void {
  const psychology = measuringRows<Row>('matching/psych-replications.jsonl.gz');
  const pairs = psychology.flatMap(({ text, record }): [string, string][] =>
    text && record ? [[text, toPlain(apa(record))]] : [],
  );
  report('APA, psychology', pairs, verbose);
  const syriac = measuringRows<Row>('matching/syriac-studies.jsonl.gz').filter((_row, index) => index % 6 === 0);
  const take = (key: 'text' | 'text_note', write: (item: CslItem) => string): [string, string][] =>
    syriac.flatMap((row): [string, string][] =>
      row[key] && row.record ? [[row[key], toPlain(write(row.record))]] : [],
    );
  report('Chicago bibliography, Syriac studies', take('text', chicago), verbose);
  report('Chicago notes, Syriac studies', take('text_note', chicagoNote), verbose);
}
