/** Normal quantile of 95 %. */
const Z = 1.96;

/** Returns the Wilson interval of a share. */
export function wilson(part: number, whole: number): [low: number, high: number] {
  if (whole === 0) return [0, 1];
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const middle = share + Z ** 2 / (2 * whole);
  const width = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)];
}

interface ClassScore {
  name: string;
  labeled: number;
  precision: number;
  recall: number;
  f1: number;
}

/** Labels from which on a class counts in the mean. */
const ENOUGH = 10;

/** Returns the mean F1 of the classes that have enough labels. */
export function macroF1(scores: readonly ClassScore[]): number {
  const counted = scores.filter(({ labeled }) => labeled >= ENOUGH);
  return counted.reduce((sum, { f1 }) => sum + f1, 0) / counted.length;
}

/** Scores classes by pairs of the labeled and the read class. Classes that no reference has are not scored. */
export function scoreClasses(pairs: readonly (readonly [meant: string, read: string])[]): ClassScore[] {
  const names = [...new Set(pairs.map(([meant]) => meant))].sort();
  return names.map((name) => {
    const labeled = pairs.filter(([meant]) => meant === name);
    const read = pairs.filter(([, other]) => other === name).length;
    const right = labeled.filter(([, other]) => other === name).length;
    const [precision, recall] = [read === 0 ? 0 : right / read, right / labeled.length];
    return {
      name,
      labeled: labeled.length,
      precision,
      recall,
      f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    };
  });
}

export interface Tenth {
  from: number;
  count: number;
  /** Mean of the chances. */
  said: number;
  /** Share of the outcomes. */
  held: number;
}

/** Compares chances with outcomes by tenths of the chance. Empty tenths are left out. */
export function byTenths(values: readonly { chance: number; hit: boolean }[]): Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const inTenth = values.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const mean = (measured: (value: { chance: number; hit: boolean }) => number) =>
      inTenth.reduce((sum, value) => sum + measured(value), 0) / inTenth.length;
    return {
      from: tenth / 10,
      count: inTenth.length,
      said: mean(({ chance }) => chance),
      held: mean(({ hit }) => Number(hit)),
    };
  }).filter(({ count }) => count > 0);
}
