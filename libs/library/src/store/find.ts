import type { Work, WorkQuery } from '@veracite/model/work';
import { describe } from '../index/describe';
import { likeness } from '../index/likeness';
import { exactKeys, questionOf, wordKeys, type Question } from '../index/question';
import { relaxedQueries } from '../index/relaxed-queries';
import { heaviest, vote, type Votes } from '../index/votes';
import { recordsAt } from './records';
import type { Asks } from './readers';
import { withNotices } from './notices';
import { oneOfEach } from './one-of-each';
import { probe } from './probe';

/** Works read for one query: "Wang, 2019" fits thousands. */
const QUERY_MAX = 150;
/** Works that fit narrow questions, after which wider ones are not asked. */
const ENOUGH = 200;
/** Works of the packed index that are scored. */
const PACKED_MAX = 60;

/** Works that fit a partly wrong description: added ones by any terms, packed ones by pairs of terms. */
export async function findWorks(reader: Asks, query: WorkQuery): Promise<Work[]> {
  const question = questionOf(query);
  const met = [...(await addedLike(reader, question)), ...(await packedLike(reader, question))];
  const best = met
    .map((work) => ({ work, fit: likeness(question, describe(work)) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ work }) => work);
  const [works = []] = await withNotices(reader, [
    oneOfEach(best.slice(0, 2 * question.limit)).slice(0, question.limit),
  ]);
  return works;
}

async function addedLike(reader: Asks, question: Question): Promise<Work[]> {
  const met = new Map<number, Work>();
  for (const terms of relaxedQueries(question)) {
    if (met.size >= ENOUGH) break;
    for (const { id, record } of await byTerms(reader, terms)) met.set(id, record);
  }
  return [...met].sort(([a], [b]) => a - b).map(([, work]) => work);
}

async function packedLike(reader: Asks, question: Question): Promise<Work[]> {
  const keys = new Map([...exactKeys(question), ...wordKeys(question)].map(({ key, weight }) => [key, weight]));
  const filed = await probe(reader, [...keys.keys()]);
  const votes: Votes = new Map();
  for (const [key, places] of filed)
    vote(
      votes,
      places.filter((place) => place >= 0),
      keys.get(key) ?? 0,
    );
  return [...(await recordsAt(reader, heaviest(votes, PACKED_MAX, 0))).values()];
}

async function byTerms(reader: Asks, terms: string): Promise<{ id: number; record: Work }[]> {
  const { rows } = await reader.query<{ id: number; record: Work }>({
    name: 'library-terms',
    text: `select matching.id, matching.record from (
             select id, record from library_works where terms @@ $1::tsquery
             offset 0 -- keeps the planner from walking the primary key in search of the first
           ) as matching order by matching.id limit ${QUERY_MAX}`,
    values: [terms],
  });
  return rows;
}
