import type { CslName } from '@veracite/model/csl';
import { compareNames, type NameAgreement } from './compare-names';
import { nameParts, type NameParts } from './name';
import { knownAsBoth, organizationNamed, type OneOrganization } from './organization';

/** A name prepared for comparisons. */
interface ComparableName extends NameParts {
  /** The name as one text, if it may be an organization's. */
  organizationName?: string;
}

const prepared = new WeakMap<CslName, ComparableName>();

/** Prepares a name for comparisons, once, because a cited name is compared with every record. */
export function comparable(name: CslName): ComparableName {
  const known = prepared.get(name) ?? { ...nameParts(name), organizationName: organizationNamed(name) };
  prepared.set(name, known);
  return known;
}

/** A cited name (`left`) and the same person's name in the record (`right`), by place. */
export interface Pair {
  left: number;
  right: number;
  how: 'same' | 'misspelt' | 'initials-differ';
  /** Explains why two different names are the same. */
  note?: string;
}

function comparePair(
  a: ComparableName,
  b: ComparableName,
  known: OneOrganization,
): Pick<Pair, 'note'> & { how: NameAgreement } {
  const how = compareNames(a, b);
  const both =
    how === 'none' && a.organizationName && b.organizationName
      ? known(a.organizationName, b.organizationName)
      : undefined;
  return both ? { how: 'same', note: knownAsBoth(a.shown, both) } : { how };
}

/** Pairs each cited name with the nearest free name of the record that may be the same person, equal names first. */
export function pairNames(left: ComparableName[], right: ComparableName[], known: OneOrganization): Pair[] {
  const compared = left.map((name) => right.map((other) => comparePair(name, other, known)));
  const pairs: Pair[] = [];
  const takenLeft = new Set<number>();
  const takenRight = new Set<number>();
  for (const wanted of ['same', 'misspelt', 'initials-differ'] as const) {
    for (const i of left.keys()) {
      if (takenLeft.has(i)) continue;
      const free = [...right.keys()].filter((j) => !takenRight.has(j) && compared[i]?.[j]?.how === wanted);
      const [first] = free;
      if (first === undefined) continue;
      const nearest = free.reduce((a, b) => (Math.abs(b - i) < Math.abs(a - i) ? b : a), first);
      pairs.push({ left: i, right: nearest, how: wanted, note: compared[i]?.[nearest]?.note });
      takenLeft.add(i);
      takenRight.add(nearest);
    }
  }
  return pairs.sort((a, b) => a.left - b.left);
}
