import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import type { Status } from '@veracite/model/verdict';
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import type { ReferenceList } from '@veracite/testing/fake-databases/reference-lists';
import { NOW, openAsking } from '../../harness/ask';

/** A reference that is hard to judge: what it lays in the way, and what is right. */
interface HardRow {
  /** The file that contains it. */
  kind: string;
  trap: string;
  /** ISO 639 code of the reference's own language. */
  language: string;
  text: string;
  /** Statuses that are right; more than one where a careful reader would accept either. */
  status: Status[];
  /** DOI or ISBN of the work that must be found; null where none may be. */
  work: string | null;
  why: string;
}

export interface Judged {
  row: HardRow;
  result: Verification;
  met: string | null;
  isRight: boolean;
}

const FOLDER = 'apps/lab/src/verdicts/hard';

interface HardTable {
  works: CslItem[];
  /** What lists of references some of the works have. */
  lists: ReferenceList[];
  rows: HardRow[];
}

/** Every table, one file for each kind of work. All works of all files are loaded together. */
export function hardTable(): HardTable {
  const tables = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      kind: name.slice(0, -'.json'.length),
      ...(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Omit<HardTable, 'lists'> & Partial<HardTable>),
    }));
  return {
    works: tables.flatMap(({ works }) => works),
    lists: tables.flatMap(({ lists = [] }) => lists),
    rows: tables.flatMap(({ kind, rows }) => rows.map((row) => ({ ...row, kind }))),
  };
}

/** The rows through the whole pipeline over databases played on this machine, which hold the works. */
export async function judgeHard({ works, lists, rows }: HardTable): Promise<Judged[]> {
  const asking = await openAsking({ works, lists, holds: () => true, rows: [], strings: [] });
  const results = await asking.all(rows.map(({ text }) => parseOne(text, { now: NOW })));
  await asking.close();
  return rows.flatMap((row, index) => {
    const result = results[index];
    return result ? [{ row, result, ...rightness(row, result) }] : [];
  });
}

function rightness({ status, work }: HardRow, { verdict }: Verification): { met: string | null; isRight: boolean } {
  const { candidate } = verdict.match ?? {};
  const records = candidate ? [candidate.work, ...(candidate.also ?? []).map((other) => other.work)] : [];
  const names = records.flatMap(({ identifiers: { doi, isbn } }) => [doi, isbn].filter((item) => item !== undefined));
  const isMet = work === null ? records.length === 0 : names.includes(work.toLowerCase());
  const met = names[0] ?? records[0]?.key ?? null;
  return { met, isRight: status.includes(verdict.status) && isMet };
}
