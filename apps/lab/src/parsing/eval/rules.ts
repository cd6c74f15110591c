/**
 * Measures the value of each rule of `postprocess`: `npm run lab -- eval:rules`. Leaves out one rule at a time, parses the part of the
 * labeled sets that was not used for training, and counts the references that are better and worse with the rule.
 * Better means: twice the right fields minus all fields is higher. The handmade references (`eval:handmade`) are counted
 * separately, because the rules were written for them.
 */
import { measuringData } from '../../harness/data';
import { parseOne } from '@veracite/parsing/parse';
import type { Rule } from '@veracite/parsing/postprocess/rule';
import { RULES } from '@veracite/parsing/postprocess/rules';
import { MEASURED_ON } from '../train/data-files';
import { differences } from '@veracite/testing/handmade/compare';
import { handmadeRows } from '@veracite/testing/handmade/read-table';
import { count, emptyTallies, micro, SCORED, scores, type Tallies, type Values } from './score';
import { cases, valuesOf, type Case } from './cases';

const now = new Date('2026-01-01');
// These sets have the same references as others.
const TWICE = ['linkedbooks-venice', 'pmc-doi-pairs'];

measuringData(MEASURED_ON);
const all = [...cases('test')].filter(({ set }) => !TWICE.includes(set));
const hand = handmadeRows();

const readAll = (): Values[] => all.map((item) => valuesOf(parseOne(item.text, { now }), item));
const wrongByHand = (): number =>
  hand.reduce((sum, row) => sum + differences(row, parseOne(row.text, { now })).length, 0);

function worthOf(item: Case, given: Values): number {
  const tallies = emptyTallies();
  count(tallies, item.gold, given);
  const { soft, given: read } = micro(tallies);
  return 2 * soft - read;
}

/** Returns F1 over all references, and the mean F1 of the sets, in percent. */
function figures(given: readonly Values[]): [micro: number, macro: number] {
  const bySet = new Map<string, Tallies>();
  const whole = emptyTallies();
  all.forEach((item, i) => {
    const own = bySet.get(item.set) ?? emptyTallies();
    bySet.set(item.set, own);
    for (const tallies of [own, whole]) count(tallies, item.gold, given[i] ?? {});
  });
  const f1 = (tallies: Tallies): number => {
    const sum = micro(tallies);
    return 100 * scores(sum, sum.soft).f1;
  };
  return [f1(whole), [...bySet.values()].reduce((sum, item) => sum + f1(item), 0) / bySet.size];
}

/** Parses all references without some rules, then restores the rules. */
function without(names: readonly string[]): { given: Values[]; byHand: number } {
  const rules = RULES as Rule[];
  const kept = [...rules];
  rules.splice(0, rules.length, ...kept.filter(({ name }) => !names.includes(name)));
  const read = { given: readAll(), byHand: wrongByHand() };
  rules.splice(0, rules.length, ...kept);
  return read;
}

const whole = without([]);
const best = figures(whole.given);
const plus = (n: number, digits = 2): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(digits)}`;

function report(name: string, names: readonly string[]): void {
  const { given, byHand } = without(names);
  const gains = all.map((item, i) => worthOf(item, whole.given[i] ?? {}) - worthOf(item, given[i] ?? {}));
  const [all1, sets] = figures(given);
  const counts = [gains.filter((gain) => gain > 0).length, gains.filter((gain) => gain < 0).length];
  console.log(
    `${name.padEnd(24)} better ${String(counts[0]).padStart(3)}  worse ${String(counts[1]).padStart(3)}  micro F1 ${plus(best[0] - all1)}  macro F1 ${plus(best[1] - sets)}  fields by hand ${plus(byHand - whole.byHand, 0)}`,
  );
}

console.log(
  `${all.length} references, ${SCORED.length} fields: micro F1 ${best[0].toFixed(2)}, macro F1 ${best[1].toFixed(2)}; by hand ${whole.byHand} fields wrong`,
);
for (const { name } of RULES) report(name, [name]);
report(
  'all of them',
  RULES.map(({ name }) => name),
);
