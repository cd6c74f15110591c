import { correctText } from '@veracite/desk/annotate/correct-text';
import type { Field } from '@veracite/model/reference';
import { withEdits } from '@veracite/parsing/formats/bibtex/patch';
import { parseOne } from '@veracite/parsing/parse';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Plan } from './plan-fix';

const keyOf = (position: number): string => `entry ${position + 1}`;

/** Plans corrections of the list of a plain text, Markdown or LaTeX file, and of the text that cites it. */
export function planText(
  bytes: Uint8Array,
  checked: readonly CheckedEntry[],
  isWanted: (checked: CheckedEntry, field: Field) => boolean = () => true,
  read?: ReadDocument,
): Plan {
  const listed = checked.map(({ reference: { raw, csl }, result }) => ({ raw, csl, result }));
  const isDocument = read && read.report.references.every(({ raw }, index) => raw === listed[index]?.raw);
  const { made, unwritable, ...plan } = correctText(
    bytes,
    listed,
    (position, { field }) => {
      const each = checked[position];
      return each !== undefined && isWanted(each, field);
    },
    isDocument ? read : undefined,
  );
  const entries = checked.map((each, position) => {
    const edits = made[position] ?? [];
    return edits.length > 0 ? { ...each, reference: parseOne(withEdits(each.reference.raw, edits)) } : each;
  });
  const changes = made.flatMap((edits, position) =>
    edits.length > 0
      ? [{ key: keyOf(position), fields: [...new Set(edits.map(({ field }) => field))], removed: [] }]
      : [],
  );
  return { ...plan, entries, changes, unwritable: unwritable.map(keyOf) };
}
