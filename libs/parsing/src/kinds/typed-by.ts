import type { CslItem } from '@veracite/model/csl';
import { kindOfType, likeliestKind, typeOfKind, type KindChances } from '@veracite/model/kind';

/** Least probability of a kind that replaces the type that the fields suggest. */
const CERTAIN = 0.4;

/** Returns the item with the type of its likeliest kind. A type of that kind stays, because it is more specific. */
export function typedBy(kinds: KindChances, csl: CslItem): CslItem {
  const kind = likeliestKind(kinds);
  return kindOfType(csl.type) === kind || kinds[kind] < CERTAIN ? csl : { ...csl, type: typeOfKind(kind) };
}
