import { mix } from '@veracite/text/hash';
import { LABELS, LABEL_INDEX, type Label } from '../model/labels';
import { END, MASKED, START, type TokenSpan } from '../tokens/token-spans';

const CORE = (
  ['author', 'editor', 'title', 'container', 'volume', 'issue', 'page', 'publisher', 'place'] as Label[]
).map((label) => LABEL_INDEX[label]);

/** Receives a feature, a 32-bit hash. */
export type AddFeature = (feature: number) => void;

/** Adds features for which fields a reading has, how often and in which order. */
export function orderFeatures(spans: readonly TokenSpan[], add: AddFeature): void {
  const labelAt = (i: number): number => (i < 0 ? START : (spans[i]?.label ?? END));
  const counts = new Uint8Array(32);
  let signature = 17;
  for (let i = 0; i <= spans.length; i += 1) {
    const label = labelAt(i);
    counts[label] = (counts[label] as number) + 1;
    if (label !== 0 && label !== MASKED) signature = mix(signature, label);
    addHash(add, 1, mix(labelAt(i - 1), labelAt(i + 1)), label);
    addHash(add, 2, mix(labelAt(i - 1), labelAt(i - 2)), label);
    addHash(add, 3, labelAt(i - 1), label);
    addHash(add, 4, mix(mix(labelAt(i - 1), labelAt(i - 2)), labelAt(i - 3)), label);
  }
  addHash(add, 5, signature, 0);
  for (let label = 0; label < LABELS.length; label += 1) addHash(add, 6, Math.min(counts[label] as number, 3), label);
  let present = 0;
  for (const label of CORE) if ((counts[label] as number) > 0) present |= 1 << label;
  addHash(add, 7, present, 0);
  addHash(add, 8, present, labelAt(0));
  for (const a of CORE)
    for (const b of CORE) if (a < b) addHash(add, 9, a * 16 + b, ((present >> a) & 1) * 2 + ((present >> b) & 1));
}

function addHash(add: AddFeature, template: number, a: number, b: number): void {
  add(mix(mix(template * 0x01000193 + 0x3c6ef372, a), b));
}
