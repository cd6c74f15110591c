/** Citations in three styles a second, on one core. */
import type { CslItem } from '@veracite/model/csl';
import { correct } from '../src/correct';
import { rows, sharedFile } from './shared';

export function evaluateSpeed(): void {
  const file = sharedFile('starter/works.jsonl.gz');
  if (!file) return;
  const works = rows<CslItem>(file).slice(0, 10_000);
  for (const work of works.slice(0, 1_000)) correct(work);
  const start = performance.now();
  for (const work of works) correct(work);
  const seconds = (performance.now() - start) / 1_000;
  console.log(`speed: ${Math.round(works.length / seconds)} works in three styles a second`);
}
