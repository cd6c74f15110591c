import { PROOF } from '@veracite/model/verdict';
import { table } from '../../../harness/table';
import { byTenths, wilson } from '../../kinds/score';
import type { PresenceExample } from './examples';

const tenthsOf = (examples: readonly PresenceExample[]): string => {
  const tenths = byTenths(examples.map(({ expected, isPresent }) => ({ chance: expected, hit: isPresent })));
  const rows = tenths.map(({ from, count, said, held }) => {
    const [low, high] = wilson(Math.round(held * count), count);
    const interval = `${low.toFixed(3)}–${high.toFixed(3)}`;
    return [`${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`, String(count), said.toFixed(3), held.toFixed(3), interval];
  });
  return table(['expected', 'count', 'mean', 'held in truth', 'interval 95 %'], rows);
};

/** Prints the expected presence and the outcome by tenths, for all and for each set, and the absent works whose absence would be proof. */
export function printPresence(examples: readonly PresenceExample[], hasRows: boolean): void {
  for (const set of ['all', ...new Set(examples.map((example) => example.set))]) {
    const ofSet = examples.filter((example) => set === 'all' || example.set === set);
    console.log(`\n${set}, ${ofSet.length} references\n${tenthsOf(ofSet)}`);
    console.log(`outside complete venues\n${tenthsOf(ofSet.filter(({ isComplete }) => !isComplete))}`);
  }
  const proof = examples.filter(({ expected, isComplete }) => isComplete && expected >= PROOF);
  const wrong = proof.filter(({ isPresent }) => !isPresent);
  console.log(`\n${proof.length} with at least ${PROOF}, of these ${wrong.length} absent`);
  if (hasRows)
    for (const { raw, expected, kind } of wrong.slice(0, 60))
      console.log(`${expected.toFixed(4)} ${kind ?? ''} ${raw.replace(/\s+/g, ' ').slice(0, 160)}`);
}
