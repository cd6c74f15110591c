import { existsSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';

/** Words in lower case, and names with their capitals. */
export interface Dictionary {
  names: Set<string>;
  common: Set<string>;
}

interface Suffix {
  strip: string;
  add: string;
  where: RegExp;
}

/**
 * The words of the English spelling dictionary (SCOWL, in Hunspell's format), each with its inflected forms.
 * @returns names: words that the dictionary has with a capital only; common: all that it has in lower case
 */
export function readDictionary(): Dictionary {
  const suffixes = readSuffixes(Buffer.from(dictionary.aff).toString());
  const written = new Set<string>();
  for (const line of Buffer.from(dictionary.dic).toString().split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (!/^\p{L}{3,}$/u.test(word)) continue;
    written.add(word);
    for (const flag of flags)
      for (const { strip, add, where } of suffixes.get(flag) ?? [])
        if (where.test(word)) written.add(word.slice(0, word.length - strip.length) + add);
  }
  const common = new Set([...written].filter((word) => /^\p{Ll}+$/u.test(word)));
  const names = [...written].filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !common.has(word.toLowerCase()));
  return { names: new Set(names), common };
}

/** Lines "SFX D y ied [^aeiou]y"; the possessive is left out, for titles are cut there. */
function readSuffixes(affixes: string): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  for (const line of affixes.split('\n')) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || !flag || !strip || !add || !condition || flag === 'M') continue;
    const rule = { strip: strip === '0' ? '' : strip, add, where: new RegExp(`${condition}$`) };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), rule]);
  }
  return suffixes;
}

/** Where Debian's packages wamerican-insane and wamerican-huge lay the larger lists of SCOWL. */
const LIST = '/usr/share/dict/american-english-';

function readList(size: 'insane' | 'huge'): string[] {
  const file = LIST + size;
  if (!existsSync(file)) throw new Error(`${file} is not on this machine: install Debian's wamerican-${size}`);
  return readFileSync(file, 'utf8').split('\n');
}

/**
 * Words of SCOWL, far rarer than those of the spelling dictionary.
 * @returns names: words that its largest list has with a capital only; common: those that it has in lower case; used: the
 *   latter of the list below, in which a name in lower case is seldom met
 */
export function readRareWords(): Dictionary & { used: Set<string> } {
  const small = (words: string[]): Set<string> => new Set(words.filter((word) => /^\p{Ll}{3,}$/u.test(word)));
  const words = readList('insane');
  const common = small(words);
  const names = words.filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !common.has(word.toLowerCase()));
  return { names: new Set(names), common, used: small(readList('huge')) };
}
