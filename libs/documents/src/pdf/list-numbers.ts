/** Numbering styles. A list uses one of them. */
const NUMBERS = [/^\s*\[(\d{1,4})\]/, /^\s*\((\d{1,4})\)/, /^\s*(\d{1,4})[.)](?=\s|\p{L}|$)/u];

/** Returns the numbering style of the line, or undefined if it does not begin with a number. */
export const numberingOf = (text: string): RegExp | undefined => NUMBERS.find((numbering) => numbering.test(text));

/** Returns the number at the beginning of a line in the numbering style of the list. */
export function numberOf(text: string, numbering: RegExp | undefined): number | undefined {
  const found = numbering?.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
