/** Formats a share in percent; a dash if there is nothing to take a share of. */
export function percent(part: number, whole: number, digits = 1): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(digits)} %`;
}

/** Formats a share in percent with its numbers: "12.5 % (1 of 8)". */
export function percentOf(part: number, whole: number, digits = 1): string {
  return `${percent(part, whole, digits)} (${part} of ${whole})`;
}

/** Returns the value below which a share of the values lies; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Counts what occurs in a list, by its name. */
export function countBy<T>(items: Iterable<T>, nameOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
}

/** Outcomes of groups of rows, counted. */
export class Counts {
  private readonly cells = new Map<string, Map<string, number>>();

  add(group: string, outcome: string): void {
    const cell = this.cells.get(group) ?? new Map<string, number>();
    cell.set(outcome, (cell.get(outcome) ?? 0) + 1);
    this.cells.set(group, cell);
  }

  groups(): string[] {
    return [...this.cells.keys()].sort();
  }

  of(group: string, outcome: string): number {
    return this.cells.get(group)?.get(outcome) ?? 0;
  }

  /** Returns the outcomes of a group and their numbers, the most frequent first. */
  outcomes(group: string): [string, number][] {
    return [...(this.cells.get(group) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  }

  total(group: string): number {
    return sum(this.cells.get(group)?.values() ?? []);
  }
}
