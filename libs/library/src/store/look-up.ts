import type { Pool } from 'pg';
import { normaliseDoi, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { identifierRows, withArxiv } from './entry';
import { withNotices } from './notices';

interface Hit {
  ask: number;
  kind: string;
  record: Work;
}

/** Works that carry any of the asked identifiers, in the order of the asked; books before the chapters that share an ISBN. */
export async function lookUpWorks(pool: Pool, asked: readonly Identifiers[]): Promise<Work[][]> {
  const wanted = asked.flatMap((identifiers, ask) =>
    identifierRows(normal(identifiers)).map((row) => ({ ...row, ask })),
  );
  const answers: Work[][] = asked.map(() => []);
  if (wanted.length === 0) return answers;
  const { rows } = await pool.query<Hit>({
    name: 'library-look-up',
    text: `select asked.ask, asked.kind, found.record
           from unnest($1::int[], $2::text[], $3::text[]) with ordinality as asked(ask, kind, value, place)
           cross join lateral (
             select w.id, w.record from library_identifiers i join library_works w on w.id = i.work
             where i.value = asked.value and i.kind = asked.kind order by w.id limit 20) as found
           order by asked.place, found.id`,
    values: [wanted.map((row) => row.ask), wanted.map((row) => row.kind), wanted.map((row) => row.value)],
  });
  for (const { ask, record } of rows) {
    const answer = answers[ask];
    if (answer && !answer.some((work) => work.key === record.key)) answer.push(record);
  }
  for (const answer of answers) answer.sort((a, b) => partness(a) - partness(b));
  return withNotices(pool, answers);
}

const partness = (work: Work): number => (['chapter', 'entry', 'entry-encyclopedia'].includes(work.csl.type) ? 1 : 0);

function normal(identifiers: Identifiers): Identifiers {
  const doi = identifiers.doi ? normaliseDoi(identifiers.doi) : undefined;
  return withArxiv({ ...identifiers, ...(doi ? { doi } : {}) });
}
