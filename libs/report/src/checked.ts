import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { CslItem } from '@veracite/model/csl';
import { keyOf, referenceKey } from '@veracite/model/reference-key';
import { groupBy } from '@veracite/text/group-by';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Says who has checked a reference, when and why: "Checked by Ana on March 3, 2026: in the archive of the newspaper". */
export const checkedText = ({ by, checked, reason }: CheckedReference): string =>
  `Checked by ${by} on ${DAY.format(new Date(checked))}: ${reason}`;

/** The same in one text, with the link or the name of the file. */
export const checkedLine = (mark: CheckedReference): string =>
  checkedText(mark) + (mark.source ? ` (${mark.source})` : '');

/** Adds to a result what people say about its reference, for exports. */
export function withMarks<Result extends { parsed?: { csl?: CslItem } }>(
  result: Result,
  marks: readonly CheckedReference[],
): Result & { checkedByHand?: CheckedReference[] } {
  const checkedByHand = result.parsed?.csl ? marksOf(marks, result.parsed.csl) : [];
  return checkedByHand.length > 0 ? { ...result, checkedByHand } : result;
}

const byKey = new WeakMap<readonly CheckedReference[], Map<string, CheckedReference[]>>();

/** Returns what people say about a reference of a list. The list is indexed once. */
export function marksOf(marks: readonly CheckedReference[], csl: CslItem): CheckedReference[] {
  const key = keyOf(csl);
  if (key === undefined || marks.length === 0) return [];
  const index = byKey.get(marks) ?? groupBy(marks, ({ title, authors }) => referenceKey(title, authors));
  byKey.set(marks, index);
  return index.get(key) ?? [];
}
