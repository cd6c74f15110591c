import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { Identifiers } from '@veracite/model/identifiers';
import type { WatchRhythm } from '@veracite/model/watching';
import { askAbout, type Heard } from '@veracite/verification/watch/ask';
import type { StatusChange } from '@veracite/watch/status-changes';
import { findNewChanges, type ReportedChange } from '@veracite/watch/new-changes';
import { nextCheckAt } from '@veracite/watch/check-schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { storable } from '../../platform/database/storable';
import { LIBRARY, SOURCES } from '../library/tokens';
import { announce } from '../webhooks/outbox';
import { ListFile } from './list-file';
import { NEWS, newsOfRow, setList, type NewsRow } from './watch-store';

/** Longest that a list is asked about, in milliseconds; the lease is longer. */
const SPAN_MS = 5 * 60_000;
const LEASE_SECONDS = 10 * 60;

interface Claimed {
  id: string;
  userId: string;
  name: string;
  address: string | null;
  every: WatchRhythm;
  fence: number;
}

interface WorkRow {
  id: string;
  identifiers: Identifiers;
  told: ReportedChange[];
  isFirst: boolean;
}

/** Asks about lists that are due, and writes down what is new, once. */
@Injectable()
export class WatchRounds {
  constructor(
    private readonly database: DataSource,
    @Inject(LIBRARY) private readonly library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly files: ListFile,
  ) {}

  /**
   * Asks about the list that has waited longest.
   * @param clock tells the time; a year passes in a test
   * @returns false when none is due
   */
  async next(clock: () => Date = () => new Date(), signal?: AbortSignal): Promise<boolean> {
    const watch = await this.claim(clock());
    if (!watch) return false;
    const fault = await this.readFile(watch);
    const works: WorkRow[] = await this.database.query(
      `SELECT id, identifiers, told, asked_at IS NULL AS "isFirst" FROM watched_works
       WHERE watch_id = $1 AND listed ORDER BY position, id`,
      [watch.id],
    );
    const heard = await askAbout(
      works.map(({ identifiers }) => identifiers),
      { library: this.library, sources: this.sources },
      { signal, deadline: Date.now() + SPAN_MS, whose: watch.userId },
    );
    // What came only because we stopped asking is no answer: whoever has the list next asks anew.
    if (!signal?.aborted) await this.write(watch, works, heard, fault, clock());
    return true;
  }

  private async claim(now: Date): Promise<Claimed | undefined> {
    const [rows] = await this.database.query<[Claimed[], number]>(
      `UPDATE watches SET fence = fence + 1, lease_until = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       WHERE id = (SELECT id FROM watches WHERE active AND next_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
         ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, user_id AS "userId", name, address, every, fence`,
      [now],
    );
    return rows[0];
  }

  /** Takes up what the file at the address lists now. @returns why it could not be read */
  private async readFile({ id, userId, address }: Claimed): Promise<string | null> {
    if (address === null) return null;
    const { list, fault = null } = await this.files.read(address, userId);
    if (list) await this.database.transaction((manager) => setList(manager, id, list));
    return fault;
  }

  /** Everything that follows from one round, or nothing of it. Who lost the list meanwhile writes nothing. */
  private async write(
    watch: Claimed,
    works: WorkRow[],
    heard: Heard[],
    fault: string | null,
    now: Date,
  ): Promise<void> {
    const isHeard = works.length === 0 || heard.some(({ answered }) => answered.length > 0);
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ mail: boolean }[], number]>(
        `UPDATE watches SET asked_at = $3, next_at = $4, lease_until = NULL, fault = $5, consulted = $6
         WHERE id = $1 AND fence = $2 RETURNING mail`,
        [
          watch.id,
          watch.fence,
          now,
          nextCheckAt(now, watch.every, isHeard && fault === null),
          fault,
          storable(this.consulted(heard)),
        ],
      );
      const [own] = rows;
      if (!own) return;
      const written: string[] = [];
      for (const [at, work] of works.entries()) {
        const one = heard[at];
        if (one) written.push(...(await this.writeWork(manager, work, one, { now, mail: own.mail })));
      }
      if (written.length > 0) await this.announce(manager, watch, written, now);
    });
  }

  /** @returns ids of what is new */
  private async writeWork(
    manager: EntityManager,
    { id, told: before, isFirst }: WorkRow,
    { events, answered, failed }: Heard,
    { now, mail }: { now: Date; mail: boolean },
  ): Promise<string[]> {
    const { news, told } = findNewChanges(before, events);
    await manager.query(
      'UPDATE watched_works SET told = $2, failed = $3, asked_at = CASE WHEN $4 THEN $5 ELSE asked_at END WHERE id = $1',
      [id, storable(told), failed.map((one) => this.nameOf(one)), answered.length > 0, now],
    );
    const ids: string[] = [];
    for (const event of news) ids.push(await this.insert(manager, id, event, { atStart: isFirst, now, mail }));
    return ids;
  }

  private async insert(
    manager: EntityManager,
    workId: string,
    { kind, doi, date, url, source }: StatusChange,
    { atStart, now, mail }: { atStart: boolean; now: Date; mail: boolean },
  ): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO watch_news (work_id, kind, doi, date, url, source, at_start, told_at, mail_due)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [workId, kind, doi ?? null, date ? storable(date) : null, url ?? null, this.nameOf(source), atStart, now, mail],
    );
    return row?.id ?? '';
  }

  private async announce(manager: EntityManager, watch: Claimed, ids: string[], now: Date): Promise<void> {
    const rows: NewsRow[] = await manager.query(
      `SELECT ${NEWS} FROM watch_news JOIN watched_works ON watched_works.id = work_id
       WHERE watch_news.id = ANY ($1) ORDER BY watched_works.position, watch_news.id`,
      [ids],
    );
    const data = { watchId: watch.id, watchName: watch.name, news: rows.map(newsOfRow) };
    await announce(manager, watch.userId, 'watch.news', data, now);
  }

  /** For how many works each database answered or could not be asked. */
  private consulted(heard: Heard[]): { source: string; answered: number; failed: number }[] {
    const ids = new Set(heard.flatMap(({ answered, failed }) => [...answered, ...failed]));
    return [...ids].sort().map((id) => ({
      source: this.nameOf(id),
      answered: heard.filter(({ answered, failed }) => answered.includes(id) && !failed.includes(id)).length,
      failed: heard.filter(({ failed }) => failed.includes(id)).length,
    }));
  }

  private nameOf(id: string): string {
    if (id === 'library') return 'Local library';
    return this.sources.list().find(({ source }) => source.id === id)?.source.name ?? id;
  }
}
