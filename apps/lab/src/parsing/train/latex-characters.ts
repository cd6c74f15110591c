/**
 * Writes libs/parsing/data/formats/latex-characters.json: the character of each LaTeX command, from the table of the
 * package unicode2latex (ISC; its source is W3C's list of characters in XML). `npm run lab -- train:latex`.
 * Accents and commands with an argument are in `latex-commands.json`.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { combining, latex2unicode } from 'unicode2latex';

const FILE = 'libs/parsing/data/formats/latex-characters.json';
const accents = new Set<string>(combining.macros);

const characters: Record<string, string> = {};
for (const [written, value] of Object.entries<string | { text: string }>(latex2unicode)) {
  const name = /^(?:\\cyrchar)?\\([A-Za-z]+)$/.exec(written)?.[1];
  const character = (typeof value === 'string' ? value : value.text).replace(/\u200b/g, '');
  if (!name || accents.has(name) || /^\p{M}/u.test(character)) continue;
  characters[name] = character.normalize('NFC');
}
const sorted = Object.fromEntries(Object.entries(characters).sort(([a], [b]) => (a < b ? -1 : 1)));
const options = await resolveConfig(FILE);
writeFileSync(FILE, await format(JSON.stringify(sorted), { ...options, parser: 'json' }));
process.stdout.write(`${Object.keys(sorted).length} commands\n`);
