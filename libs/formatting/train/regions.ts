import { existsSync, readFileSync } from 'node:fs';

/** Where Debian's package iso-codes lays the tables of ISO 639-3 (languages) and ISO 3166-2 (parts of countries). */
const HOME = '/usr/share/iso-codes/json';
const TABLES = { languages: '639-3', regions: '3166-2' };
type Row = { name: string };

/**
 * Words of the names of languages and of parts of countries, with their capitals: "Kiwai", "Telangana".
 * @param isCommon true for a word, in lower case, that is none: "Northern"
 */
export function regionNames(isCommon: (word: string) => boolean): Set<string> {
  const names = new Set<string>();
  for (const table of Object.values(TABLES)) {
    const file = `${HOME}/iso_${table}.json`;
    if (!existsSync(file)) throw new Error(`${file} is not on this machine: install Debian's iso-codes`);
    const rows = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row[]>)[table] ?? [];
    // Brackets tell a time or a place; behind a comma stands what divides a language: "Southern".
    for (const { name } of rows)
      for (const word of (name.split(/[,(]/)[0] ?? '').split(/[\s'’-]/))
        if (/^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isCommon(word.toLowerCase())) names.add(word);
  }
  return names;
}
