/** Measures citations per second in three styles on one core, by processor time. */
import type { CslItem } from '@veracite/model/csl';
import { correct } from '@veracite/formatting/correct';
import { measuringRows } from '../../harness/data';

export function evaluateSpeed(): void {
  const works = measuringRows<CslItem>('starter/works.jsonl.gz').slice(0, 10_000);
  for (const work of works.slice(0, 1_000)) correct(work);
  const before = process.cpuUsage();
  for (const work of works) correct(work);
  const { user, system } = process.cpuUsage(before);
  const processor = (user + system) / 1_000_000;
  console.log(`speed: works in three styles a second of processor time: ${Math.round(works.length / processor)}`);
}
