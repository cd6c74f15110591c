import { labelledSet, SEGMENT_SETS } from './labelled-sets';
import { partOf, textKey, type Sample } from './sample';
import { textOf } from './tokens';

/** How many references of the large sets are taken: one kind of text shall not drown the others. */
const MOST: Partial<Record<string, number>> = { 'linkedbooks-venice': 3000 };

export interface Collected {
  train: Sample[];
  dev: Sample[];
}

/** Everything there is to learn from; no reference whose text also stands among those kept for the report. */
export function collect(_renderings: number): Collected {
  const kept = new Set<string>();
  const train: Sample[] = [];
  const dev: Sample[] = [];
  const all = SEGMENT_SETS.flatMap((set) => [...labelledSet(set)]);
  for (const sample of all) if (partOf(sample.group) === 'test') kept.add(textKey(textOf(sample.pieces).text));
  const taken: Record<string, number> = {};
  for (const sample of all) {
    const part = partOf(sample.group);
    if (part === 'test' || kept.has(textKey(textOf(sample.pieces).text))) continue;
    taken[sample.set] = (taken[sample.set] ?? 0) + 1;
    if ((taken[sample.set] ?? 0) > (MOST[sample.set] ?? Infinity)) continue;
    (part === 'dev' ? dev : train).push(sample);
  }
  return { train, dev };
}
