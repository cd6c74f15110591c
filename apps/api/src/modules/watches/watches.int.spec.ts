import type { WatchNews } from '@veracite/contracts/watches';
import type { Notice } from '@veracite/model/work';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import type { Message } from '../../platform/mail/mailer';
import { SignedAddresses } from '../../platform/security/signed-address';
import { scratchDatabase, type ScratchDatabase } from '../../testing/scratch-database';
import type { User } from '../auth/user.entity';
import type { Threads } from '../../platform/threads/threads';
import { ListFile } from './list-file';
import { WatchMails } from './watch-mails';
import { WatchRounds } from './watch-rounds';
import { WatchStore } from './watch-store';
import type { WatchedList } from './watched';

let scratch: ScratchDatabase;
let store: WatchStore;
beforeAll(async () => {
  scratch = await scratchDatabase();
  store = new WatchStore(scratch.database);
});
beforeEach(() => scratch.database.query('DELETE FROM watches'));
afterAll(() => scratch.end());

const listOf = (...dois: string[]): WatchedList => ({
  works: dois.map((doi) => ({ key: `doi:${doi}`, label: `Work ${doi}`, identifiers: { doi } })),
  unwatched: [],
});

/** What a database tells by now; the test changes it. */
function world() {
  const notices: Record<string, Notice[]> = {};
  const crossref: { notices: typeof notices; problem?: 'timeout' } = { notices };
  const sources = fakeSources({ crossref });
  const tell = (doi: string, standing: Notice['standing'], notice?: string) =>
    (notices[doi] ??= []).push({ standing, source: 'crossref', ...(notice !== undefined && { doi: notice }) });
  const files = new ListFile({ UPSTREAM_ORIGIN: undefined }, {} as Threads);
  const rounds = new WatchRounds(scratch.database, fakeLibrary(), sources, files);
  return { crossref, sources, tell, rounds };
}

function mailer() {
  const sent: Message[] = [];
  const post = { fails: false };
  const deliver = (message: Message) => {
    if (post.fails) return Promise.reject(new Error('the mail server is away'));
    sent.push(message);
    return Promise.resolve();
  };
  const signed = new SignedAddresses(scratch.config);
  const mails = new WatchMails(scratch.database, { enabled: true, deliver } as never, signed, scratch.config);
  return { sent, post, mails, signed };
}

const START = new Date('2026-01-01T06:00:00Z');
const day = (count: number) => new Date(START.getTime() + count * 86_400_000);

async function watching(user: User, list: WatchedList, more: { mail?: boolean } = {}): Promise<string> {
  const watch = { userId: user.id, name: 'Thesis', address: null, every: 'week' as const, mail: true, ...more };
  return store.create(watch, list, START);
}

const kinds = (news: WatchNews[]) => news.map(({ kind, doi }) => `${kind} ${doi ?? ''}`.trim()).reverse();

test('a year of notices, one list asked every week: each is told once, and mailed once', async () => {
  const { crossref, tell, rounds } = world();
  const { sent, post, mails } = mailer();
  const id = await watching(await scratch.newUser(), listOf('10.1/a', '10.1/b', '10.1/c'));
  tell('10.1/c', 'retracted', '10.1/old');
  const year: Record<number, () => void> = {
    20: () => tell('10.1/a', 'corrected', '10.1/c1'),
    60: () => tell('10.1/b', 'concern', '10.1/e1'),
    // The database cannot be asked for six weeks, in which the work is retracted; then the mail server is away too.
    100: () => (crossref.problem = 'timeout'),
    110: () => tell('10.1/b', 'retracted', '10.1/r1'),
    145: () => {
      crossref.problem = undefined;
      post.fails = true;
    },
    150: () => (post.fails = false),
    200: () => tell('10.1/b', 'withdrawn', '10.1/r2'),
    250: () => tell('10.1/a', 'corrected', '10.1/c2'),
    300: () => tell('10.1/a', 'corrected'),
  };
  let asked = 0;
  for (let at = 0; at < 370; at += 1) {
    year[at]?.();
    while (await rounds.next(() => day(at))) asked += 1;
    while (await mails.next(day(at)));
  }
  const told = await store.news(id);
  expect(kinds(told)).toEqual([
    'retracted 10.1/old',
    'corrected 10.1/c1',
    'concern 10.1/e1',
    'retracted 10.1/r1',
    'corrected 10.1/c2',
  ]);
  expect(told.filter(({ atStart }) => atStart).map(({ doi }) => doi)).toEqual(['10.1/old']);
  // Weekly, but daily while nobody could be asked: a clock that ticks by days sees "within the hour" so.
  expect(asked).toBeGreaterThan(52);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Thesis: one work was retracted',
    'Thesis: one work was corrected',
    'Thesis: one work has an expression of concern',
    'Thesis: one work was retracted',
    'Thesis: one work was corrected',
  ]);
  expect(sent[0]?.text).toContain('So already when the watch began:');
  expect(sent[1]?.text).not.toMatch(/retract/i);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(5);
});

test('a list nobody could be asked about says so, and its works are no baseline', async () => {
  const { crossref, tell, rounds } = world();
  crossref.problem = 'timeout';
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a'));
  await rounds.next(() => START);
  expect(await store.one(user.id, id)).toMatchObject({
    works: 1,
    unheard: 1,
    nextAt: new Date(START.getTime() + 3_600_000).toISOString(),
    consulted: [{ source: 'crossref', answered: 0, failed: 1 }],
  });
  crossref.problem = undefined;
  tell('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => day(1));
  expect(await store.one(user.id, id)).toMatchObject({ unheard: 0, news: 1 });
  expect((await store.news(id))[0]).toMatchObject({ atStart: true });
});

test('two workers at once ask about a list once, and what is told is told once', async () => {
  const { tell, rounds } = world();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  tell('10.1/a', 'retracted', '10.1/r');
  const done = await Promise.all([1, 2, 3, 4].map(() => rounds.next(() => START)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await store.news(id)).toHaveLength(1);
});

test('a worker that lost its list meanwhile writes nothing', async () => {
  const { sources, tell, rounds } = world();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  tell('10.1/a', 'retracted', '10.1/r');
  const { notices } = sources;
  sources.notices = async (...asked) => {
    await scratch.database.query('UPDATE watches SET fence = fence + 1 WHERE id = $1', [id]);
    return notices(...asked);
  };
  await rounds.next(() => START);
  expect(await store.news(id)).toEqual([]);
});

test('a work that left the list and came back is not told of again', async () => {
  const { tell, rounds } = world();
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a', '10.1/b'));
  tell('10.1/a', 'corrected', '10.1/c');
  await rounds.next(() => START);
  const { setList } = await import('./watch-store');
  for (const [at, list] of [listOf('10.1/b'), listOf('10.1/b', '10.1/a')].entries()) {
    await scratch.database.transaction((manager) => setList(manager, id, list));
    await rounds.next(() => day(7 * (at + 1)));
  }
  expect(await store.one(user.id, id)).toMatchObject({ works: 2, news: 1 });
});

test('mails end with one click, also what was about to be sent; the news stay', async () => {
  const { tell, rounds } = world();
  const { sent, mails, signed } = mailer();
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a'));
  tell('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => START);
  await store.endMails(signed.idOf('watch-mails', signed.tokenOf('watch-mails', id)) ?? '');
  expect(await mails.next(START)).toBe(false);
  expect([sent.length, (await store.one(user.id, id)).news]).toEqual([0, 1]);
});

test('a mail carries what one-click unsubscribing needs (RFC 8058)', async () => {
  const { tell, rounds } = world();
  const { sent, mails, signed } = mailer();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  tell('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => START);
  expect(await mails.next(START)).toBe(true);
  const post = `${scratch.config.PUBLIC_URL}/api/watches/unsubscribe/${signed.tokenOf('watch-mails', id)}`;
  expect(sent[0]?.headers).toEqual({
    'List-Unsubscribe': `<${post}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const token of [signed.tokenOf('watch-feed', id), signed.tokenOf('watch-mails', id).replace(/.$/, '~'), id, ''])
    expect(signed.idOf('watch-mails', token)).toBeUndefined();
});

test('nobody sees, changes or ends what is not theirs; what is somebody’s goes with the account', async () => {
  const owner = await scratch.newUser();
  const stranger = await scratch.newUser();
  const id = await watching(owner, listOf('10.1/a'));
  for (const deed of [
    () => store.one(stranger.id, id),
    () => store.change(stranger.id, id, { active: false }),
    () => store.hasten(stranger.id, id, START),
    () => store.remove(stranger.id, id),
  ])
    await expect(deed()).rejects.toMatchObject({ status: 404 });
  await scratch.database.query('DELETE FROM users WHERE id = $1', [owner.id]);
  expect(await scratch.database.query('SELECT 1 FROM watched_works WHERE watch_id = $1', [id])).toEqual([]);
});
