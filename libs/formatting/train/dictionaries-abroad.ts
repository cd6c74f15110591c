import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import spanish from 'dictionary-es';
import french from 'dictionary-fr';
import portuguese from 'dictionary-pt';
import type { Family } from '../src/casing/abroad/vocabulary';

/** Where Debian's packages hunspell-id and whitakers-words-data lay their lists. */
const INDONESIAN = '/usr/share/hunspell/id_ID.dic';
const LATIN = '/usr/share/whitakers-words/STEMFILE.GEN';

function readList(file: string, name: string): Buffer {
  if (!existsSync(file)) throw new Error(`${file} is not on this machine: install Debian's ${name}`);
  return readFileSync(file);
}

/** Words in lower case of a dictionary in Hunspell's format, without their inflected forms. */
const headwords = (dictionary: Uint8Array): string[] =>
  Buffer.from(dictionary)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(/[/\t ]/)[0]?.trim() ?? '')
    .filter((word) => /^\p{Ll}{3,}$/u.test(word));

/** Nouns and their plurals, from Morph-it (Zanchetta and Baroni, 2005). */
function italianNouns(): string[] {
  const file = createRequire(import.meta.url).resolve('italian-words-dict/dist/words.json');
  const nouns = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { P: string | null }>;
  return Object.entries(nouns)
    .flatMap(([noun, { P: plural }]) => [noun, plural ?? ''])
    .filter((word) => /^\p{Ll}{3,}$/u.test(word));
}

/** Words that dictionaries of these languages have in lower case. */
export function wordsAbroad(family: Family): Set<string> {
  if (family === 'r')
    return new Set([french, spanish, portuguese].flatMap(({ dic }) => headwords(dic)).concat(italianNouns()));
  if (family === 'm') return new Set(headwords(readList(INDONESIAN, 'hunspell-id')));
  return new Set(family === 'l' ? latinStems().common : []);
}

/** Latin stems (Whitaker's Words), those of names with a capital: records of 56 octets, the stem in the first 18. */
export function latinStems(): { names: string[]; common: string[] } {
  const bytes = readList(LATIN, 'whitakers-words-data');
  const stems = new Set<string>();
  for (let at = 0; at < bytes.length; at += RECORD) stems.add(bytes.toString('latin1', at, at + STEM).trim());
  const those = (shape: RegExp): string[] => [...stems].filter((stem) => shape.test(stem));
  return { names: those(/^[A-Z][a-z]{2,}$/), common: those(/^[a-z]{4,}$/) };
}
const RECORD = 56;
const STEM = 18;
