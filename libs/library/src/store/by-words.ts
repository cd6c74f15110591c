import type { Pool } from 'pg';
import type { Question } from '../index/question';
import { rarest } from '../index/rarity';
import type { IndexHit } from './index-hit';

const WORDS = 5;
const FOUND_MAX = 100;

/** Any two of the rarest words, anywhere in a title: for keywords, and for titles whose keys all failed. */
export async function byWords(
  pool: Pool,
  questions: readonly Question[],
  which: readonly number[],
): Promise<IndexHit[]> {
  const asked = which.flatMap((ask) => {
    const question = questions[ask];
    const expression = question ? anyTwo(wordsOf(question)) : undefined;
    return expression ? [{ ask, expression }] : [];
  });
  if (asked.length === 0) return [];
  const { rows } = await pool.query<IndexHit>({
    name: 'library-words',
    text: `select asked.ask, found.id, found.filed
           from unnest($1::int[], $2::text[]) as asked(ask, expression)
           cross join lateral (
             select matching.id, matching.filed from (
               select w.id, w.filed from library_works w
               where to_tsvector('simple', w.words) @@ asked.expression::tsquery
               offset 0 -- keeps the planner from walking the primary key in search of the first hundred
             ) as matching order by matching.id limit ${FOUND_MAX}) as found
           order by asked.ask, found.id`,
    values: [asked.map((row) => row.ask), asked.map((row) => row.expression)],
  });
  return rows;
}

function wordsOf(question: Question): string[] {
  const words = question.titles[0] ?? (question.keywords.length > 0 ? question.keywords : question.raw);
  return rarest(
    words.filter((word) => word.length > 2),
    WORDS,
  );
}

function anyTwo(words: readonly string[]): string | undefined {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '')}'`);
  if (quoted.length < 2) return quoted[0];
  return quoted.flatMap((first, i) => quoted.slice(i + 1).map((second) => `(${first} & ${second})`)).join(' | ');
}
