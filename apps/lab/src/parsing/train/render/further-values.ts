import invented from '../../../../data/parsing/invented-values.json';
import names from '../../../../data/parsing/names.json';
import type { Label } from '@veracite/parsing/plain/model/labels';
import { pick } from '@veracite/testing/seeded';
import { choose } from './template';

/** An integer from `from` to `to`. */
const within = (from: number, to: number, random: () => number): number =>
  from + Math.floor(random() * (to - from + 1));

/** Values of a field in `invented-values.json`: the label of the field, and its forms. */
const INVENTED: Readonly<Record<string, { label: string; values: string[] }>> = invented.fields;

/** Returns the label of a field whose values are in `invented-values.json`. */
export function inventedLabel(name: string): Label | undefined {
  return INVENTED[name]?.label as Label | undefined;
}

function inventedValue(name: string, random: () => number): string | undefined {
  const forms = INVENTED[name]?.values;
  if (!forms) return undefined;
  return choose(pick(forms, random), random).replace(/#/g, () => String(Math.floor(random() * 10)));
}

/** Invents values that are in no list of works. Returns undefined for any other name. */
export function furtherValue(name: string, random: () => number): string | undefined {
  const from = (list: readonly string[]): string => pick(list, random);
  const number = (first: number, last: number): string => String(within(first, last, random));
  const program = from(names.programs);
  switch (name) {
    case 'city':
      return from(names.cities);
    case 'school':
      return from(names.schools);
    case 'team':
      return `${from(names.teams)} ${from(['Collaboration', 'Collaboration', 'collaboration', 'Coll.'])}`;
    case 'studio':
      return from(names.studios);
    case 'archive':
      return from(names.archives);
    case 'medium':
      return from(['Film', 'Motion picture', 'Film; DVD', 'TV series', 'Video', 'Documentary']);
    case 'software':
      return from(['Computer software', 'Software', 'Computer program', 'R package']);
    case 'dataset':
      return from(['Data set', 'Dataset', 'Data set', 'Dataset and code']);
    case 'program':
      return from([
        `${from(names.owners)}/${program.toLowerCase()}: ${program}`,
        `${program}: ${from(names.descriptions)}`,
        `${from(names.owners)}/${program.toLowerCase()}: ${from(names.descriptions)}`,
        program,
      ]);
    case 'version':
      return from([
        number(1, 5),
        `${number(0, 4)}.${number(0, 30)}`,
        `${number(0, 4)}.${number(0, 30)}.${number(0, 9)}`,
      ]);
    case 'leaves':
      return number(60, 420);
    case 'sheet':
      return `${from(['A', 'A', 'B', 'C', 'D'])}${from(['', '', ':', '-', ' '])}${number(1, 32)}`;
    case 'column':
      return number(1, 6);
    case 'years': {
      const year = within(1970, 2023, random);
      return from([`${year}-${year + 1}`, `${year}/${year + 1}`, `${year}/${String(year + 1).slice(2)}`]);
    }
    case 'code':
      return from([
        `TR-${number(1000, 9999)}`,
        `TR-0${number(100, 999)} (${number(1000, 9999)}-${number(10, 99)})-${number(1, 9)}`,
        `${from(['CS', 'MIT', 'UCB', 'NREL', 'SAND', 'ANL'])}/${from(['TR', 'TP', 'EECS', 'LCS'])}-${number(60, 99)}-${number(1, 900)}`,
        `NASA-${from(['TM', 'CR', 'TP'])}-${number(1000, 99999)}`,
        `${number(1, 30)}/${number(1990, 2024)}`,
        `${number(80, 99)}-${number(1, 600)}`,
        `No. ${number(10, 999)}-${number(1, 99)}`,
        `RR-${number(10, 24)}-${number(10, 60)}`,
      ]);
    case 'official':
      return from([
        `Fachserie ${number(1, 19)}, Reihe ${number(1, 9)}`,
        `Fachserie ${number(1, 19)} Reihe ${number(1, 9)}.${number(1, 9)}`,
        `Statistische Berichte, Reihe ${number(1, 9)}`,
        `BT-Drucksache ${number(10, 20)}/${number(100, 9999)}`,
        `IAB-Forschungsbericht ${number(1, 20)}/${number(2005, 2023)}`,
        `DIW Wochenbericht ${number(1, 50)}/${number(2001, 2023)}`,
        `Working Paper Nr. ${number(1, 300)}`,
      ]);
    default:
      return inventedValue(name, random);
  }
}
