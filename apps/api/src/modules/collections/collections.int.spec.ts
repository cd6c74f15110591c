import type { TestingModule } from '@nestjs/testing';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { KeyScope } from '@veracite/contracts/keys';
import { parseOne } from '@veracite/parsing/parse';
import { numberedPaper } from '@veracite/testing/subjects';
import { zipSync } from 'fflate';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { createTestModule } from '../../../testing/test-module';
import type { Problem } from '../../platform/problem/problem';
import { REDIS } from '../../platform/queue/redis';
import { entriesJson } from '../../tasks/read-list';
import { AuthModule } from '../auth/auth.module';
import type { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { CheckLeases } from '../checks/check-leases';
import { CheckLists, reachOf } from '../checks/check-lists.service';
import { CheckRunner } from '../checks/check-runner';
import { Checks } from '../checks/checks.service';
import type { StartedCheck } from '../checks/entities';
import { EntryRepository } from '../checks/entry.repository';
import { unchecked } from '../checks/stored-check';
import { History } from '../citations/history.service';
import { AuditLog } from '../groups/audit-log.service';
import { Groups } from '../groups/groups.service';
import { CHECKER, type Checker } from '../library/checker';
import { Assessments } from './assessments.service';
import { CollectionDeletion } from './collection-deletion.service';
import { CollectionsModule } from './collections.module';
import { Collections } from './collections.service';
import { Decisions } from './decisions.service';
import { CollectionFiles } from './collection-files.service';
import type { PapersQuery } from './dto';
import { PaperReader } from './paper-reader';
import { PaperViews } from './paper-views.service';
import { Papers } from './papers.service';

/** Texts that were looked up. */
let asked: string[] = [];
/** Whether a lost reference is found. */
let isFound = false;
const judge = (reference: Parameters<Checker['check']>[0][number]): VerificationResult => {
  const text = typeof reference === 'string' ? reference : reference.raw;
  asked.push(text);
  const status = text.includes('Invented') ? 'fake' : text.includes('Lost') && !isFound ? 'unknown' : 'valid';
  const { csl, fields } = parseOne(text);
  return { ...unchecked(text, ''), status, confidence: 0.95, parsed: { csl, fields } };
};
const checker: Checker = {
  async *check(references) {
    yield* references.map((reference, position) => ({ type: 'judged' as const, position, result: judge(reference) }));
  },
};

let scratch: ScratchDatabase;
let built: TestingModule;
let [decisions, files] = [] as unknown as [Decisions, CollectionFiles];
let [collections, papers, views, assessments] = [] as unknown as [Collections, Papers, PaperViews, Assessments];
let [leases, runner, credits, history] = [] as unknown as [CheckLeases, CheckRunner, Credits, History];
const get = <T>(token: abstract new (...args: never[]) => T): T => built.get(token, { strict: false });
beforeAll(async () => {
  scratch = await scratchDatabase();
  built = await createTestModule(scratch, [AuthModule, CollectionsModule], {
    override: (builder) => builder.overrideProvider(CHECKER).useValue(checker),
  });
  [collections, papers, views, assessments] = [get(Collections), get(Papers), get(PaperViews), get(Assessments)];
  [decisions, files] = [get(Decisions), get(CollectionFiles)];
  [leases, runner, credits, history] = [get(CheckLeases), get(CheckRunner), get(Credits), get(History)];
});
beforeEach(async () => {
  asked = [];
  isFound = false;
  await scratch.database.query('DELETE FROM collections');
});
afterAll(async () => {
  await built?.close();
  await scratch?.end();
});

/** Does what a worker does until nothing is left. */
async function work(): Promise<void> {
  for (;;) {
    await assessments.assessAll();
    const check = await leases.claimNext();
    if (!check) return;
    await runner.run(check);
  }
}

/** Claims the next check and prepares its paper. */
async function prepareNext(): Promise<StartedCheck | undefined> {
  const check = await leases.claimNext();
  return check ? get(PaperReader).prepare(check, new AbortController().signal) : undefined;
}

const reference = (word: string) =>
  `Kettle, A. B., & Stone, C. (2015). ${word} and the growth of small rivers. Journal of Rivers, 12(3), 100–110.`;
const paper = (title: string, words: string[]) =>
  Buffer.from(
    `# ${title}\n\nRivers grow (Kettle and Stone, 2015).\n\n## References\n\n${words.map(reference).join('\n\n')}\n`,
  );
const send = (user: User, id: string, name: string, buffer: Uint8Array) =>
  entered(user, id, 'editor').then((place) => papers.add(place, { buffer, originalname: name }));
/** Returns what the guard of the routes gives to the services. */
const entered = (user: User, id: string, role: 'reader' | 'editor' = 'editor', paperId?: string) =>
  collections.enter(user, id, role, paperId);
const pageOf = async (user: User, id: string, query: PapersQuery) =>
  views.page((await entered(user, id, 'reader')).collection.id, query);
const paperOf = async (user: User, id: string, paperId: string) =>
  views.get((await entered(user, id, 'reader', paperId)).paper);
const chair = () => scratch.newUser({ plan: 'expert' });
const collectionOf = (user: User) => collections.create(user, { name: 'Rivers 2027' });
const usedBy = async (user: User) => (await credits.balance(user)).used;

test('papers are read, checked and sorted by the number of invented references; nothing enters the history', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'good.md', paper('Good', ['Water', 'Ice']));
  const archive = zipSync({
    'set/bad.md': paper('Bad', ['Invented weirs', 'Invented dams', 'Steam']),
    'set/picture.png': Uint8Array.of(1, 2, 3),
    '__MACOSX/x': Uint8Array.of(1),
    'set/broken.pdf': Buffer.from('%PDF-1.7 and no more'),
    'set/half.md': paper('Half', ['Invented locks', 'Rain']),
  });
  const added = await send(user, id, 'set.zip', archive);
  expect(added.map(({ name, fault, paper: item }) => [name, fault?.slice(0, 12) ?? item?.state])).toEqual([
    ['set/bad.md', 'waiting'],
    ['set/picture.png', 'This kind of'],
    ['set/broken.pdf', 'waiting'],
    ['set/half.md', 'waiting'],
  ]);
  await work();
  const { papers: queue, total } = await pageOf(user, id, {});
  expect(total).toBe(4);
  expect(queue.map(({ name, state }) => [name, state])).toEqual([
    ['set/bad.md', 'ready'],
    ['set/half.md', 'ready'],
    ['good.md', 'ready'],
    ['set/broken.pdf', 'unreadable'],
  ]);
  expect(queue.map(({ assessment }) => assessment?.isAgainst)).toEqual([true, true, false, undefined]);
  expect(queue.map(({ settled, references, undecided }) => [settled, references, undecided])).toEqual([
    [3, 3, 2],
    [2, 2, 1],
    [2, 2, 0],
    [0, 0, 0],
  ]);
  expect(queue[3]?.fault).toMatch(/damaged|PDF/);
  const { papers: open } = await pageOf(user, id, { state: 'undecided' });
  expect(open.map(({ name }) => name)).toEqual(['set/bad.md', 'set/half.md']);
  const single = await paperOf(user, id, queue[0]?.id ?? '');
  expect(single.entries.map(({ position, raw, result }) => [position, raw, result?.status])).toEqual([
    [0, reference('Invented weirs'), 'fake'],
    [1, reference('Invented dams'), 'fake'],
  ]);
  expect(await usedBy(user)).toBe(7);
  expect((await history.page(user.id, 1, 10)).pagination.totalCount).toBe(0);
  const { progress } = await collections.get(user.id, id);
  expect(queue.map(({ title }) => title)).toEqual(['Bad', 'Half', 'Good', undefined]);
  expect(progress).toMatchObject({ references: 7, settled: 7, secondsLeft: 0 });
  expect(progress.papers).toEqual({ waiting: 0, reading: 0, checking: 0, ready: 3, unreadable: 1 });
});

test('the queue has pages, a search and a filter', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const files = Array.from(
    { length: 60 },
    (_, index) => [`p${index}.md`, paper(`Paper ${index}`, [`River ${index}`])] as const,
  );
  await send(user, id, 'all.zip', zipSync(Object.fromEntries(files)));
  const first = await pageOf(user, id, {});
  const second = await pageOf(user, id, { cursor: first.next });
  expect([first.papers.length, second.papers.length, first.total, second.next]).toEqual([50, 10, 60, undefined]);
  expect(new Set([...first.papers, ...second.papers].map((item) => item.id)).size).toBe(60);
  expect((await pageOf(user, id, { q: 'P59.' })).papers.map(({ name }) => name)).toEqual(['p59.md']);
  expect((await pageOf(user, id, { q: '%' })).total).toBe(0);
  expect((await pageOf(user, id, { state: 'ready' })).total).toBe(0);
  await expect(pageOf(user, id, { cursor: 'x' })).rejects.toMatchObject({ status: 400 });
});

test('a file that is sent twice is stored once, and its digest is known', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const file = paper('Same', ['Water']);
  const sent = await Promise.all(['a.md', 'b.md', 'c.md'].map((name) => send(user, id, name, file)));
  expect(sent.flat().filter(({ isDuplicate }) => isDuplicate)).toHaveLength(2);
  expect(new Set(sent.flat().map(({ paper: item }) => item?.id)).size).toBe(1);
  const digest = sha256(file);
  expect(await papers.known(id, [digest, sha256(Buffer.from('other'))])).toEqual([digest]);
});

test('people who are no members see no collection', async () => {
  const [user, stranger] = [await chair(), await chair()];
  const id = await collectionOf(user);
  for (const attempt of [
    () => collections.get(stranger.id, id),
    () => pageOf(stranger, id, {}),
    () => send(stranger, id, 'a.md', paper('A', ['Water'])),
    () => entered(stranger, id),
    async () => collections.change(await entered(stranger, id), { name: 'Mine' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
});

test('six papers of an owner are started at a time, and other checks of the owner come first', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const files = Array.from(
    { length: 9 },
    (_, index) => [`p${index}.md`, paper(`Paper ${index}`, [`River ${index}`, 'Sea'])] as const,
  );
  await send(user, id, 'all.zip', zipSync(Object.fromEntries(files)));
  const running = [];
  for (let claims = 0; claims < 7; claims += 1) running.push(await leases.claimNext());
  expect(running.map((check) => check?.tool)).toEqual([...Array.from({ length: 6 }, () => 'desk'), undefined]);
  const counted = `SELECT state, count(*)::integer AS checks FROM checks WHERE tool = 'desk' GROUP BY state ORDER BY state`;
  expect(await scratch.database.query(counted)).toEqual([
    { state: 'queued', checks: 3 },
    { state: 'running', checks: 6 },
  ]);
  const list = { tool: 'citations' as const, entries: entriesJson([{ text: 'A' }, { text: 'B' }]), options: {} };
  const ownList = await get(CheckLists).create(user, list);
  await get(Checks).run(user, ownList.id);
  const next = await leases.claimNext();
  expect(next?.id).toBe(ownList.id);
  for (const check of [...running, next]) if (check) await runner.run(check);
  await work();
  expect((await collections.get(user.id, id)).progress.papers.ready).toBe(9);
});

test('the same reference in several papers is looked up once and charged in each', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Water', 'Lost springs']));
  await work();
  await send(user, id, 'b.md', paper('B', ['Ice', 'Water', 'Lost springs']));
  await work();
  expect(asked.filter((text) => text === reference('Water'))).toHaveLength(1);
  // A reference without a verdict is looked up again.
  expect(asked.filter((text) => text === reference('Lost springs'))).toHaveLength(2);
  expect(await usedBy(user)).toBe(3);
  const { papers: queue } = await pageOf(user, id, {});
  expect(queue.map(({ settled }) => settled)).toEqual([2, 3]);
  const other = await collectionOf(user);
  await send(user, other, 'a.md', paper('A', ['Water']));
  await work();
  expect(asked.filter((text) => text === reference('Water'))).toHaveLength(2);
});

test('papers wait for credits, state why, and are checked once there are enough', async () => {
  const user = await scratch.newUser();
  const id = await collectionOf(user);
  const { granted } = await credits.balance(user);
  const words = Array.from({ length: granted - 1 }, (_, index) => `River ${index}`);
  await send(user, id, 'a.md', paper('A', words));
  await send(user, id, 'b.md', paper('B', ['Water', 'Ice']));
  await work();
  const waiting = (await pageOf(user, id, { state: 'checking' })).papers;
  expect(waiting.map(({ name, fault }) => [name, fault])).toEqual([
    ['b.md', 'This paper waits for credits: checking it needs 2.'],
  ]);
  await scratch.database.query(
    `UPDATE checks SET finished_at = finished_at - interval '5 s' WHERE finished_at IS NOT NULL`,
  );
  expect((await collections.get(user.id, id)).progress.secondsLeft).toBeUndefined();
  expect(await credits.balance(user)).toMatchObject({ used: granted - 1, reserved: 0 });
  await credits.add(user, 10, 'test');
  await papers.retry(await entered(user, id, 'editor', waiting[0]?.id));
  await work();
  expect((await pageOf(user, id, { state: 'ready' })).papers.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(await usedBy(user)).toBe(granted + 1);
});

test('two members who decide at once do not overwrite each other', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Invented weirs', 'Invented dams']));
  await work();
  const [item] = (await pageOf(user, id, {})).papers;
  const paperId = item?.id ?? '';
  const decide = async (kind: 'confirmed' | 'dismissed' | null, version: number, everywhere = false) =>
    decisions.decide(await entered(user, id, 'editor', paperId), 0, {
      kind,
      reason: 'Seen on a shelf',
      version,
      everywhere,
    });
  const both = await Promise.allSettled([decide('confirmed', 0), decide('dismissed', 0)]);
  const refused = both.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({
    status: 409,
    extra: { current: { position: 0, version: 1, user: 'Ada' } },
  });
  await decide(null, 1);
  await decide('dismissed', 0);
  // The version of before the withdrawal is not accepted.
  await expect(decide('confirmed', 1)).rejects.toMatchObject({ status: 409 });
  await decide('dismissed', 3);
  const now = await paperOf(user, id, paperId);
  expect(now.decisions).toMatchObject([{ position: 0, kind: 'dismissed', reason: 'Seen on a shelf', version: 4 }]);
  expect(now.entries.map(({ position }) => position)).toEqual([0, 1]);
  expect(now.assessment?.flags.map(({ position }) => position)).toEqual([1]);
  expect(now.undecided).toBe(1);
  await expect(
    decisions.decide(await entered(user, id, 'editor', paperId), 7, { kind: 'asked', reason: '', version: 0 }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a decision for all papers and a new policy change the assessment of each', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Invented weirs']));
  await send(user, id, 'b.md', paper('B', ['Invented weirs', 'Invented dams']));
  await work();
  const queue = async () => (await pageOf(user, id, {})).papers;
  const paperId = (await queue()).find(({ name }) => name === 'a.md')?.id ?? '';
  await decisions.decide(await entered(user, id, 'editor', paperId), 0, {
    kind: 'dismissed',
    reason: 'Real',
    everywhere: true,
    version: 0,
  });
  await work();
  const flags = async () =>
    (await queue()).map(({ name, assessment }) => [name, assessment?.policyVersion, assessment?.flags.length]);
  expect(await flags()).toEqual([
    ['b.md', 1, 1],
    ['a.md', 1, 0],
  ]);
  await collections.change(await entered(user, id), { policy: 'lenient', policyVersion: 1 });
  await expect(
    collections.change(await entered(user, id), { policy: 'journal', policyVersion: 1 }),
  ).rejects.toMatchObject({
    status: 409,
  });
  await expect(collections.change(await entered(user, id), { policy: 'a: [', policyVersion: 2 })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
  await work();
  expect((await flags()).map(([, version]) => version)).toEqual([2, 2]);
  // A decision of one paper takes precedence there.
  const other = (await queue()).find(({ name }) => name === 'b.md')?.id ?? '';
  await decisions.decide(await entered(user, id, 'editor', other), 0, { kind: 'confirmed', reason: '', version: 1 });
  const kinds = async (paper: string) => (await paperOf(user, id, paper)).decisions.map(({ kind }) => kind);
  expect([await kinds(paperId), await kinds(other)]).toEqual([['dismissed'], ['confirmed']]);
});

test('a paper whose worker died is read again, its check goes on, and nothing is charged twice', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Water', 'Ice', 'Steam']));
  const dead = await leases.claimNext();
  await scratch.database.query(`UPDATE papers SET state = 'reading', attempts = 1`);
  await scratch.database.query(`UPDATE checks SET lease_until = now() - interval '1 second' WHERE state = 'running'`);
  // The next worker dies in its check, after one result.
  const next = await leases.claimNext();
  const prepared = next && (await get(PaperReader).prepare(next, new AbortController().signal));
  if (prepared) await get(EntryRepository).settle(prepared, 0, judge(reference('Water')));
  expect(await get(EntryRepository).settle(dead!, 1, judge(reference('Ice')))).toBe(false);
  asked = asked.slice(0, 1);
  await scratch.database.query(`UPDATE checks SET lease_until = now() - interval '1 second' WHERE state = 'running'`);
  await work();
  const [item] = (await pageOf(user, id, {})).papers;
  expect(item).toMatchObject({ state: 'ready', settled: 3, references: 3 });
  expect(await credits.balance(user)).toMatchObject({ used: 3, reserved: 0 });
  expect(asked).toHaveLength(3);
  const checks = await scratch.database.query(`SELECT FROM checks WHERE user_id = $1`, [user.id]);
  expect(checks).toHaveLength(1);
});

test('a paper that ends its worker each time is given up after three attempts', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Water']));
  await scratch.database.query(`UPDATE papers SET state = 'reading', attempts = 3`);
  await work();
  const [item] = (await pageOf(user, id, {})).papers;
  expect(item).toMatchObject({ state: 'unreadable', fault: expect.stringContaining('three attempts') });
  await papers.retry(await entered(user, id, 'editor', item?.id));
  await work();
  expect((await pageOf(user, id, { state: 'ready' })).total).toBe(1);
});

test('a ready paper is checked again where it has no verdict, and only the new results are charged', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const [added] = await send(user, id, 'a.md', paper('A', ['Lost springs', 'Water']));
  await work();
  const retry = async () => papers.retry(await entered(user, id, 'editor', added?.paper?.id));
  isFound = true;
  await retry();
  await work();
  const [item] = (await pageOf(user, id, {})).papers;
  expect(item).toMatchObject({ state: 'ready', settled: 2, references: 2 });
  expect(asked).toEqual([reference('Lost springs'), reference('Water'), reference('Lost springs')]);
  expect(await credits.balance(user)).toMatchObject({ used: 2, reserved: 0 });
  await expect(retry()).rejects.toMatchObject({ status: 409 });
});

test('an export has the order of the queue, and takes as many queries for many papers as for one', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const queries = async () => {
    const spy = jest.spyOn(scratch.database.driver, 'createQueryRunner');
    const all = await views.all(id);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return [all.length, count];
  };
  await send(user, id, 'a.md', paper('A', ['Invented weirs', 'Water']));
  await work();
  const [, few] = await queries();
  await send(user, id, 'b.md', paper('B', ['Invented weirs', 'Ice']));
  await send(user, id, 'c.md', paper('C', ['Invented dams', 'Invented locks', 'Ice']));
  await work();
  expect(await queries()).toEqual([3, few]);
  const all = await views.all(id);
  expect(all.map(({ name }) => name)).toEqual(['c.md', 'a.md', 'b.md']);
  const unique = all.map(({ signals }) => signals.find(({ kind }) => kind === 'unique-references'));
  expect(unique.map((signal) => signal?.positions)).toEqual([[0, 1], [1], undefined]);
});

test('a group is not deleted while its papers are being checked', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Water', 'Ice']));
  const { groupId } = (await entered(user, id)).collection;
  const check = await prepareNext();
  await expect(get(Groups).remove(user.id, groupId)).rejects.toMatchObject({ status: 409 });
  if (check) await runner.run(check);
  await work();
  await get(Groups).remove(user.id, groupId);
  expect(await credits.balance(user)).toMatchObject({ used: 2, reserved: 0 });
});

describe('who reads a check', () => {
  const found = (check: Promise<unknown>) =>
    check.then(
      () => 200,
      (problem: Problem) => problem.getStatus(),
    );

  test.each<[string, KeyScope[] | undefined, own: number, ofPaper: number]>([
    ['a session', undefined, 200, 200],
    ['a key of the scope desk', ['desk'], 404, 200],
    ['a key of the scope verify', ['verify'], 200, 404],
    ['a key of the scope bibliography', ['bibliography', 'read'], 200, 404],
    ['a key of both', ['desk', 'verify'], 200, 200],
  ])('%s', async (_name, scopes, ownList, ofPaper) => {
    const [user, stranger] = [await chair(), await chair()];
    const id = await collectionOf(user);
    await send(user, id, 'a.md', paper('A', ['Water']));
    await work();
    const checkId = (await pageOf(user, id, {})).papers[0]?.checkId ?? '';
    const lists = get(CheckLists);
    const list = { tool: 'citations' as const, entries: entriesJson([{ text: 'Deep learning' }]), options: {} };
    const mine = await lists.create(user, list);
    expect(await found(lists.get(user, mine.id, reachOf(scopes)))).toBe(ownList);
    expect(await found(lists.get(user, checkId, reachOf(scopes)))).toBe(ofPaper);
    expect(await found(lists.get(stranger, checkId, reachOf(scopes)))).toBe(404);
  });
});

test('shifted numbers are a signal with both entries, and the paper is read again for its sentences', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'shifted.txt', Buffer.from(numberedPaper(1)));
  await work();
  const [all] = await views.all(id);
  const signal = all?.signals.find(({ kind }) => kind === 'numbers-shifted');
  expect(signal?.message).toContain('one entry further down');
  for (const { sentence, cited, fits } of signal?.examples ?? []) {
    expect([fits.position, sentence]).toEqual([cited.position + 1, expect.stringContaining('Earlier')]);
    expect([cited.text, fits.text]).toEqual(Array(2).fill(expect.stringContaining('Smith')));
  }
  expect(signal?.examples?.length).toBeGreaterThan(2);
  const stream = (await files.document(await entered(user, id, 'reader', all?.id))).getStream();
  const answer = JSON.parse(await text(stream)) as DocumentAnswer;
  expect([answer.references.length, answer.citations.length]).toEqual([all?.references, signal?.of]);
});

/** Returns the tables that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables: { name: string }[] = await scratch.database.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
  );
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows: unknown[] = await scratch.database.query(
      `SELECT FROM "${name}" AS one WHERE one::text LIKE $1 OR one::text LIKE $2 LIMIT 1`,
      [`%${text}%`, `%${hex}%`],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

test('deletion leaves nothing of a paper in any table, in Redis, or in the log', async () => {
  const marker = 'Quetzalfjordwombat';
  const logged: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, `${marker}.md`, paper(marker, [`Invented ${marker}`, 'Water']));
  await send(user, id, 'other.md', paper('Other', ['Invented weirs', `Invented ${marker}`]));
  await work();
  const queue = (await pageOf(user, id, {})).papers;
  for (const { id: paperId } of queue) {
    await decisions.decide(await entered(user, id, 'editor', paperId), 0, {
      kind: 'asked',
      reason: marker,
      version: 0,
    });
    await files.letter(await entered(user, id, 'reader', paperId), 'text');
  }
  expect(await tablesWith(marker)).toEqual(expect.arrayContaining(['check_entries', 'decisions', 'papers']));
  for (const { id: paperId } of queue) await papers.remove(await entered(user, id, 'editor', paperId));
  expect(await tablesWith(marker)).toEqual([]);
  const again = await collectionOf(user);
  await send(user, again, 'a.md', paper('A', [`Invented ${marker}`]));
  await prepareNext();
  await papers.remove(await entered(user, again));
  expect(await tablesWith(marker)).toEqual([]);
  expect((await credits.balance(user)).reserved).toBe(0);
  const redis = built.get<Redis | undefined>(REDIS, { strict: false });
  const keys = (await redis?.keys('*')) ?? [];
  for (const key of keys) {
    const dumped = (await redis?.dumpBuffer(key))?.toString('latin1') ?? '';
    expect(`${key} ${dumped}`).not.toContain(marker);
  }
  spy.mockRestore();
  expect(logged.join('')).not.toContain(marker);
});

test('a collection is deleted at the end of its retention', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  await send(user, id, 'a.md', paper('A', ['Water', 'Ice']));
  expect((await prepareNext())?.reservationId).toEqual(expect.any(String));
  await scratch.database.query(`UPDATE collections SET expires_at = now() WHERE id = $1`, [id]);
  await expect(collections.get(user.id, id)).rejects.toMatchObject({ status: 404 });
  await expect(send(user, id, 'b.md', paper('B', ['Water']))).rejects.toMatchObject({ status: 404 });
  await get(CollectionDeletion).deleteExpired();
  for (const rows of ['collections', 'papers', 'paper_references', `checks WHERE tool = 'desk'`])
    expect(await scratch.database.query(`SELECT FROM ${rows}`)).toHaveLength(0);
  expect(await credits.balance(user)).toMatchObject({ used: 0, reserved: 0 });
});

test('what members did is in the log of the group, without a text of a paper', async () => {
  const user = await chair();
  const id = await collectionOf(user);
  const [added] = await send(user, id, 'a.md', paper('Secret title', ['Invented weirs']));
  await work();
  const paperId = added?.paper?.id ?? '';
  await decisions.decide(await entered(user, id, 'editor', paperId), 0, { kind: 'asked', reason: '', version: 0 });
  await files.letter(await entered(user, id, 'reader', paperId), 'eml');
  await files.file(await entered(user, id, 'reader', paperId));
  await papers.remove(await entered(user, id, 'editor', paperId));
  const { groupId } = (await entered(user, id)).collection;
  const events = await get(AuditLog).events(groupId);
  expect(events.map(({ action }) => action).reverse()).toEqual([
    'group.created',
    'collection.created',
    'paper.added',
    'decision.made',
    'letter.written',
    'paper.downloaded',
    'paper.deleted',
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Secret|weirs|a\.md/);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
