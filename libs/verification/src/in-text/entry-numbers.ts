import type { Listed } from './listed';

/** Maps the printed numbers of the entries to their indexes. A list without printed numbers is numbered from 1. */
export function positionsByNumber(listed: readonly Listed[]): Map<number, number> {
  const given = listed.flatMap(({ label }, at) => (/^\d+$/.test(label ?? '') ? [[Number(label), at] as const] : []));
  if (given.length >= 0.7 * listed.length && given.length > 0) {
    const map = new Map<number, number>();
    for (const [number, at] of given) if (!map.has(number)) map.set(number, at);
    return map;
  }
  const firsts = listed.flatMap(({ isFurther }, at) => (isFurther ? [] : [at]));
  return new Map(firsts.map((at, i) => [i + 1, at]));
}

/** Returns an entry with the further works under its number or key. */
export function withFurtherWorks(at: number, listed: readonly Listed[]): number[] {
  const next = listed.findIndex(({ isFurther }, i) => i > at && !isFurther);
  return Array.from({ length: (next < 0 ? listed.length : next) - at }, (_, i) => at + i);
}
