import type { Notice } from '@veracite/model/work';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import type { Message } from '../../platform/mail/mailer';
import { SignedAddresses } from './signed-addresses';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import type { Threads } from '../../platform/threads/threads';
import type { WatchEvent } from './entities';
import { ListFile } from './list-file';
import { WatchMails } from './watch-mails';
import { WatchRounds } from './watch-rounds';
import { WatchRepository } from './watch.repository';
import type { WatchedList } from './watched-list';

let scratch: ScratchDatabase;
let store: WatchRepository;
beforeAll(async () => {
  scratch = await scratchDatabase();
  store = new WatchRepository(scratch.database);
});
beforeEach(() => scratch.database.query('DELETE FROM watches'));
afterAll(() => scratch.end());

const listOf = (...dois: string[]): WatchedList => ({
  works: dois.map((doi) => ({ key: `doi:${doi}`, label: `Work ${doi}`, identifiers: { doi } })),
  unwatched: [],
});

/** The current answers of a database, which the test changes. */
function world() {
  const notices: Record<string, Notice[]> = {};
  const crossref: { notices: typeof notices; problem?: 'timeout' } = { notices };
  const sources = fakeSources({ crossref });
  const publish = (doi: string, standing: Notice['standing'], notice?: string) =>
    (notices[doi] ??= []).push({ standing, source: 'crossref', ...(notice !== undefined && { doi: notice }) });
  const files = new ListFile({ UPSTREAM_ORIGIN: undefined }, {} as Threads);
  const rounds = new WatchRounds(scratch.database, fakeLibrary(), sources, files);
  return { crossref, sources, publish, rounds };
}

function mailer() {
  const sent: Message[] = [];
  const post = { fails: false };
  const deliver = (message: Message) => {
    if (post.fails) return Promise.reject(new Error('the mail server cannot be reached'));
    sent.push(message);
    return Promise.resolve();
  };
  const signed = new SignedAddresses(scratch.config);
  const mails = new WatchMails(scratch.database, { enabled: true, deliver } as never, signed);
  return { sent, post, mails, signed };
}

const START = new Date('2026-01-01T06:00:00Z');
const day = (count: number) => new Date(START.getTime() + count * 86_400_000);

async function watching(user: User, list: WatchedList, more: { mail?: boolean } = {}): Promise<string> {
  const watch = { userId: user.id, name: 'Thesis', address: null, every: 'week' as const, mail: true, ...more };
  return store.create(watch, list, START);
}

const kinds = (events: WatchEvent[]) => events.map(({ kind, doi }) => `${kind} ${doi ?? ''}`.trim()).reverse();

test('a year of notices for a list checked every week: each is reported once and mailed once', async () => {
  const { crossref, publish, rounds } = world();
  const { sent, post, mails } = mailer();
  const id = await watching(await scratch.newUser(), listOf('10.1/a', '10.1/b', '10.1/c'));
  publish('10.1/c', 'retracted', '10.1/old');
  const year: Record<number, () => void> = {
    20: () => publish('10.1/a', 'corrected', '10.1/c1'),
    60: () => publish('10.1/b', 'concern', '10.1/e1'),
    // The database fails for six weeks, in which the work is retracted; then the mail server fails too.
    100: () => (crossref.problem = 'timeout'),
    110: () => publish('10.1/b', 'retracted', '10.1/r1'),
    145: () => {
      crossref.problem = undefined;
      post.fails = true;
    },
    150: () => (post.fails = false),
    200: () => publish('10.1/b', 'withdrawn', '10.1/r2'),
    250: () => publish('10.1/a', 'corrected', '10.1/c2'),
    300: () => publish('10.1/a', 'corrected'),
  };
  let checks = 0;
  for (let index = 0; index < 370; index += 1) {
    year[index]?.();
    while (await rounds.next(() => day(index))) checks += 1;
    while (await mails.next(day(index)));
  }
  const events = await store.events(id);
  expect(kinds(events)).toEqual([
    'retracted 10.1/old',
    'corrected 10.1/c1',
    'concern 10.1/e1',
    'retracted 10.1/r1',
    'corrected 10.1/c2',
  ]);
  expect(events.filter(({ preexisting: atStart }) => atStart).map(({ doi }) => doi)).toEqual(['10.1/old']);
  // Weekly, but daily while every query fails: "within the hour" is a day on this clock.
  expect(checks).toBeGreaterThan(52);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Thesis: one work was retracted',
    'Thesis: one work was corrected',
    'Thesis: one work has an expression of concern',
    'Thesis: one work was retracted',
    'Thesis: one work was corrected',
  ]);
  expect(sent[0]?.text).toContain('Before the watch started:');
  expect(sent[1]?.text).not.toMatch(/retract/i);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(5);
});

test('a list without any answer reports that, and its works have no baseline', async () => {
  const { crossref, publish, rounds } = world();
  crossref.problem = 'timeout';
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a'));
  await rounds.next(() => START);
  expect(await store.get(user.id, id)).toMatchObject({
    works: 1,
    unheard: 1,
    nextAt: new Date(START.getTime() + 3_600_000).toISOString(),
    consulted: [{ source: 'Crossref', answered: 0, failed: 1 }],
  });
  crossref.problem = undefined;
  publish('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => day(1));
  expect(await store.get(user.id, id)).toMatchObject({ unheard: 0, news: 1 });
  expect((await store.events(id))[0]).toMatchObject({ preexisting: true });
});

test('parallel workers check a list once and report each event once', async () => {
  const { publish, rounds } = world();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  publish('10.1/a', 'retracted', '10.1/r');
  const done = await Promise.all([1, 2, 3, 4].map(() => rounds.next(() => START)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await store.events(id)).toHaveLength(1);
});

test('a worker that has lost its list writes nothing', async () => {
  const { sources, publish, rounds } = world();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  publish('10.1/a', 'retracted', '10.1/r');
  const { ask } = sources;
  sources.ask = async (...asked) => {
    await scratch.database.query('UPDATE watches SET fence = fence + 1 WHERE id = $1', [id]);
    return ask(...asked);
  };
  await rounds.next(() => START);
  expect(await store.events(id)).toEqual([]);
});

test('events of a work that left the list and came back are not reported again', async () => {
  const { publish, rounds } = world();
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a', '10.1/b'));
  publish('10.1/a', 'corrected', '10.1/c');
  await rounds.next(() => START);
  const { setList } = await import('./watch.repository');
  for (const [index, list] of [listOf('10.1/b'), listOf('10.1/b', '10.1/a')].entries()) {
    await scratch.database.transaction((manager) => setList(manager, id, list));
    await rounds.next(() => day(7 * (index + 1)));
  }
  expect(await store.get(user.id, id)).toMatchObject({ works: 2, news: 1 });
});

test('one click ends mails, including those about to be sent, and keeps the events', async () => {
  const { publish, rounds } = world();
  const { sent, mails, signed } = mailer();
  const user = await scratch.newUser();
  const id = await watching(user, listOf('10.1/a'));
  publish('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => START);
  await store.endMails(signed.idOf('watch-mails', signed.tokenOf('watch-mails', id)));
  expect(await mails.next(START)).toBe(false);
  expect([sent.length, (await store.get(user.id, id)).news]).toEqual([0, 1]);
});

test('a mail carries what one-click unsubscribing needs (RFC 8058)', async () => {
  const { publish, rounds } = world();
  const { sent, mails, signed } = mailer();
  const id = await watching(await scratch.newUser(), listOf('10.1/a'));
  publish('10.1/a', 'retracted', '10.1/r');
  await rounds.next(() => START);
  expect(await mails.next(START)).toBe(true);
  const post = `${scratch.config.PUBLIC_URL}/api/watches/unsubscribe/${signed.tokenOf('watch-mails', id)}`;
  expect(sent[0]?.headers).toEqual({
    'List-Unsubscribe': `<${post}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const token of [signed.tokenOf('watch-feed', id), signed.tokenOf('watch-mails', id).replace(/.$/, '~'), id, ''])
    expect(() => signed.idOf('watch-mails', token)).toThrow('This address');
});

test('users can only read and change their own watches, which are deleted with the account', async () => {
  const owner = await scratch.newUser();
  const other = await scratch.newUser();
  const id = await watching(owner, listOf('10.1/a'));
  for (const act of [
    () => store.get(other.id, id),
    () => store.change(other.id, id, { active: false }),
    () => store.setDueNow(other.id, id, START),
    () => store.remove(other.id, id),
  ])
    await expect(act()).rejects.toMatchObject({ status: 404 });
  await scratch.database.query('DELETE FROM users WHERE id = $1', [owner.id]);
  expect(await scratch.database.query('SELECT 1 FROM watched_works WHERE watch_id = $1', [id])).toEqual([]);
});
