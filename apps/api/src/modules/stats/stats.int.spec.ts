import type { VerificationResult } from '@veracite/contracts/citations';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { unchecked } from '../checks/stored-check';
import { History } from '../citations/history.service';
import { StatsController } from './stats.controller';
import { StatsRepository } from './stats.repository';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch.end());

const consulted = (source: string, outcome: 'answered' | 'failed'): VerificationResult['consulted'][number] => ({
  source,
  question: 'search',
  outcome,
  ms: 1,
});

test('counts by day, including empty days, and by database, each citation once', async () => {
  const stats = new StatsController(new StatsRepository(scratch.database));
  const history = new History(scratch.database);
  const [user, other] = [await scratch.newUser(), await scratch.newUser()];
  const result = (over: Partial<VerificationResult>) => ({ ...unchecked('a', 'because'), ...over });
  const crossrefTwice = [consulted('Crossref', 'answered'), consulted('Crossref', 'answered')];
  const record = (userId: string, results: VerificationResult[]) =>
    history.record(results, { userId, origin: 'single' }, scratch.database.manager);
  const written = await record(user.id, [
    result({ status: 'valid', consulted: [...crossrefTwice, consulted('DOAJ', 'failed')] }),
    result({ status: 'fake', consulted: crossrefTwice }),
    result({ status: 'unknown', consulted: [consulted('arXiv', 'answered')] }),
    result({ status: 'valid', consulted: crossrefTwice }),
  ]);
  await record(other.id, [result({ status: 'valid' })]);
  const moveTo = (index: number, days: number) =>
    scratch.database.query(`UPDATE citations SET created_at = now() - make_interval(days => $2) WHERE id = $1`, [
      written[index]?.id,
      days,
    ]);
  await moveTo(2, 1);
  await moveTo(3, 3);

  const { days, sources } = await stats.history(user, { days: 3 });
  expect(days.map(({ day: _day, ...counts }) => counts)).toEqual([
    { valid: 0, incomplete: 0, invalid: 0, unknown: 0 },
    { valid: 0, incomplete: 0, invalid: 0, unknown: 1 },
    { valid: 1, incomplete: 0, invalid: 1, unknown: 0 },
  ]);
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(sources).toEqual([
    { source: 'Crossref', valid: 1, incomplete: 0, invalid: 1, unknown: 0 },
    { source: 'arXiv', valid: 0, incomplete: 0, invalid: 0, unknown: 1 },
  ]);
});
