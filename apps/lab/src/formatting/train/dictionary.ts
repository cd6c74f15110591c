import { existsSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';

/** Lowercase words and capitalized names. */
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
 * Reads the English spelling dictionary (SCOWL in Hunspell format) with all inflected forms.
 * @returns names: words that appear only with a capital; common: words in lower case
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

/** Parses lines such as "SFX D y ied [^aeiou]y". Possessives are omitted because titles are split there. */
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

/** Path prefix of the larger SCOWL lists from Debian's wamerican-insane and wamerican-huge. */
const LIST = '/usr/share/dict/american-english-';

function readList(size: 'insane' | 'huge'): string[] {
  const file = LIST + size;
  if (!existsSync(file)) throw new Error(`${file} is not on this machine: install Debian's wamerican-${size}`);
  return readFileSync(file, 'utf8').split('\n');
}

/**
 * Reads the rare words of SCOWL.
 * @returns names: words that its largest list has only with a capital; common: its words in lower case; used: the lowercase words
 *   of the second-largest list, which rarely has names in lower case
 */
export function readRareWords(): Dictionary & { used: Set<string> } {
  const small = (words: string[]): Set<string> => new Set(words.filter((word) => /^\p{Ll}{3,}$/u.test(word)));
  const words = readList('insane');
  const common = small(words);
  const names = words.filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !common.has(word.toLowerCase()));
  return { names: new Set(names), common, used: small(readList('huge')) };
}
