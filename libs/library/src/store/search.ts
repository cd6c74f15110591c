import type { Pool } from 'pg';
import type { Work } from '@veracite/model/work';
import { parsedKeys, questionOf, rawKeys, type Question } from '../index/question';
import type { Key } from '../index/keys';
import { score, type Score } from '../index/score';
import type { LibraryQuery } from '../port';
import { byWords } from './by-words';
import { withNotices } from './notices';
import { IndexHit } from './index-hit';

/** References asked in one statement: their probes share pages of the index, and round trips. */
const BATCH = 50;
/** Candidates ranked for a reference. */
const CANDIDATES = 24;
/** Works read for a key: a title like "Introduction" names thousands. */
const KEY_LIMIT = 60;

interface Ranked {
  id: number;
  score: Score;
}

/** Works that fit each query, best first. */
export async function searchWorks(pool: Pool, queries: readonly LibraryQuery[]): Promise<Work[][]> {
  const answers: Work[][] = [];
  for (let start = 0; start < queries.length; start += BATCH) {
    answers.push(...(await searchBatch(pool, queries.slice(start, start + BATCH).map(questionOf))));
  }
  return answers;
}

/** Cheap keys first; what they leave uncertain is asked by the bare text, and what that leaves empty by single words. */
async function searchBatch(pool: Pool, questions: readonly Question[]): Promise<Work[][]> {
  const ranked: Ranked[][] = questions.map(() => []);
  const unsettled = () => questions.flatMap((_, at) => (ranked[at]?.some((each) => each.score.certain) ? [] : [at]));
  for (const ask of [
    (at: number[]) => byKeys(pool, questions, at, parsedKeys),
    (at: number[]) =>
      byKeys(
        pool,
        questions,
        at.filter((each) => questions[each]?.raw.length),
        rawKeys,
      ),
    (at: number[]) =>
      byWords(
        pool,
        questions,
        at.filter((each) => !ranked[each]?.length),
      ),
  ]) {
    for (const { ask: at, id, filed } of await ask(unsettled())) {
      const question = questions[at];
      const list = ranked[at];
      if (!question || !list || list.some((each) => each.id === id)) continue;
      const fit = score(question, filed);
      if (!fit.hopeless) list.push({ id, score: fit });
    }
  }
  return withNotices(pool, await records(pool, questions, ranked));
}

async function byKeys(
  pool: Pool,
  questions: readonly Question[],
  which: readonly number[],
  keysOf: (question: Question) => Key[],
): Promise<IndexHit[]> {
  const probes = which.flatMap((ask) => unique(keysOf(questions[ask] as Question)).map((key) => ({ ask, ...key })));
  if (probes.length === 0) return [];
  const { rows } = await pool.query<IndexHit>({
    name: 'library-keys',
    text: `with met as (
             select asked.ask, found.work, sum(asked.weight) as weight
             from unnest($1::int[], $2::bigint[], $3::int[]) as asked(ask, key, weight)
             cross join lateral (select k.work from library_keys k where k.key = asked.key order by k.work limit ${KEY_LIMIT}) as found
             group by asked.ask, found.work),
           placed as (select *, row_number() over (partition by ask order by weight desc, work) as place from met)
           select placed.ask, w.id, w.filed from placed join library_works w on w.id = placed.work
           where placed.place <= ${CANDIDATES} order by placed.ask, placed.place`,
    values: [probes.map((row) => row.ask), probes.map((row) => row.hash), probes.map((row) => row.weight)],
  });
  return rows;
}

const unique = (keys: Key[]): Key[] => [...new Map(keys.map((key) => [key.hash, key])).values()];

async function records(pool: Pool, questions: readonly Question[], ranked: Ranked[][]): Promise<Work[][]> {
  const best = ranked.map((list, at) =>
    list.sort((a, b) => b.score.total - a.score.total || a.id - b.id).slice(0, questions[at]?.limit ?? 5),
  );
  const ids = [...new Set(best.flat().map((each) => each.id))];
  if (ids.length === 0) return ranked.map(() => []);
  const { rows } = await pool.query<{ id: number; record: Work }>({
    name: 'library-records',
    text: 'select id, record from library_works where id = any($1::int[])',
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row.record]));
  return best.map((list) => list.flatMap((each) => byId.get(each.id) ?? []));
}
