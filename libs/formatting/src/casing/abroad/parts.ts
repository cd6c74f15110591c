/** "l’", "dell’": an article or preposition before a vowel, joined to its word. */
const ELIDED = /^(?:\p{L}|qu|dell|all|nell|sull|dall|quell|quest|gl|un)[’'](?=\p{L})/iu;

/** A word and what is joined to it before an apostrophe. */
export function partsOf(text: string): { elided: string; bare: string } {
  const elided = ELIDED.exec(text)?.[0] ?? '';
  return { elided, bare: text.slice(elided.length) };
}

export const isElided = (text: string): boolean => ELIDED.test(text);
