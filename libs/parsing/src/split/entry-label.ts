/** Forms of numbers and bullets of entries. Group 1 is the number, if there is one. */
const LABELS: readonly RegExp[] = [
  /^[[［【〔]\s?(\d{1,4})\s?[\]］】〕][.:]?\s*/,
  /^[(（](\d{1,3})(?:\)\s+|）\s*)/,
  /^(\d{1,4})[.)．）、](?:\s+|(?=[\p{Lu}\p{Lo}“"«]))/u,
  /^\{(\d{1,4})\}\s*/,
  /^([\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,4})\s*(?=[\p{Lu}\p{Lo}“"«])/u,
  /^(?:ref(?:erence)?|note)\.?\s?(\d{1,4})\s?[.:)]\s*/i,
  /^(\d{1,3})\t\s*/,
  /^\[([A-Z][A-Za-z+]{1,8}\d{2}[a-z]?)\]\s*/,
  /^\\bibitem\s?(?:\[[^\]]{0,60}\])?\s?\{[^{}]{0,80}\}\s*/,
  /^<(?:(?:li|p|dd|dt)\b[^<>]{0,200}|div class="csl-entry"[^<>]{0,100})>\s*/i,
  // U+F0B7 and its neighbors are the bullets of the symbol fonts of word processors.
  /^(?:[•·▪▫‣⁃◦●○■□◆►▶➢➤→✓✔❖§*–-]|[\uf0a7-\uf0fc])\s+/,
  /^\[\^(\d{1,3})\]:?\s*/,
  /^(\d{1,3})\s?[-–:]\s+(?=[\p{Lu}\p{Lo}“"«])/u,
  /^S(\d{1,3})[.:)]\s+/,
  /^#\s?(\d{1,3})[.:)]?\s+(?=[\p{Lu}\p{Lo}“"«])/u,
  /^#\s+(?=\p{Lu})/u,
  /^\(?[a-z]\)\s+(?=[\p{Lu}“"«])/u,
  /^o[\t ]\s*(?=\p{Lu})/u,
  /^\|\s?(\d{1,4})\s?\|\s/,
];
const DOTTED = 2;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** A footnote number without a mark: only its context distinguishes it from a number of the text. */
const BARE = /^(\d{1,3})\s+(?=[\p{Lu}\p{Lo}“"«])/u;

export interface EntryLabel {
  length: number;
  number?: number;
  /** Index of its form. */
  kind: number;
}

/** Finds the number or bullet ("[12] ", "3. ", "• ") of a line, which `mayBeAll` of it; a year is not one. */
export function labelOf(line: string, mayBeAll = false): EntryLabel | undefined {
  const padded = mayBeAll ? `${line} ` : line;
  for (const [kind, pattern] of LABELS.entries()) {
    const found = pattern.exec(padded);
    if (!found || (found[0].length >= line.length && !mayBeAll)) continue;
    const number = numberOf(found[1] ?? '');
    if (number !== undefined && number >= 1400 && kind === DOTTED) return undefined;
    const length = Math.min(found[0].length, line.length);
    return { length, kind, ...(number === undefined ? {} : { number }) };
  }
  return undefined;
}

/** Finds a number without a mark at the start of a line ("12 J. Smith, …"). */
export function bareLabelOf(line: string): EntryLabel | undefined {
  const found = BARE.exec(line);
  return found ? { length: found[0].length, kind: LABELS.length, number: Number(found[1]) } : undefined;
}

function numberOf(text: string): number | undefined {
  const digits = text.replace(/\P{ASCII}/gu, (sign) => {
    const digit = SUPERSCRIPTS.indexOf(sign);
    return digit < 0 ? sign : String(digit);
  });
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** A label inside a line: in brackets before a letter, or with a mark between the end of a reference and a capital. */
const INSIDE = /\s(?=[[［【]\s?\d{1,4}\s?[\]］】]\s?[\p{L}“"«]|(?<=[.)\]”"’\d]\s)\d{1,3}[.)]\s\s?[\p{Lu}\p{Lo}“"«])/gu;

/** Returns the offsets of labels inside a line that lost its line breaks: "[1] Smith … 2–3. [2] Jones …". */
export function insideLabels(line: string): number[] {
  return Array.from(line.matchAll(INSIDE), ({ index }) => index + 1);
}
