import type { EntryOperation } from '@veracite/contracts/checks';
import type { DocumentPlace, DocumentProblem } from '@veracite/contracts/documents';
import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { NewEntry } from '../../tasks/read-list';
import { badRequest } from '../../platform/problem/problem';
import { isVisible } from '../../platform/problem/validators';

type ReplacedEntry = Omit<NewEntry, 'reference'>;

/** An operation that changes texts. */
export type TextOperation = Exclude<EntryOperation, { op: 'include' }>;

/**
 * Returns the entries that replace those of an operation. Their texts still have to be parsed.
 * @param entries the entry of the operation and, for `join`, the one after it
 * @param pointer JSON pointer of the operation, for the error
 * @throws Problem 400 for entries without words, or too long for one citation
 */
export function changedEntries(
  operation: TextOperation,
  entries: readonly ReplacedEntry[],
  pointer: string,
): NewEntry[] {
  const [entry, next] = entries;
  if (operation.op === 'add') return [withText({ text: '' }, operation.raw, `${pointer}/raw`)];
  if (!entry) throw badRequest('There is no such reference', `${pointer}/position`);
  if (operation.op === 'edit') return [withText(entry, operation.raw, `${pointer}/raw`)];
  if (operation.op === 'join') {
    if (!next) throw badRequest('There is no reference after this one', `${pointer}/position`);
    const joined = withText(entry, `${entry.text.trimEnd()} ${next.text.trimStart()}`, `${pointer}/position`);
    const place = joinedPlace(entry.details?.place, next.details?.place);
    return [
      {
        ...joined,
        included: entry.included !== false || next.included !== false,
        details: { ...joined.details, place },
      },
    ];
  }
  const { at } = operation;
  const [before, after] = [entry.text.slice(0, at), entry.text.slice(at)];
  return [before, after].map((text) => withText(entry, text, `${pointer}/at`));
}

/** Returns an entry with another text, which is parsed by itself. */
function withText({ included, details }: ReplacedEntry, raw: string, pointer: string): NewEntry {
  const text = raw.trim();
  if (!isVisible(text)) throw badRequest('A reference must have visible text', pointer);
  if (!fitsOneCitation(text)) throw badRequest(`A citation may have at most ${LIMITS.lineMax - 1} characters`, pointer);
  const { place, line, label } = details ?? {};
  return { text, included, details: { place, line, label } };
}

function joinedPlace(one: DocumentPlace | undefined, other: DocumentPlace | undefined): DocumentPlace | undefined {
  if (!one || !other) return one ?? other;
  const boxes = [...(one.boxes ?? []), ...(other.boxes ?? [])];
  return { ...one, end: Math.max(one.end, other.end), ...(boxes.length > 0 && { boxes }) };
}

/** Returns problems whose references have moved: after `join` by one to the front, after `cut` and `add` by one to the back. */
export function movedProblems(
  problems: readonly DocumentProblem[],
  { op, position }: TextOperation,
): DocumentProblem[] {
  const delta = op === 'join' ? -1 : op === 'edit' ? 0 : 1;
  const last = op === 'add' ? position - 1 : position;
  return problems.map((problem) => ({
    ...problem,
    refs: [...new Set(problem.refs.map((ref) => (ref > last ? ref + delta : ref)))],
  }));
}
