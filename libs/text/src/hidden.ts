/**
 * Source of an expression for characters that cannot be seen or that turn the direction of what follows: formats and fillers. The
 * joiners of Persian and of emoji are no such characters, unlike those after Latin, Greek and Cyrillic letters; nor are variation selectors.
 */
export const INVISIBLE = String.raw`(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{M}{0,4})[\u200c\u200d]|(?![\u200c\u200d])[\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]`;
const CHARACTERS = new RegExp(INVISIBLE, 'gu');
/** These and line separators, by which a name can pass for another or for a part of a sentence around it. */
const HIDDEN = new RegExp(String.raw`${INVISIBLE}|[\p{Cc}\p{Zl}\p{Zp}]`, 'gu');

/** Returns whether a line of text has hidden characters. */
export const hasHidden = (text: string): boolean => text.search(HIDDEN) >= 0;

/** Removes invisible characters from a text. Its line breaks stay. */
export const withoutInvisible = (text: string): string => text.replace(CHARACTERS, '');

/** Removes hidden characters from a line of text. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');
