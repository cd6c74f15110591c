import type { CslName } from '@veracite/model/csl';

/** "A.", "A. B.", "Joshua R.": given names that show themselves by an initial. */
const GIVEN = /^(?=.*\b\p{Lu}\.)\p{Lu}[\p{L}’']*(?:[.\s-]{1,2}\p{Lu}[\p{L}’']*){0,3}\.?$/u;
const FAMILY = /^\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}$/u;
/** "W. F. van der Weg". */
const IN_ORDER = /^((?:\p{Lu}\.[\s-]?){1,4})((?:\p{Ll}{1,4}\s){0,3}\p{Lu}[\p{L}’'-]+)$/u;

/**
 * Persons as databases damage them, put back into family and given name:
 * PubMed's "YangY" in one word, DBLP's "0002" in the family's place, a whole list or inverted names in literals.
 * What is no plain case stays as it is, for an organisation's name may hold commas too.
 */
export function repairedNames(names: CslName[]): CslName[] {
  return familiesFirst(names) ?? givenFirst(names) ?? names.flatMap(repaired);
}

function repaired(name: CslName): CslName[] {
  if (name.family && /^\d{4}$/.test(name.family)) return [lastIsFamily(name)];
  if (name.family && !name.given) {
    const [, family, given] = /^(\p{L}[\p{L}’'-]*\p{Ll})((?:\p{Lu}-?){0,2}\p{Lu})$/u.exec(name.family) ?? [];
    return family && given ? [{ ...name, family, given }] : [name];
  }
  if (name.family && /, | (?:&|and) /.test(name.given ?? '')) {
    const list = `${name.family}, ${name.given}`;
    return invertedList(list) ?? listInOrder(list) ?? [name];
  }
  if (!name.literal || name.family) return [name];
  return invertedList(name.literal) ?? listInOrder(name.literal) ?? [name];
}

function lastIsFamily(name: CslName): CslName {
  const words = name.given?.split(' ') ?? [];
  const family = words.pop();
  return family ? { ...name, family, given: words.join(' ') } : name;
}

/** "Bizer, David S." and "de Leeuw, Joshua R., Gilbert, Rebecca A., & Luchterhandt, B." */
function invertedList(literal: string): CslName[] | undefined {
  const parts = literal.split(/,?\s(?:&|and)\s|,\s/);
  if (parts.length % 2 !== 0) return undefined;
  const names: CslName[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [family = '', given = ''] = [parts[i], parts[i + 1]];
    const plain = GIVEN.test(given) || (i > 0 && FAMILY.test(given));
    if (!FAMILY.test(family) || !plain) return undefined;
    names.push({ family, given });
  }
  return names;
}

/** "C. Foster, W. H. Kool, and H. E. Roosendaal". */
function listInOrder(literal: string): CslName[] | undefined {
  const names = literal.split(/,?\s(?:&|and)\s|,\s/).map((part) => IN_ORDER.exec(part));
  if (names.length < 2 || names.includes(null)) return undefined;
  return names.map((match) => ({ family: match?.[2] ?? '', given: match?.[1]?.trim() ?? '' }));
}

/** "Hill Alison M", "Ye Di": all are literals, and the bare initial at the end of one says that families stand first. */
function familiesFirst(names: CslName[]): CslName[] | undefined {
  const parts = names.map(({ family, literal = '' }) =>
    family ? null : /^(\p{Lu}[\p{L}’'‑-]+) (\p{Lu}[\p{L}’'‑-]+(?: \p{Lu}{1,2}\.?)?)$/u.exec(literal),
  );
  const hasInitial = parts.some((match) => / \p{Lu}{1,2}\.?$/u.test(match?.[2] ?? ''));
  if (!hasInitial || parts.includes(null)) return undefined;
  return parts.map((match) => ({ family: match?.[1] ?? '', given: match?.[2] ?? '' }));
}

/** "Cristóbal Esteban", "Stephanie L. Hyland": all are literals, and the initial in the middle of one says that they are persons in order. */
function givenFirst(names: CslName[]): CslName[] | undefined {
  const parts = names.map(({ family, literal = '' }) =>
    family ? null : /^(\p{Lu}[\p{L}’'‑-]+(?: \p{Lu}\.)?) (\p{Lu}[\p{L}’'‑-]+)$/u.exec(literal),
  );
  const hasInitial = parts.some((match) => / \p{Lu}\.$/u.test(match?.[1] ?? ''));
  if (!hasInitial || parts.includes(null)) return undefined;
  return parts.map((match) => ({ family: match?.[2] ?? '', given: match?.[1] ?? '' }));
}
