import { rowsOfList } from '../lexicon';

let table: Map<string, string> | undefined;

/** Abbreviation of a journal's name where one is known, with or without full stops; else the name. */
export function shortName(name: string, random: () => number): string {
  table ??= new Map(
    rowsOfList('abbreviations').map((row): [string, string] => [
      (row['full'] ?? '').toLowerCase(),
      row['abbreviation'] ?? '',
    ]),
  );
  const short = table.get(name.toLowerCase().replace(/^the /, ''));
  if (!short || random() < 0.25) return name;
  return random() < 0.5 ? short.replace(/\./g, '') : short;
}
