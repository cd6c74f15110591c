const SUFFIX = /^(?:jr|sr|junior|senior|filho|neto|júnior|ii|iii|iv|2nd|3rd|ph\.?\s?d|m\.?\s?d)\.?$/iu;
const INITIALS = /^(?:\p{Lu}\p{Ll}{0,2}\.\s?(?:-\s?)?|\p{Lu}-(?=\p{Lu})|\p{Lu}\s?){1,5}\.?$/u;

/** Han, Hangul or kana: names in them have no comma inside and no order to turn. */
export const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Particles that belong to the family name after them; lower case as they stand in natural order. */
const PARTICLES = new Set(
  'van von der den de del della di da dos das do du la le los las el al bin ibn ben ter ten te zu zum zur af av des dal dalle degli vom und st'.split(
    ' ',
  ),
);

/** "J.", "J. K.", "JK", "J.-P.", "Ch.", "Yu. A.": one to five of them, no full word. */
export function isInitials(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length <= 16 && INITIALS.test(trimmed) && !/^\p{Lu}{5,}$/u.test(trimmed);
}

export function isSuffix(text: string): boolean {
  return SUFFIX.test(text.trim());
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word) || /^(?:d|l)['’]$/.test(word);
}
