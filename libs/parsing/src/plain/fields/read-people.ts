import type { CslItem, CslName } from '@veracite/model/csl';
import type { Span } from '@veracite/model/reference';
import { readNames } from '../../names/read-names';
import type { PlainReading } from '../plain-reading';
import type { Run } from './label-runs';

const PEOPLE = ['author', 'editor', 'translator'] as const;

/** Adds authors, editors and translators to `csl` and `fields`. Returns whether the list of authors was cut short. */
export function readPeople(
  raw: string,
  runs: Run[],
  csl: Partial<CslItem>,
  fields: PlainReading['fields'],
): { etAl: boolean } {
  let etAl = false;
  for (const name of PEOPLE) {
    const inField = runs.filter((run) => run.label === name);
    const read = inField.map((run) => ({ run, people: readNames(raw.slice(run.start, run.end)) }));
    const all = read.flatMap(({ people }) => people.names);
    const names = inField.length > 1 ? distinct(all) : all;
    if (names.length === 0) continue;
    csl[name] = names;
    fields[name] = read.filter(({ people }) => people.names.length > 0).map(({ run }) => trimEnds(raw, run));
    if (name === 'author') etAl = read.some(({ people }) => people.etAl);
  }
  return { etAl };
}

/** Removes repeated names: Slavic catalogs repeat the authors after the title. Within one list two people may share name and initial. */
function distinct(names: CslName[]): CslName[] {
  const keys = names.map(({ family, given, literal }) => `${family ?? literal} ${given?.charAt(0)}`.toLowerCase());
  return names.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

/** Drops brackets, commas and quotation marks that open the next field, but keeps the period of an initial. */
function trimEnds(raw: string, { start, end }: Span): Span {
  let first = start;
  let last = end;
  while (first < last && /[\s,;:]/.test(raw.charAt(first))) first += 1;
  while (last > first && /[\s,;:([{“"]/.test(raw.charAt(last - 1))) last -= 1;
  return { start: first, end: last };
}
