import type { KindCounts } from '../alterations/measure';
import { percent } from '../../harness/figures';
import { STATUSES_SHOWN } from '../measure';
import { table } from '../../harness/table';
import type { ErrorRow, RowCounts } from './public-rows';

/** Everything that the table of accuracy shows. */
export interface Accuracy {
  /** ISO 8601 date. */
  measured: string;
  sets: { name: string; records: number; home: string; license: string }[];
  rows: RowCounts[];
  changes: KindCounts[];
  /** Figures that other commands measured. */
  sentences: { what: string; figure: string; aim: string; command: string; measured: string }[];
  errors: ErrorRow[];
}

/** Formats the table of accuracy as Markdown. */
export function accuracyDocument({ measured, sets, rows, changes, sentences, errors }: Accuracy): string {
  const labeled = rows.map(({ set, truth, count, verdicts, foundBySearch }) => [
    `${set}, ${truth}`,
    String(count),
    ...STATUSES_SHOWN.map((status) => percent(verdicts[status], count)),
    percent(foundBySearch, count),
  ]);
  const altered = changes.map(({ kind, count, flagged, named, unknown, fake }) => [
    kind,
    String(count),
    ...[flagged, named, unknown, fake].map((part) => percent(part, count)),
  ]);
  return `# Accuracy

Written by \`npm run lab -- eval:accuracy\` on ${measured}. Every reference is parsed, checked and judged as a user's is, with fake databases
that hold the works of the sets among others and answer over HTTP. The sets are public. One half of each, by a hash, was used for development;
the figures are of the other half.

Left out: rows of the development half, works without authors or a title of eight letters, and changes of works that no database has. The fake
databases hold records as the sets have them; real records have more variants.

## Labeled references

"Found by search" is what a plain search does: the first hit for the text in an index of all works has a title that is in the text. A search
finds altered references too, and reports none of their faults.

${table(['set', 'references', ...STATUSES_SHOWN, 'found by search'], labeled)}

## One change to the description of a real work

"Fields named" are references for which the verdict names each changed field as wrong or as not confirmed by any record, or is \`fake\`.
"Unconfirmed" adds a value that no record has. It is named, and the reference stays \`valid\`.

${table(['change', 'references', 'not valid', 'fields named', 'unknown', 'fake'], altered)}

## Do sentences fit the works that they cite?

Unless stated otherwise, measured on papers and works that were not used for development.

${table(
  ['what', 'figure', 'aim', 'command', 'measured'],
  sentences.map(({ what, figure, aim, command, measured: day }) => [
    what,
    figure,
    aim,
    command && `\`${command}\``,
    day,
  ]),
)}

## Sets

${table(
  ['set', 'records', 'source', 'license'],
  sets.map(({ name, records, home, license }) => [name, String(records), home, license]),
)}

## Errors

${errors.length} references have another verdict than they should have. The page of accuracy in the web client offers all of them as a file.
`;
}
