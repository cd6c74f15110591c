import { Injectable } from '@nestjs/common';
import {
  WATCH_NEWS_SHOWN,
  WATCHES_MAX,
  type Watch,
  type WatchChange,
  type WatchDetail,
  type WatchedWork,
  type WatchNews,
} from '@veracite/contracts/watches';
import type { WatchRhythm } from '@veracite/model/watching';
import { DataSource, type EntityManager } from 'typeorm';
import { storable, storableText } from '../../platform/database/storable';
import { notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/lock-user';
import type { WatchedList } from './watched';

export interface NewWatch {
  userId: string;
  name: string;
  address: string | null;
  every: WatchRhythm;
  mail: boolean;
}

/** Entries that are not watched and are named to their owner. */
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

/** A watch without the address of its feed, which is signed and not stored. */
export type StoredWatch = Omit<Watch, 'feed'>;

/** Watched lists as PostgreSQL holds them. */
@Injectable()
export class WatchStore {
  constructor(private readonly database: DataSource) {}

  async list(userId: string): Promise<StoredWatch[]> {
    const rows: { view: StoredWatch }[] = await this.database.query(
      `SELECT ${VIEW} FROM watches WHERE user_id = $1 ORDER BY created_at DESC, id`,
      [userId],
    );
    return rows.map(({ view }) => timed(view));
  }

  /** @throws Problem 404 when there is none, or it is somebody else's */
  async one(userId: string, id: string): Promise<StoredWatch> {
    return this.where('user_id = $1 AND id = $2', [userId, id]);
  }

  /** Of anybody: for addresses that are signed. */
  byId(id: string): Promise<StoredWatch> {
    return this.where('id = $1', [id]);
  }

  private async where(condition: string, values: unknown[]): Promise<StoredWatch> {
    const rows: { view: StoredWatch }[] = await this.database.query(
      `SELECT ${VIEW} FROM watches WHERE ${condition}`,
      values,
    );
    const [row] = rows;
    if (!row) throw notFound('The watch');
    return timed(row.view);
  }

  async works(id: string): Promise<WatchedWork[]> {
    const rows: (Omit<WatchedWork, 'askedAt'> & { askedAt: Date | null })[] = await this.database.query(
      `SELECT label, identifiers, asked_at AS "askedAt", failed FROM watched_works
       WHERE watch_id = $1 AND listed ORDER BY position, id`,
      [id],
    );
    return rows.map(({ askedAt, ...work }) => ({ ...work, askedAt: askedAt?.toISOString() ?? null }));
  }

  /** What befell the works of a watch, the newest first. */
  async news(id: string): Promise<WatchNews[]> {
    const rows: NewsRow[] = await this.database.query(
      `SELECT ${NEWS} FROM watch_news JOIN watched_works ON watched_works.id = work_id
       WHERE watch_id = $1 ORDER BY told_at DESC, watched_works.position, watch_news.id LIMIT ${WATCH_NEWS_SHOWN}`,
      [id],
    );
    return rows.map(newsOfRow);
  }

  async detail(watch: StoredWatch): Promise<Omit<WatchDetail, 'feed'>> {
    const [watched, told] = await Promise.all([this.works(watch.id), this.news(watch.id)]);
    return { ...watch, watched, told };
  }

  /** @throws Problem 409 when the account has as many as it may */
  create(watch: NewWatch, list: WatchedList, now: Date): Promise<string> {
    return this.database.transaction(async (manager) => {
      await lockUser(manager, watch.userId);
      const rows: { id: string }[] = await manager.query(
        `INSERT INTO watches (user_id, name, address, every, mail, created_at, next_at)
         SELECT $1, $2, $3, $4, $5, $6, $6 WHERE (SELECT count(*) FROM watches WHERE user_id = $1) < $7 RETURNING id`,
        [watch.userId, storableText(watch.name), watch.address, watch.every, watch.mail, now, WATCHES_MAX],
      );
      const id = rows[0]?.id;
      if (id === undefined)
        throw new Problem(409, `An account may watch ${WATCHES_MAX} lists. Please remove one first.`);
      await setList(manager, id, list);
      return id;
    });
  }

  /** @throws Problem 404 as above */
  async change(userId: string, id: string, { name, every, mail, active }: WatchChange): Promise<void> {
    const [, count] = await this.database.query<[unknown, number]>(
      `UPDATE watches SET name = coalesce($3, name), every = coalesce($4, every), mail = coalesce($5, mail),
         active = coalesce($6, active) WHERE user_id = $1 AND id = $2`,
      [userId, id, name === undefined ? null : storableText(name), every ?? null, mail ?? null, active ?? null],
    );
    if (count === 0) throw notFound('The watch');
    if (mail === false) await this.endMails(id);
  }

  /** Has it asked about at once. @throws Problem 404 as above */
  async hasten(userId: string, id: string, now: Date): Promise<void> {
    const [, count] = await this.database.query<[unknown, number]>(
      'UPDATE watches SET next_at = $3, active = true WHERE user_id = $1 AND id = $2',
      [userId, id, now],
    );
    if (count === 0) throw notFound('The watch');
  }

  /** Ends the mails of a watch, and of what is about to be sent. */
  async endMails(id: string): Promise<void> {
    await this.database.query(
      `WITH quiet AS (UPDATE watches SET mail = false WHERE id = $1 RETURNING id)
       UPDATE watch_news SET mail_due = false FROM watched_works, quiet
       WHERE watched_works.id = work_id AND watch_id = quiet.id AND mail_due`,
      [id],
    );
  }

  /** @throws Problem 404 as above */
  async remove(userId: string, id: string): Promise<void> {
    const [, count] = await this.database.query<[unknown, number]>(
      'DELETE FROM watches WHERE user_id = $1 AND id = $2',
      [userId, id],
    );
    if (count === 0) throw notFound('The watch');
  }
}

/** Puts a list in the place of the one that was watched. What was told of a work stays known when it is listed again. */
export async function setList(manager: EntityManager, id: string, { works, unwatched }: WatchedList): Promise<void> {
  await manager.query(
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
  await manager.query('UPDATE watches SET unwatched = $2 WHERE id = $1', [id, unwatched.map(storableText)]);
}

/** Columns of what befell a work, with the work. */
export const NEWS = `watch_news.id, kind, label, identifiers, doi, date, url, source, at_start AS "atStart", told_at AS "toldAt"`;

/** The same as they come; what is not there is null. */
export type NewsRow = { [Key in keyof Omit<WatchNews, 'id' | 'toldAt'>]: WatchNews[Key] | null } & {
  id: string;
  toldAt: Date;
};

export function newsOfRow({ toldAt, ...row }: NewsRow): WatchNews {
  const told = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return { ...told, toldAt: toldAt.toISOString() } as WatchNews;
}

/** PostgreSQL writes times of JSON with its own offset. */
function timed(view: StoredWatch): StoredWatch {
  const iso = (time: string | null) => time && new Date(time).toISOString();
  return { ...view, createdAt: iso(view.createdAt) ?? '', askedAt: iso(view.askedAt), nextAt: iso(view.nextAt) };
}
