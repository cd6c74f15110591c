import { Injectable } from '@nestjs/common';
import {
  WATCH_NEWS_SHOWN,
  WATCHES_MAX,
  type Watch as WatchView,
  type WatchChange,
  type WatchDetail,
  type WatchedWork as WatchedWorkView,
  type WatchNews,
} from '@veracite/contracts/watches';
import { DataSource, In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows } from '../../platform/database/checked-query';
import { storable, storableText } from '../../tasks/storable';
import { notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/users.service';
import { Watch, WatchedWork, WatchEvent } from './entities';
import type { WatchedList } from './watched-list';

export type NewWatch = Pick<Watch, 'userId' | 'name' | 'address' | 'every' | 'mail'>;

/** A watch without the URL of its feed, which is signed and not stored. */
export type StoredWatch = Omit<WatchView, 'feed'>;

/** Entries without an identifier that are shown to the owner. */
const UNWATCHED_SHOWN = 100;

const VIEW = `jsonb_build_object(
  'id', watches.id, 'name', watches.name, 'address', watches.address, 'every', watches.every, 'mail', watches.mail,
  'active', watches.active, 'createdAt', watches.created_at, 'askedAt', watches.asked_at,
  'nextAt', CASE WHEN watches.active THEN watches.next_at END, 'fault', watches.fault,
  'works', (SELECT count(*) FROM watched_works WHERE watch_id = watches.id AND listed),
  'unheard', (SELECT count(*) FROM watched_works WHERE watch_id = watches.id AND listed
     AND watches.asked_at IS NOT NULL AND (asked_at IS NULL OR asked_at < watches.asked_at)),
  'unwatched', to_jsonb(watches.unwatched[1:${UNWATCHED_SHOWN}]), 'unwatchedCount', cardinality(watches.unwatched),
  'consulted', watches.consulted,
  'news', (SELECT count(*) FROM watch_news JOIN watched_works ON watched_works.id = work_id WHERE watch_id = watches.id)
) AS view`;

/** Reads and writes watched lists. */
@Injectable()
export class WatchRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the watches of a user, the newest first. */
  list(userId: string): Promise<StoredWatch[]> {
    return this.views('user_id = $1 ORDER BY created_at DESC, id', [userId]);
  }

  /** @throws Problem 404 when the user has no such watch */
  async get(userId: string, id: string): Promise<StoredWatch> {
    return found(await this.views('user_id = $1 AND id = $2', [userId, id]));
  }

  /** Returns a watch of any user, for signed URLs. @throws Problem 404 when there is none */
  async byId(id: string): Promise<StoredWatch> {
    return found(await this.views('id = $1', [id]));
  }

  /** Returns the events of a watch, the newest first. */
  events(watchId: string): Promise<WatchEvent[]> {
    return eventsWithWorks(this.database.manager)
      .where('work.watchId = :watchId', { watchId })
      .orderBy({ 'event.reportedAt': 'DESC', 'work.position': 'ASC', 'event.id': 'ASC' })
      .limit(WATCH_NEWS_SHOWN)
      .getMany();
  }

  /** Adds the works and events of a watch. */
  async detail(watch: StoredWatch): Promise<Omit<WatchDetail, 'feed'>> {
    const where = { watchId: watch.id, listed: true };
    const [works, events] = await Promise.all([
      this.database.getRepository(WatchedWork).find({ where, order: { position: 'ASC', id: 'ASC' } }),
      this.events(watch.id),
    ]);
    return { ...watch, watched: works.map(workView), events: events.map(eventView) };
  }

  /** @throws Problem 409 when the user has too many watches */
  create(watch: NewWatch, list: WatchedList, now: Date): Promise<string> {
    return this.database.transaction(async (manager) => {
      await lockUser(manager, watch.userId);
      const watches = manager.getRepository(Watch);
      if ((await watches.countBy({ userId: watch.userId })) >= WATCHES_MAX)
        throw new Problem(409, `An account may watch ${WATCHES_MAX} lists. Please remove one first.`);
      const name = storableText(watch.name);
      const { identifiers } = await watches.insert({ ...watch, name, createdAt: now, nextAt: now });
      const { id } = identifiers[0] as Pick<Watch, 'id'>;
      await setList(manager, id, list);
      return id;
    });
  }

  /** Changes what is given and leaves the rest. @throws Problem 404 when the user has no such watch */
  async change(userId: string, id: string, { name, every, mail, active }: WatchChange): Promise<void> {
    const change = { name: name === undefined ? undefined : storableText(name), every, mail, active };
    // TypeORM refuses an update without values.
    if (Object.values(change).every((value) => value === undefined)) await this.get(userId, id);
    else await this.update(userId, id, change);
    if (mail === false) await this.endMails(id);
  }

  /** Makes a watch due now. @throws Problem 404 when the user has no such watch */
  async setDueNow(userId: string, id: string, now: Date): Promise<void> {
    await this.update(userId, id, { nextAt: now, active: true });
  }

  /** Ends the mails of a watch, including those about to be sent. */
  async endMails(id: string): Promise<void> {
    await queryAffected(
      this.database,
      `WITH quiet AS (UPDATE watches SET mail = false WHERE id = $1 RETURNING id)
       UPDATE watch_news SET mail_due = false FROM watched_works, quiet
       WHERE watched_works.id = work_id AND watch_id = quiet.id AND mail_due`,
      [id],
    );
  }

  /** @throws Problem 404 when the user has no such watch */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(Watch).delete({ userId, id });
    if (!affected) throw notFound('The watch');
  }

  private async update(userId: string, id: string, values: Partial<Watch>): Promise<void> {
    const { affected } = await this.database.manager.update(Watch, { userId, id }, values);
    if (!affected) throw notFound('The watch');
  }

  private async views(condition: string, parameters: unknown[]): Promise<StoredWatch[]> {
    const row = z.object({ view: json<StoredWatch>() });
    const rows = await queryRows(this.database, row, `SELECT ${VIEW} FROM watches WHERE ${condition}`, parameters);
    return rows.map(({ view }) => withIsoTimes(view));
  }
}

/** Replaces the list of a watch. A work that leaves it keeps its reported events, for when it comes back. */
export async function setList(manager: EntityManager, id: string, { works, unwatched }: WatchedList): Promise<void> {
  await queryAffected(
    manager,
    `WITH list AS (
       SELECT entry->>'key' AS work_key, entry->>'label' AS label, entry->'identifiers' AS identifiers, place::integer AS position
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given (entry, place)),
     gone AS (UPDATE watched_works SET listed = false
       WHERE watch_id = $1 AND listed AND work_key NOT IN (SELECT work_key FROM list))
     INSERT INTO watched_works (watch_id, work_key, position, label, identifiers)
     SELECT $1, work_key, position, label, identifiers FROM list
     ON CONFLICT (watch_id, work_key) DO UPDATE
       SET listed = true, position = excluded.position, label = excluded.label, identifiers = excluded.identifiers`,
    [id, storable(works)],
  );
  await manager.update(Watch, { id }, { unwatched: unwatched.map(storableText) });
}

const eventsWithWorks = (manager: EntityManager) =>
  manager.getRepository(WatchEvent).createQueryBuilder('event').innerJoinAndSelect('event.work', 'work');

/** Returns events by id in their wire format, in the order of their works. */
export async function eventViews(manager: EntityManager, ids: string[]): Promise<WatchNews[]> {
  const order = { 'work.position': 'ASC', 'event.id': 'ASC' } as const;
  const events = await eventsWithWorks(manager)
    .where({ id: In(ids) })
    .orderBy(order)
    .getMany();
  return events.map(eventView);
}

function found([watch]: StoredWatch[]): StoredWatch {
  if (!watch) throw notFound('The watch');
  return watch;
}

const workView = ({ label, identifiers, checkedAt, failed }: WatchedWork): WatchedWorkView => ({
  label,
  identifiers,
  askedAt: checkedAt?.toISOString() ?? null,
  failed,
});

/** PostgreSQL writes the times of a JSON value with its own offset. */
function withIsoTimes(view: StoredWatch): StoredWatch {
  const iso = (time: string | null) => time && new Date(time).toISOString();
  return { ...view, createdAt: iso(view.createdAt) ?? '', askedAt: iso(view.askedAt), nextAt: iso(view.nextAt) };
}

/** Converts an event, loaded with its work, to what clients receive. */
export function eventView({ id, kind, work, doi, date, url, source, preexisting, reportedAt }: WatchEvent): WatchNews {
  return {
    id,
    kind,
    label: work.label,
    identifiers: work.identifiers,
    ...(doi !== null && { doi }),
    ...(date !== null && { date }),
    ...(url !== null && { url }),
    source,
    preexisting,
    reportedAt: reportedAt.toISOString(),
  };
}
