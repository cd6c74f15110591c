import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { collectionFolder } from '@veracite/testing/collection';
import { FETCHED, fileIn, SAMPLE } from './places';

/** Exit code of sysexits for input that is not there. */
const NO_INPUT = 66;

/** The sets that a measurement or a training reads; every file asked for is there. */
export class MeasuringData {
  constructor(
    private readonly place: string,
    /** Rows of our own making stand in for the sets: what runs on them is tried, not measured. */
    readonly isSample: boolean,
  ) {}

  has(needed: readonly string[]): boolean {
    return needed.every((name) => fileIn(this.place, name) !== undefined);
  }

  /** The path of a file that is named as in apps/lab/data.md: `works/linguistics.jsonl.gz`. */
  file(name: string): string {
    const file = fileIn(this.place, name);
    if (!file) throw new Error(`${name} was not asked for before it was read`);
    return file;
  }

  text(name: string): string {
    return textOfFile(this.file(name));
  }

  /** Rows of JSON lines. */
  rows<T>(name: string): T[] {
    return rowsOfText<T>(this.text(name));
  }

  /** Cells of each row of a file of tab-separated values, without its heading. */
  cells(name: string): string[][] {
    const [, ...lines] = this.text(name).split('\n');
    return lines.filter((line) => line !== '').map((line) => line.split('\t'));
  }

  /** Rows of the same by the names in its heading. */
  table(name: string): Record<string, string>[] {
    const keys = this.text(name).split('\n', 1)[0]?.split('\t') ?? [];
    return this.cells(name).map((row) => Object.fromEntries(row.map((cell, i) => [keys[i] ?? '', cell])));
  }

  /** Where a training writes: the committed place, or below `.data/trained` what a sample taught. */
  output(committed: string): string {
    return this.isSample ? path.join('.data/trained', committed) : committed;
  }
}

export function textOfFile(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows of JSON lines of a file by its path. */
export function rowsOfFile<T>(file: string): T[] {
  return rowsOfText<T>(textOfFile(file));
}

function rowsOfText<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The located data; measurements run only with `data`. */
export interface Found {
  data?: MeasuringData;
  /** Notice for the user: the sample is used, or data is missing. */
  note?: string;
}

/**
 * Looks for files: in the folder that VERACITE_SHARED names, which must then have them all; else where they were fetched to, then in
 * `../shared`; else the sample is used.
 * @param needed as named in apps/lab/data.md
 */
export function findData(
  needed: readonly string[],
  { env = process.env, args = process.argv, fetched = FETCHED, collection = collectionFolder(env) } = {},
): Found {
  const missingIn = (place: string): string[] => needed.filter((name) => !fileIn(place, name));
  if (args.includes('--sample')) return ofSample(needed, 'as asked for by --sample');
  if (env['VERACITE_SHARED'] && collection) {
    const missing = missingIn(collection);
    if (missing.length === 0) return { data: new MeasuringData(collection, false) };
    return { note: `Stopped, nothing was written: the folder that VERACITE_SHARED names lacks ${listed(missing)}.` };
  }
  const places = [fetched, ...(collection ? [collection] : [])];
  const whole = places.find((place) => missingIn(place).length === 0);
  if (whole) return { data: new MeasuringData(whole, false) };
  return ofSample(
    needed,
    `as ${listed(missingIn(places.at(-1) as string))} ${needed.length > 1 ? 'are' : 'is'} not on this machine (apps/lab/data.md)`,
  );
}

function ofSample(needed: readonly string[], why: string): Found {
  const missing = needed.filter((name) => !fileIn(SAMPLE, name));
  if (missing.length > 0) return { note: `Stopped, nothing was written: the sample lacks ${listed(missing)}.` };
  return {
    data: new MeasuringData(SAMPLE, true),
    note: `Small sample of our own making, ${why}: it runs, its figures say nothing.`,
  };
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

let chosen: MeasuringData | undefined;

/**
 * Returns the sets for a measurement or a training; call it first. Reports when the sample is used; ends the
 * process when the named folder lacks a file, or a sample would not do.
 */
export function measuringData(needed: readonly string[]): MeasuringData {
  // One process reads from one place, whatever is asked for later.
  if (chosen?.has(needed)) return chosen;
  const { data, note } = findData(needed);
  if (!data) {
    console.error(note);
    process.exit(NO_INPUT);
  }
  if (note) console.log(note);
  return (chosen = data);
}

/** Rows of JSON lines of one file, from the place that was chosen for the whole. */
export function measuringRows<T>(name: string): T[] {
  return measuringData([name]).rows<T>(name);
}

/** The sets for a test, which is left out when they are not there; undefined then. */
export function dataForTest(needed: readonly string[]): MeasuringData | undefined {
  const { data } = findData(needed, { args: [] });
  return data?.isSample ? undefined : data;
}
