import { Inject, Injectable } from '@nestjs/common';
import { sourceName } from '@veracite/connectors/source-names';
import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import { checkStatusChanges, type WorkStatus } from '@veracite/verification/watch/check-status';
import { nextCheckAt } from '@veracite/verification/watch/check-schedule';
import { findNewChanges } from '@veracite/verification/watch/new-changes';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryEntities, queryRows } from '../../platform/database/checked-query';
import { storable } from '../../tasks/storable';
import { SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import { announce } from '../webhooks/outbox';
import { Watch, WatchedWork, WatchEvent } from './entities';
import { ListFile } from './list-file';
import { eventViews, setList } from './watch.repository';

/** Longest time for the queries of one list, in milliseconds; the lease is longer. */
const TIMEOUT_MS = 5 * 60_000;
const LEASE_SECONDS = 10 * 60;

/** Checks the lists that are due, and stores new events once. */
@Injectable()
export class WatchRounds {
  constructor(
    private readonly database: DataSource,
    @Inject(LIBRARY) private readonly library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly files: ListFile,
  ) {}

  /** Checks the list that has waited longest by `clock`; returns false when none is due. */
  async next(clock: () => Date = () => new Date(), signal?: AbortSignal): Promise<boolean> {
    const watch = await this.claim(clock());
    if (!watch) return false;
    const fault = await this.readFile(watch);
    const where = { watchId: watch.id, listed: true };
    const works = await this.database.getRepository(WatchedWork).find({ where, order: { position: 'ASC', id: 'ASC' } });
    const answers = await checkStatusChanges(
      works.map(({ identifiers }) => identifiers),
      { library: this.library, sources: this.sources },
      { signal, deadline: Date.now() + TIMEOUT_MS, userId: watch.userId },
    );
    // An aborted round is not an answer: the next worker starts over.
    if (!signal?.aborted) await this.write(watch, works, answers, fault, clock());
    return true;
  }

  private async claim(now: Date): Promise<Watch | undefined> {
    const [claimed] = await queryEntities(
      this.database,
      Watch,
      `UPDATE watches SET fence = fence + 1, lease_until = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       WHERE id = (SELECT id FROM watches WHERE active AND next_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
         ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      [now],
    );
    return claimed;
  }

  /** Replaces the list with the current contents of its file. @returns why the file could not be read */
  private async readFile({ id, userId, address }: Watch): Promise<string | null> {
    if (address === null) return null;
    const { list, fault = null } = await this.files.read(address, userId);
    if (list) await this.database.transaction((manager) => setList(manager, id, list));
    return fault;
  }

  /** Stores all results of a round in one transaction, unless another worker has the list now. */
  private async write(
    watch: Watch,
    works: WatchedWork[],
    answers: WorkStatus[],
    fault: string | null,
    now: Date,
  ): Promise<void> {
    const hasAnswers = works.length === 0 || answers.some(({ answered }) => answered.length > 0);
    const nextAt = nextCheckAt(now, watch.every, hasAnswers && fault === null);
    await this.database.transaction(async (manager) => {
      const [own] = await queryRows(
        manager,
        z.object({ mail: z.boolean() }),
        `UPDATE watches SET asked_at = $3, next_at = $4, lease_until = NULL, fault = $5, consulted = $6
         WHERE id = $1 AND fence = $2 RETURNING mail`,
        [watch.id, watch.fence, now, nextAt, fault, storable(this.consulted(answers))],
      );
      if (!own) return;
      const ids: string[] = [];
      for (const [index, work] of works.entries()) {
        const answer = answers[index];
        if (answer) ids.push(...(await this.writeWork(manager, work, answer, { now, mail: own.mail })));
      }
      if (ids.length > 0) await this.announce(manager, watch, ids, now);
    });
  }

  /** @returns ids of the new events */
  private async writeWork(
    manager: EntityManager,
    { id, reported: before, checkedAt }: WatchedWork,
    { events, answered, failed }: WorkStatus,
    { now, mail }: { now: Date; mail: boolean },
  ): Promise<string[]> {
    const { changes, reported } = findNewChanges(before, events);
    const names = failed.map((source) => sourceName(source));
    const change = { reported, failed: names, ...(answered.length > 0 && { checkedAt: now }) };
    await manager.update(WatchedWork, { id }, change);
    if (changes.length === 0) return [];
    const { identifiers } = await manager.getRepository(WatchEvent).insert(
      changes.map(({ source, ...event }) => ({
        ...event,
        source: sourceName(source),
        workId: id,
        preexisting: checkedAt === null,
        reportedAt: now,
        mailDue: mail,
      })),
    );
    return identifiers.map((identifier) => (identifier as Pick<WatchEvent, 'id'>).id);
  }

  private async announce(manager: EntityManager, watch: Watch, ids: string[], now: Date): Promise<void> {
    const data = { watchId: watch.id, watchName: watch.name, news: await eventViews(manager, ids) };
    await announce(manager, watch.userId, 'watch.news', data, now);
  }

  /** Counts the works for which each database answered or failed. */
  private consulted(answers: WorkStatus[]): Watch['consulted'] {
    const ids = new Set(answers.flatMap(({ answered, failed }) => [...answered, ...failed]));
    return [...ids].sort().map((id) => ({
      source: sourceName(id),
      answered: answers.filter(({ answered, failed }) => answered.includes(id) && !failed.includes(id)).length,
      failed: answers.filter(({ failed }) => failed.includes(id)).length,
    }));
  }
}
