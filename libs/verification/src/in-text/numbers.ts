import type { Listed } from './listed';

/** Positions of the list's entries by their printed numbers; without those, by their places. */
export function numbersOf(listed: readonly Listed[]): Map<number, number> {
  const given = listed.flatMap(({ label }, at) => (/^\d+$/.test(label ?? '') ? [[Number(label), at] as const] : []));
  if (given.length >= 0.7 * listed.length && given.length > 0) {
    const map = new Map<number, number>();
    for (const [number, at] of given) if (!map.has(number)) map.set(number, at);
    return map;
  }
  return new Map(listed.map((_, at) => [at + 1, at]));
}
