import { partOf, type Part } from '../../harness/parts';
import { alignedSet, ALIGNED_SETS } from './aligned-sets';
import { labeledSet, SEGMENT_SETS } from './labeled-sets';
import { seeded } from '@veracite/testing/seeded';
import { disturbSpaces } from './render/spacing';
import { renderings } from './renderings';
import { textKey, type Sample } from './sample';
import { textOf } from './label-tokens';
import { placesOf, untangle } from './untangle';

/** Most references of each large set, so that no kind of text dominates. */
const MOST: Partial<Record<string, number>> = {
  'linkedbooks-venice': 14000,
  'syriac-studies': 3000,
  'crossref-styles': 9000,
  'pmc-doi-pairs': 5000,
};

/** Repetitions of small sets with conventions that no large set has. */
const TIMES: Partial<Record<string, number>> = {
  'anystyle-core': 2,
  'anystyle-gold': 2,
  cora: 2,
  'flux-cim-cs': 2,
  citeseerx: 2,
  iconip: 3,
  'humanities-en': 3,
  'humanities-it': 4,
  'humanities-mixed': 4,
};
/** One of this many labeled references is repeated with spacing errors. */
const DISTURBED = 10;

function toLearnFrom(set: (typeof SEGMENT_SETS)[number]): Sample[] {
  const samples = [...labeledSet(set)];
  if (set !== 'linkedbooks-venice') return samples;
  const places = placesOf(samples);
  return samples.map((sample) => ({ ...sample, pieces: untangle(sample.pieces, places) }));
}

/** Collects all labeled references by part. No reference of 'test' has a copy in another part. */
export function collect(rendered: number): Record<Part, Sample[]> {
  const all = [
    ...SEGMENT_SETS.flatMap(toLearnFrom),
    ...ALIGNED_SETS.flatMap((set) => [...alignedSet(set)]),
    ...renderings(rendered),
  ];
  const keyed = all.map((sample) => ({
    sample,
    part: partOf(sample.group),
    key: textKey(textOf(sample).text),
  }));
  const kept = new Set(keyed.filter(({ part }) => part === 'test').map(({ key }) => key));
  const parts: Record<Part, Sample[]> = { train: [], dev: [], test: [] };
  const taken = new Map<string, number>();
  for (const { sample, part, key } of keyed) {
    if (part !== 'test' && kept.has(key)) continue;
    const count = (taken.get(`${part} ${sample.set}`) ?? 0) + 1;
    taken.set(`${part} ${sample.set}`, count);
    if (count <= (MOST[sample.set] ?? Infinity)) parts[part].push(sample);
  }
  return { ...parts, train: parts.train.flatMap(again) };
}

const random = seeded(31);

function again(sample: Sample): Sample[] {
  const times = Array.from({ length: TIMES[sample.set] ?? 1 }, () => sample);
  if (!sample.exact || sample.set === 'renderings' || random() * DISTURBED >= 1) return times;
  return [...times, { ...sample, pieces: disturbSpaces(sample.pieces, random) }];
}
