import characters from '../../../data/formats/latex-characters.json';
import commands from '../../../data/formats/latex-commands.json';
import journals from '../../../data/formats/journal-macros.json';

/** Combining marks by the character or name of the accent command. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(Object.entries(commands.accents));
/** Characters for accents without a letter. */
export const ACCENTS_ALONE: ReadonlyMap<string, string> = new Map(Object.entries(commands.alone));
/** Names of functions, which TeX prints as words. */
export const OPERATORS: ReadonlySet<string> = new Set(commands.operators);
/** Text printed before and after the argument of a command. */
export const AROUND: ReadonlyMap<string, string[]> = new Map(Object.entries(commands.quotes));
/** Commands with a first argument that is not printed: a URL, a key, a color, a length. */
export const WITHOUT_FIRST: ReadonlySet<string> = new Set(commands.withoutFirst);
/** Formatting commands, which print nothing themselves. */
export const SWITCHES: ReadonlySet<string> = new Set(commands.switches);

/** Names of the commands of journals, as AASTeX has them. */
export const JOURNAL_COMMANDS: readonly string[] = Object.keys(journals.ads);

/** Text of commands: characters (unicode2latex), logos and words, journals (AASTeX macros in exports of NASA ADS). */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(journals.ads),
  ...Object.entries(characters),
  ...Object.entries(commands.words),
]);
