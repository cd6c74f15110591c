import type { EntryLabel } from './label';
import { looksLikeStart } from './looks';

/** A number of the list inside a line. Group 1 or 2 is the number. */
const INSIDE = /\s(?:[[［【]\s?(\d{1,4})\s?[\]］】]|(\d{1,3})[.)])\s?(?=[\p{Lu}\p{Lo}“"«])/gu;
const LEAST = 25;

/** Where the next entry of a numbered list begins inside an entry, its line break being lost: "[1] Smith … 2–3. [2] Jones …". */
export function nextInside(entry: string, { number, length }: EntryLabel): number | undefined {
  if (number === undefined) return undefined;
  for (const found of entry.matchAll(INSIDE)) {
    if (found.index < length + LEAST || Number(found[1] ?? found[2]) !== number + 1) continue;
    const isSure =
      found[1] !== undefined || (/[.)\]”"\d]$/.test(entry.slice(0, found.index)) && startsBehind(entry, found));
    if (isSure) return found.index + 1;
  }
  return undefined;
}

function startsBehind(entry: string, found: RegExpExecArray): boolean {
  return looksLikeStart(entry.slice(found.index + found[0].length));
}
