import { rowsOfList } from '../lexicon';

let table: Map<string, string> | undefined;

/** Returns the abbreviation of a journal, with or without periods, or its name if there is none. */
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
