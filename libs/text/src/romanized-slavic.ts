/** Endings of Slavic family names in the usual romanizations. */
const ENDING = /(?:sk(?:[iy]|ij|i[iy]|yi)|[eo](?:v|w|ff)|(?:ts?)?ch|itz?)$/;

/**
 * Returns a folded Slavic family name in one romanization, other names unchanged: "dostojewski" and "dostoyevsky" are
 * "dostoevski", "kondratieff" is "kondratiev".
 */
export function oneRomanization(family: string): string {
  if (!ENDING.test(family)) return family;
  return family
    .replace(/ff$/, 'v')
    .replace(/w/g, 'v')
    .replace(/sk(?:y|ij|i[iy]|yi)$/, 'ski')
    .replace(/t?sch|tch/g, 'ch')
    .replace(/kh/g, 'h')
    .replace(/(?<=[aeiou])[jy](?=[aeiou])/g, '');
}
