export const percent = (share: number): string => `${Math.round(100 * share)}%`;

const SHOWN = 10;

/** Formats up to ten line numbers: "line 3", "lines 3, 5 and 8". */
export function linesText(numbers: number[]): string {
  const shown = numbers.slice(0, SHOWN).map(String);
  const rest = numbers.length - shown.length;
  if (rest > 0) return `lines ${shown.join(', ')} and ${rest} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? `line ${last}` : `lines ${shown.join(', ')} and ${last}`;
}
