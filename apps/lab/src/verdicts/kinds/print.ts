import type { Verification } from '@veracite/model/verification';
import { Counts, percent } from '../../harness/figures';
import { STATUSES_SHOWN } from '../measure';
import { table } from '../../harness/table';
import { holdingOf } from './classes';
import { byTenths, macroF1, scoreClasses, wilson } from './score';
import type { LabeledReference } from './sets';
import { printReasons } from '../print-reasons';

export interface JudgedReference {
  row: LabeledReference;
  verification: Verification;
  /** Classes of the work, as read and as labeled. */
  read: string;
  meant: string;
  /** An index holds the work, so that a verdict of a world in which none does says nothing. */
  isHeld: boolean;
}

interface PrintOptions {
  /** Wrong rows are printed. */
  hasRows: boolean;
}

const tell = (text: string, { verdict }: Verification, lead: string): void => {
  console.log(`${lead}: ${verdict.status}\n    ${text}`);
  printReasons(verdict.reasons);
};

function verdictTable(counts: Counts): string {
  const rows = counts.groups().map((group) => {
    const [total, fake] = [counts.total(group), counts.of(group, 'fake')];
    const [low, high] = wilson(fake, total);
    const interval = `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
    const others = STATUSES_SHOWN.filter((status) => status !== 'fake');
    return [
      group,
      String(total),
      percent(fake, total),
      interval,
      ...others.map((status) => String(counts.of(group, status))),
    ];
  });
  return table(['group', 'count', 'fake', 'interval 95 %', 'valid', 'incomplete', 'unknown'], rows);
}

/** Prints verdicts about real works that no index with identifiers holds, and how their kinds are read. */
export function printReal(
  judged: readonly JudgedReference[],
  { hasRows, isStored }: PrintOptions & { isStored: boolean },
): void {
  const counts = new Counts();
  for (const { row, verification } of judged.filter(({ isHeld }) => !isHeld)) {
    const holding = `held ${holdingOf(row.kind)}`;
    const groups = ['all', holding, `${holding}, ${row.language === 'en' ? 'English' : 'other languages'}`];
    const style = isStored ? row.format : row.style;
    for (const group of [...groups, `kind: ${row.kind}`, `language: ${row.language}`, `style: ${style}`])
      counts.add(group, verification.verdict.status);
    if (hasRows && verification.verdict.status === 'fake')
      tell(isStored ? row.entry : row.text, verification, `${row.kind}, ${style}`);
  }
  console.log(`\nReal works that no index with identifiers holds, every database answering and holding nothing`);
  console.log(verdictTable(counts));
  printClasses(judged, hasRows);
  printPresence(judged);
}

function printClasses(judged: readonly JudgedReference[], hasRows: boolean): void {
  const scores = scoreClasses(judged.map(({ meant, read }) => [meant, read]));
  const readAs = new Counts();
  for (const { meant, read } of judged.filter(({ meant, read }) => meant !== read)) readAs.add(meant, read);
  const lines = scores.map(({ name, labeled, precision, recall, f1 }) => {
    const mistakes = readAs
      .outcomes(name)
      .slice(0, 3)
      .map(([read, count]) => `${read} ${count}`);
    return [name, String(labeled), ...[precision, recall, f1].map((share) => share.toFixed(3)), mistakes.join(', ')];
  });
  console.log(
    `\nKinds read rightly: macro F1 ${macroF1(scores).toFixed(3)} over ${judged.length} references, classes of ten and more`,
  );
  console.log(table(['class', 'labeled', 'precision', 'recall', 'F1', 'most often read as'], lines));
  if (!hasRows) return;
  for (const { row, read, meant } of judged.filter(({ meant, read }) => meant !== read))
    console.log(`${meant} read as ${read}: ${row.text}`);
}

/** Compares the expected presence with the share of works that an index holds. */
function printPresence(judged: readonly JudgedReference[]): void {
  const values = judged.flatMap(({ verification: { verdict }, isHeld }) => {
    const chance = verdict.coverage.expected;
    return Number.isNaN(chance) ? [] : [{ chance, hit: isHeld }];
  });
  if (values.length === 0) return;
  const rows = byTenths(values).map(({ from, count, said, held }) => [
    `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`,
    String(count),
    said.toFixed(3),
    held.toFixed(3),
  ]);
  console.log('\nExpected presence and the share of works that have an identifier of an index, which is a lower bound');
  console.log(table(['expected', 'count', 'mean', 'with identifier'], rows));
}

/** Prints verdicts about works that do not exist. */
export function printInvented(
  outcomes: readonly { group: string; text: string; verification?: Verification }[],
  { hasRows }: PrintOptions,
): void {
  const counts = new Counts();
  for (const { group, text, verification } of outcomes) {
    if (!verification) continue;
    counts.add(group, verification.verdict.status);
    if (hasRows && verification.verdict.status !== 'fake') tell(text, verification, group);
  }
  console.log('\nInvented works');
  console.log(verdictTable(counts));
}
