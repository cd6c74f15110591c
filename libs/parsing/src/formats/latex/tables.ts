import characters from '../../../data/formats/latex-characters.json';
import commands from '../../../data/formats/latex-commands.json';
import journals from '../../../data/formats/journal-macros.json';

/** The combining mark of an accent, by the sign or name of its command. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(Object.entries(commands.accents));
/** What an accent without a letter is. */
export const ACCENTS_ALONE: ReadonlyMap<string, string> = new Map(Object.entries(commands.alone));
/** Names of functions, which TeX sets as words. */
export const OPERATORS: ReadonlySet<string> = new Set(commands.operators);
/** What stands before and behind the argument of a command. */
export const AROUND: ReadonlyMap<string, string[]> = new Map(Object.entries(commands.quotes));
/** Commands whose first argument is no text: an address, a key, a colour, a length. */
export const WITHOUT_FIRST: ReadonlySet<string> = new Set(commands.withoutFirst);
/** Commands for looks, without a text of their own. */
export const SWITCHES: ReadonlySet<string> = new Set(commands.switches);

/**
 * What a command without arguments prints: a character (unicode2latex), a logo or a word, a journal (the macros of AASTeX, which the
 * exports of NASA ADS use).
 */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(journals.ads),
  ...Object.entries(characters),
  ...Object.entries(commands.words),
]);
