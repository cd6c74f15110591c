import type { Listed } from './listed';

/** Maps the printed numbers of the entries to their indexes. A list without printed numbers is numbered from 1. */
export function positionsByNumber(listed: readonly Listed[]): Map<number, number> {
  const given = listed.flatMap(({ label }, at) => (/^\d+$/.test(label ?? '') ? [[Number(label), at] as const] : []));
  if (given.length >= 0.7 * listed.length && given.length > 0) {
    const map = new Map<number, number>();
    for (const [number, at] of given) if (!map.has(number)) map.set(number, at);
    return map;
  }
  return new Map(listed.map((_, at) => [at + 1, at]));
}
