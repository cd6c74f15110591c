/** Numbers and bullets in front of an entry. Group 1 is the number, where there is one. */
const LABELS: readonly RegExp[] = [
  /^\[(\d{1,4})\]\.?\s*/,
  /^\((\d{1,4})\)\s+/,
  /^(\d{1,4})[.)]\s+/,
  /^(\d{1,3})\t\s*/,
  /^\[([A-Z][A-Za-z+]{1,8}\d{2}[a-z]?)\]\s*/,
  /^[•·▪‣◦*–-]\s+/,
];

export interface EntryLabel {
  length: number;
  number?: number;
  /** Which of the ways of writing it is; a list keeps to one. */
  kind: number;
}

/** The number or bullet a line begins with ("[12] ", "3. ", "• "), or undefined. A year ("1998. ") is none. */
export function labelOf(line: string): EntryLabel | undefined {
  for (const [kind, pattern] of LABELS.entries()) {
    const found = pattern.exec(line);
    if (!found || found[0].length >= line.length) continue;
    const number = /^\d+$/.test(found[1] ?? '') ? Number(found[1]) : undefined;
    if (number !== undefined && number >= 1400 && kind === 2) return undefined;
    return { length: found[0].length, kind, ...(number === undefined ? {} : { number }) };
  }
  return undefined;
}
