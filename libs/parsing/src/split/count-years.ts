const YEAR = /(?<![\d./_=-])(?:1[5-9]|20)\d{2}(?![\d/_=-]|\.\d)/g;

/** Counts years that are not part of a longer number or an address. */
export function yearsIn(text: string): number {
  let count = 0;
  YEAR.lastIndex = 0;
  while (YEAR.exec(text)) count += 1;
  return count;
}
