import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { Shares } from '../share/shares.service';
import { unchecked } from '../checks/stored-check';
import { History } from './history.service';

let scratch: ScratchDatabase;
let history: History;
let user: User;
let ids: string[];
beforeAll(async () => {
  scratch = await scratchDatabase();
  history = new History(scratch.database);
});
afterAll(() => scratch.end());

const correctedCitation = { apa: 'A.', mla: 'B.', chicago: '' };

beforeEach(async () => {
  user = await scratch.newUser();
  const results: VerificationResult[] = ['a', 'b', 'c'].map((text) => ({ ...unchecked(text, 'r'), correctedCitation }));
  const origin = { userId: user.id, origin: 'single' as const };
  const written = await history.record(
    results.map((result, n) => (n === 2 ? { ...result, correctedCitation: undefined } : result)),
    origin,
    scratch.database.manager,
  );
  ids = written.map(({ id }) => id ?? '');
});

const kept = (owner = user) => Promise.all(ids.map(async (id) => (await history.get(owner.id, id)).result.accepted));
const choice = (place: number, style: Style | null) => ({ id: ids[place] ?? '', style });

test('an accepted correction is part of the record until it is withdrawn', async () => {
  await history.saveCorrections(user.id, [choice(0, 'apa'), choice(1, 'mla')]);
  expect(await kept()).toEqual(['apa', 'mla', undefined]);
  await history.saveCorrections(user.id, [choice(0, null), choice(1, 'apa'), choice(2, null)]);
  expect(await kept()).toEqual([undefined, 'apa', undefined]);
  const chunks = history.chunks(user.id, {});
  const { value } = await chunks.next();
  expect(value?.map(({ result }: { result: VerificationResult }) => result.accepted ?? null)).toEqual([
    null,
    'apa',
    null,
  ]);
});

test('the later of two choices for one record counts', async () => {
  const upper = { id: (ids[0] ?? '').toUpperCase(), style: 'apa' as const };
  await history.saveCorrections(user.id, [upper, choice(0, 'mla')]);
  expect(await kept()).toEqual(['mla', undefined, undefined]);
});

test.each<[string, () => { id: string; style: Style }]>([
  ['a record without a correction', () => ({ id: ids[2] ?? '', style: 'apa' })],
  ['a style the record was not written in', () => ({ id: ids[1] ?? '', style: 'chicago' })],
  ['a record that does not exist', () => ({ id: '00000000-0000-4000-8000-000000000000', style: 'apa' })],
])('with %s among the choices, none is saved', async (_name, wrong) => {
  await expect(history.saveCorrections(user.id, [choice(0, 'apa'), wrong()])).rejects.toMatchObject({ status: 404 });
  expect(await kept()).toEqual([undefined, undefined, undefined]);
});

test('users accept corrections of their own records only', async () => {
  const other = await scratch.newUser();
  await expect(history.saveCorrections(other.id, [choice(0, 'apa')])).rejects.toMatchObject({ status: 404 });
  expect(await kept()).toEqual([undefined, undefined, undefined]);
});

test('a link shows what was accepted', async () => {
  await history.saveCorrections(user.id, [choice(0, 'mla')]);
  const shares = new Shares(scratch.database);
  const { token } = await shares.create(user, { citationId: ids[0], days: 7 });
  expect((await shares.read(token)).results[0]).toMatchObject({ originalText: 'a', accepted: 'mla' });
});
