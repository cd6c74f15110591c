/**
 * Counts the right fields of handmade references of all types in all styles, and prints the differences.
 * `npm run lab -- eval:handmade [--table law]`
 */
import { sum } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { parseOne } from '@veracite/parsing/parse';
import { differences } from '@veracite/testing/handmade/compare';
import { handmadeRows, HAND_FIELDS, type HandField } from '@veracite/testing/handmade/read-table';

const { table: only } = readOptions({ table: '' });
const rows = handmadeRows().filter(({ table }) => !only || table === only);
const asked = new Map<HandField, number>();
const wrong = new Map<HandField, number>();
const more = (counts: Map<HandField, number>, field: HandField): unknown =>
  counts.set(field, (counts.get(field) ?? 0) + 1);
let whole = 0;
for (const row of rows) {
  const found = differences(row, parseOne(row.text, { now: new Date('2026-11-21') }));
  for (const field of ['type' as const, ...(Object.keys(row.values) as HandField[])]) more(asked, field);
  found.forEach(({ field }) => more(wrong, field));
  if (found.length === 0) whole += 1;
  else console.log(`${row.table}: ${row.name}\n  ${row.text}`);
  for (const { field, right, given } of found) console.log(`    ${field}: ${given ?? '–'}   (right: ${right ?? '–'})`);
}
for (const field of HAND_FIELDS)
  console.log(`${field.padEnd(18)} ${String(asked.get(field) ?? 0).padStart(4)} asked, ${wrong.get(field) ?? 0} wrong`);
console.log(
  `${rows.length} references, ${whole} right in every field; ${sum(asked.values())} fields, ${sum(wrong.values())} wrong`,
);
