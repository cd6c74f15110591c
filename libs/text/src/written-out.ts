import { writtenOut as letters } from '../data/letters.json';

const WRITTEN_OUT: Record<string, string> = letters;
const UMLAUTS = new RegExp(`[${Object.keys(letters).join('')}]`, 'giu');

/** Checks for letters that many keyboards lack and that are written with two others. */
export const hasUmlaut = (text: string): boolean => text.search(UMLAUTS) >= 0;

/** Replaces such letters by two: "noerdlich" for nördlich. */
export const writtenOut = (text: string): string =>
  text.toLowerCase().replace(UMLAUTS, (letter) => WRITTEN_OUT[letter] ?? letter);
