import type { CslName } from '@veracite/model/csl';

/** Matches given names with an initial: "A.", "A. B.", "Joshua R.". */
const GIVEN = /^(?=.*\b\p{Lu}\.)\p{Lu}[\p{L}’']*(?:[.\s-]{1,2}\p{Lu}[\p{L}’']*){0,3}\.?$/u;
const FAMILY = /^\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}$/u;
/** Matches "W. F. van der Weg". */
const IN_ORDER = /^((?:\p{Lu}\.[\s-]?){1,4})((?:\p{Ll}{1,4}\s){0,3}\p{Lu}[\p{L}’'-]+)$/u;

/**
 * Repairs damaged names of databases: PubMed's "YangY" in one word, DBLP's "0002" as a family name, and a whole list or inverted
 * names in literals. Unclear cases stay unchanged because names of organizations may also contain commas.
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

/** Parses "Bizer, David S." and "de Leeuw, Joshua R., Gilbert, Rebecca A., & Luchterhandt, B." */
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

/** Parses "C. Foster, W. H. Kool, and H. E. Roosendaal". */
function listInOrder(literal: string): CslName[] | undefined {
  const names = literal.split(/,?\s(?:&|and)\s|,\s/).map((part) => IN_ORDER.exec(part));
  if (names.length < 2 || names.includes(null)) return undefined;
  return names.map((match) => ({ family: match?.[2] ?? '', given: match?.[1]?.trim() ?? '' }));
}

/** Parses literals with the family name first ("Hill Alison M", "Ye Di"), recognized by an initial at the end of one. */
function familiesFirst(names: CslName[]): CslName[] | undefined {
  const parts = names.map(({ family, literal = '' }) =>
    family ? null : /^(\p{Lu}[\p{L}’'‑-]+) (\p{Lu}[\p{L}’'‑-]+(?: \p{Lu}{1,2}\.?)?)$/u.exec(literal),
  );
  const hasInitial = parts.some((match) => / \p{Lu}{1,2}\.?$/u.test(match?.[2] ?? ''));
  if (!hasInitial || parts.includes(null)) return undefined;
  return parts.map((match) => ({ family: match?.[1] ?? '', given: match?.[2] ?? '' }));
}

/** Parses literals with the given name first ("Cristóbal Esteban", "Stephanie L. Hyland"), recognized by an initial in one. */
function givenFirst(names: CslName[]): CslName[] | undefined {
  const parts = names.map(({ family, literal = '' }) =>
    family ? null : /^(\p{Lu}[\p{L}’'‑-]+(?: \p{Lu}\.)?) (\p{Lu}[\p{L}’'‑-]+)$/u.exec(literal),
  );
  const hasInitial = parts.some((match) => / \p{Lu}\.$/u.test(match?.[1] ?? ''));
  if (!hasInitial || parts.includes(null)) return undefined;
  return parts.map((match) => ({ family: match?.[2] ?? '', given: match?.[1] ?? '' }));
}
