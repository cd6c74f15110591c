import type { Reference } from '@veracite/model/reference';
import table from './classes.json' with { type: 'json' };

const classes: Record<string, readonly string[]> = table.classes;
const alsoRight: Partial<Record<string, readonly string[]>> = table.alsoRight;
const byType = new Map(Object.entries(classes).flatMap(([name, types]) => types.map((type) => [type, name] as const)));

/** The class of a label or a CSL type; `none` for types that claim nothing. */
export function classOf(type: string): string {
  return byType.get(type) ?? 'none';
}

/** Returns the class in which the product reads a reference. */
export function classRead({ csl }: Reference): string {
  return classOf(csl.type);
}

/** Returns the labeled class. Where several are right, it is the read one or else the first. */
export function classMeant(kind: string, read: string): string {
  const labeled = classOf(kind);
  const right = alsoRight[labeled] ?? [labeled];
  return right.includes(read) ? read : (right[0] ?? labeled);
}

/** How far databases hold a class: `fully`, `in part` or `not at all`. */
export function holdingOf(kind: string): string {
  const labeled = classOf(kind);
  const [holding] = Object.entries(table.held).find(([, names]) => names.includes(labeled)) ?? ['not at all'];
  return holding;
}
