import table from '../data/letters.json';

/** Letters that Unicode does not decompose, each with the Latin letters it is commonly written with where it is missing. */
export const LATIN: Record<string, string> = table.latin;
/** Names of the Greek letters: a single one inside Latin text is a symbol, and is read aloud ("β-blocker", "beta blocker"). */
export const GREEK_NAMES: Record<string, string> = table.greekNames;
export const GREEK_BY_NAME = new Map(Object.entries(GREEK_NAMES).map(([letter, name]) => [name, letter]));
/** Greek words by letter, ISO 843 type 1 without its marks. */
export const GREEK_LETTERS: Record<string, string> = table.greek;
/** Cyrillic by letter, BGN/PCGN simplified: the spelling that English-language catalogs use most. */
export const CYRILLIC: Record<string, string> = table.cyrillic;
/** Combining marks by the LaTeX command of an accent. */
export const LATEX_MARKS: Record<string, string> = table.latexMarks;
/** Letters by their LaTeX command. */
export const LATEX_LETTERS: Record<string, string> = table.latexLetters;
