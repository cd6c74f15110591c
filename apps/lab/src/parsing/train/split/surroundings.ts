import surroundings from '../../../../data/parsing/list-surroundings.json';
import { pick } from '@veracite/testing/seeded';

type Surrounding = 'running' | 'notes' | 'biographies' | 'prose' | 'annotations';

/** Values for the slots of sentences: names and titles of the works of the list. */
export interface Facts {
  names: readonly string[];
  containers: readonly string[];
  titles: readonly string[];
}

const MONTHS = ['January', 'March', 'April', 'June', 'August', 'October', 'Nov', 'Feb'];

/** Returns a random line or sentence that is not a reference. */
export function surrounding(kind: Surrounding, facts: Facts, random: () => number): string {
  return filled(pick(surroundings[kind], random), facts, random);
}

/** Replaces `{name}`, `{year}` … by facts of the list or invented ones. */
export function filled(template: string, { names, containers, titles }: Facts, random: () => number): string {
  const whole = (from: number, to: number): string => String(from + Math.floor(random() * (to - from)));
  const name = (): string => pick(names, random) || 'Winter';
  const title = pick(titles, random) || 'On the nature of lists';
  const values: Record<string, () => string> = {
    NAME: name,
    NAME2: name,
    name: () => name().toLowerCase(),
    given: () => pick(['Anna', 'John', 'Mei', 'Carlos', 'Ewa', 'Tomás', 'Priya', 'Lars'], random),
    I: () => pick([...'ABCDEJKLMST'], random),
    N: () => pick([...'BCDFGHKLMPRSW'], random),
    container: () => pick(containers, random) || 'Journal of Tests',
    short: () => title.split(' ').slice(0, 7).join(' '),
    SHORT: () => title.split(' ').slice(0, 6).join(' ').toUpperCase(),
    year: () => whole(1985, 2026),
    month: () => pick(MONTHS, random),
    d: () => whole(1, 29),
    n: () => whole(1, 90),
    m: () => whole(100, 900),
    m2: () => whole(900, 1800),
    he: () => pick(['he', 'she'], random),
    host: () => pick(surroundings.hosts, random),
    body: () => pick(surroundings.bodies, random),
    place: () => pick(surroundings.places, random),
    publisher: () => pick(['Springer', 'The Society', 'Northfield Press', 'Academic Publishing Ltd'], random),
    field: () => pick(surroundings.fields, random),
    topic: () => pick(surroundings.topics, random),
    topic2: () => pick(surroundings.topics, random),
  };
  return template.replace(/\{(\w+)\}/g, (slot, key: string) => values[key]?.() ?? slot);
}

export const HEADS: readonly string[] = surroundings.heads;
export const SUBHEADS: readonly string[] = surroundings.subheads;
export const BUTTONS: readonly string[] = surroundings.buttons;
