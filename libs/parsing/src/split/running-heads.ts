import { listContextOf } from './list-context';
import { isPageNotice, isPageNumber, isTableRule } from './page-lines';
import { looksFinished, looksLikeStart } from './reference-edges';
import { segment } from './segment';
import { splitModel } from './split-model';
import { unitLabelsOf } from './unit-labels';
import type { Unit } from './units';

/** Greatest length of a running head, and greatest share of numbers on lines of their own, which otherwise are labels. */
const [LONGEST_HEAD, MOST_NUMBERS] = [60, 0.15];
const ADDRESS = /10\.\d{4,9}\/|https?:|\bdoi\b/i;
/** Most page numbers with a head of their own, and the units on each side that decide about one. */
const [MOST_SINGLE, NEAR] = [8, 40];
/**
 * What a line that is left out adds to the log probability of a list, and the weight of its log probability to belong to a page. Both were
 * chosen on lists of the development part.
 */
const [LEFT_OUT, PAGE_WEIGHT] = [1.25, 0.1];

/**
 * Returns notices of a publisher, the head of a Markdown table, and page numbers with a line next to them: one that several have, that is
 * in a divided word with them, or without which the lines around it are likelier to be a list.
 */
export function runningHeads(units: readonly Unit[]): Set<Unit> {
  const numbers = units.flatMap(({ text }, i) => (isPageNumber(text) ? [i] : []));
  const textAt = (i: number): string => units[i]?.text ?? '';
  const notices = units.filter(
    ({ text }, i) => isPageNotice(text) || isTableRule(text) || (text.includes('|') && isTableRule(textAt(i + 1))),
  );
  if (numbers.length > MOST_NUMBERS * units.length) return new Set(notices);
  const pairs = numbers
    .flatMap((i) => [i - 1, i].map((index) => ({ at: index, head: textAt(index === i ? i + 1 : index) })))
    .filter(({ head }) => head !== '' && head.length < LONGEST_HEAD && !ADDRESS.test(head));
  const counts = new Map<string, number>();
  for (const { head } of pairs) counts.set(head, (counts.get(head) ?? 0) + 1);
  const found = pairs.filter(({ at, head }) => {
    const isInside = /\p{L}[-‐]$/u.test(textAt(at - 1)) && /^\p{Ll}/u.test(textAt(at + 2));
    return isInside || (counts.get(head) ?? 0) > 1;
  });
  const heads = new Set([...notices, ...found.flatMap(({ at }) => units.slice(at, at + 2))]);
  const single = numbers.filter((i) => !heads.has(units[i] as Unit)).slice(0, MOST_SINGLE);
  // In a list with labels a line of names without one is a running head; elsewhere it may be the authors of the title below it.
  const hasLabels = single.length > 0 && unitLabelsOf(units).some((label) => label?.isBare === false);
  for (const i of single) {
    const isEntry =
      !hasLabels && looksFinished(textAt(i - 1)) && looksLikeStart(textAt(i + 1)) && !looksLikeStart(textAt(i + 2));
    const own = pairs
      .filter(({ at }) => at === i - 1 || (at === i && !isEntry))
      .map(({ at }) => units.slice(at, at + 2));
    for (const unit of likeliest(units.slice(Math.max(0, i - NEAR), i + NEAR), [units.slice(i, i + 1), ...own]))
      heads.add(unit);
  }
  return heads;
}

/** Returns the units, one of the options or none, without which a list is likeliest. */
function likeliest(near: readonly Unit[], options: readonly Unit[][]): Unit[] {
  const segmented = (units: readonly Unit[]) => segment(splitModel(), listContextOf(units, unitLabelsOf(units)));
  const { score, logPage } = segmented(near);
  const scored = options.map((left) => {
    const gains = left.map((unit) => LEFT_OUT + PAGE_WEIGHT * (logPage[near.indexOf(unit)] as number));
    const kept = near.filter((unit) => !left.includes(unit));
    return { left, score: gains.reduce((sum, gain) => sum + gain, segmented(kept).score) };
  });
  return scored.reduce((best, item) => (item.score > best.score ? item : best), { left: [] as Unit[], score }).left;
}
