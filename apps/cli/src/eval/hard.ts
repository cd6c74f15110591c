/**
 * References that are hard to judge, each for a named trap, through the whole pipeline over databases played on this
 * machine: `npm run eval:hard`. Works and references are of our own making (hard/rows.json); a row holds the
 * statuses that are right, and the identifier of the work that must be found, or null.
 */
import type { CslItem } from '@veracite/model/csl';
import type { Status } from '@veracite/model/verdict';
import { parseOne } from '@veracite/parsing/parse';
import { NOW, openAsking } from './ask';
import table from './hard/rows.json';

interface HardRow {
  trap: string;
  text: string;
  status: Status[];
  work: string | null;
  why: string;
}

const works = table.works as CslItem[];
const rows = table.rows as HardRow[];
const asking = await openAsking({ works, holds: () => true, rows: [], strings: [] });
const results = await asking.all(rows.map(({ text }) => parseOne(text, { now: NOW })));
let right = 0;
rows.forEach((row, at) => {
  const verdict = results[at]?.verdict;
  const { doi, isbn } = verdict?.match?.candidate.work.identifiers ?? {};
  const met = doi ?? isbn ?? null;
  if (verdict && row.status.includes(verdict.status) && (row.work === null ? !verdict.match : met === row.work)) {
    right += 1;
    return;
  }
  console.log(`${row.trap}: ${verdict?.status ?? 'no verdict'} (${met ?? 'no work'}), ${row.why}`);
  for (const { sentence } of verdict?.reasons ?? []) console.log(`    ${sentence}`);
});
console.log(`${right} of ${rows.length} hard references judged rightly`);
await asking.close();
