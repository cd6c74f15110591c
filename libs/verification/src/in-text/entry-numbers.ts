import type { Listed } from './listed';

/** Maps the printed numbers of the entries to their indexes. A list without printed numbers is numbered from 1. */
export function positionsByNumber(listed: readonly Listed[]): Map<number, number> {
  const given = listed.flatMap(({ label }, index) =>
    /^\d+$/.test(label ?? '') ? [[Number(label), index] as const] : [],
  );
  if (given.length >= 0.7 * listed.length && given.length > 0) {
    const map = new Map<number, number>();
    for (const [number, index] of given) if (!map.has(number)) map.set(number, index);
    return map;
  }
  const firsts = listed.flatMap(({ isFurther }, index) => (isFurther ? [] : [index]));
  return new Map(firsts.map((index, i) => [i + 1, index]));
}

/** Returns an entry with the further works under its number or key. */
export function withFurtherWorks(index: number, listed: readonly Listed[]): number[] {
  const next = listed.findIndex(({ isFurther }, i) => i > index && !isFurther);
  return Array.from({ length: (next < 0 ? listed.length : next) - index }, (_, i) => index + i);
}
