import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { storable } from '../../platform/database/storable';

/** A request whose answer is written down under its key, together with the charge. */
export interface Keyed {
  /** The first request with this key was charged and its answer is not kept: the work is done once more, for nothing. */
  charged: boolean;
  /**
   * Writes the answer in the transaction that charges, so that a repeat finds both or neither.
   * @throws Problem 409, which undoes that transaction, when a repeat took this request for dead and has the key now
   */
  remember(answer: unknown, manager: EntityManager): Promise<void>;
  /** Frees the key in the transaction that gives back what was remembered. */
  forget(manager: EntityManager): Promise<void>;
}

const NOTHING: Omit<Keyed, 'charged'> = { remember: () => Promise.resolve(), forget: () => Promise.resolve() };

/** Stands where the answer would, which holds what was asked, of those who have nothing kept. */
const NOT_KEPT = { notKept: true };

/** What may be a key. */
const KEY = /^[\x21-\x7e]{1,255}$/;
/** A process that died while it worked frees its key after this long: the longest work takes half of it. */
const LOCK_SECONDS = 60;
/** A client that comes back later than this has given up on the first request. */
const KEPT_HOURS = 48;

/** `Idempotency-Key` as in the IETF draft of that name: the first answer is given again, and charged once. */
@Injectable()
export class Idempotency {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs a charging request once for its key.
   * @param key of the header; absent means no protection
   * @param keep false when the answer holds a text that is not kept; a repeat is then worked on anew, and not charged
   * @throws Problem 409 while the first one runs, 422 when the key was used for another request
   */
  async once<T>(
    userId: string,
    key: string | undefined,
    request: unknown,
    work: (keyed: Keyed) => Promise<T>,
    keep = true,
  ): Promise<T> {
    if (key === undefined) return work({ charged: false, ...NOTHING });
    if (!KEY.test(key)) throw badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.');
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const owner = randomUUID();
    const earlier = await this.claim(userId, key, hash, owner);
    if (earlier) return isNotKept(earlier.answer) ? work({ charged: true, ...NOTHING }) : (earlier.answer as T);
    const own = [userId, key, owner];
    const remember = async (answer: unknown, manager: EntityManager) => {
      const [, written] = await manager.query<[unknown[], number]>(
        'UPDATE idempotency_keys SET answer = $4 WHERE user_id = $1 AND key = $2 AND owner = $3',
        [...own, storable(keep ? answer : NOT_KEPT)],
      );
      if (written === 0) throw stillRunning();
    };
    const forget = async (manager: EntityManager) => {
      await manager.query('DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2 AND owner = $3', own);
    };
    try {
      return await work({ charged: false, remember, forget });
    } catch (error) {
      // What failed was not charged: the key is free for another try. An answer means that it was charged after all.
      await this.database.query(
        'DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2 AND owner = $3 AND answer IS NULL',
        own,
      );
      throw error;
    }
  }

  /**
   * What the request with this key was answered, for a caller who was cut off before the answer came.
   * @throws Problem 404 when there is none, it failed or its answer is not kept, 409 while it runs
   */
  async answerTo(userId: string, key: string): Promise<unknown> {
    const none = notFound('A request with this Idempotency-Key');
    if (!KEY.test(key)) throw none;
    const [row]: { answer: unknown; runs: boolean }[] = await this.database.query(
      'SELECT answer, locked_until > now() AS runs FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    if (!row || isNotKept(row.answer)) throw none;
    if (row.answer !== null) return row.answer;
    throw row.runs ? stillRunning() : none;
  }

  /** Forgets keys that nobody comes back to. @returns how many */
  async sweep(): Promise<number> {
    const [, swept] = await this.database.query<[unknown[], number]>(
      'DELETE FROM idempotency_keys WHERE created_at < now() - make_interval(hours => $1) AND locked_until < now()',
      [KEPT_HOURS],
    );
    return swept;
  }

  /** @returns the answer given before, or undefined when the key is now ours */
  private async claim(
    userId: string,
    key: string,
    hash: string,
    owner: string,
  ): Promise<{ answer: unknown } | undefined> {
    const claimed: unknown[] = await this.database.query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, owner, locked_until)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
       ON CONFLICT (user_id, key) DO UPDATE SET locked_until = excluded.locked_until, owner = excluded.owner
       WHERE idempotency_keys.answer IS NULL AND idempotency_keys.locked_until < now()
         AND idempotency_keys.request_hash = excluded.request_hash
       RETURNING key`,
      [userId, key, hash, owner, LOCK_SECONDS],
    );
    if (claimed.length > 0) return undefined;
    const rows: { request_hash: string; answer: unknown }[] = await this.database.query(
      'SELECT request_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    const row = rows[0];
    if (row && row.request_hash !== hash)
      throw new Problem(422, 'This Idempotency-Key was used for another request.', {
        title: 'Key used for another request',
      });
    if (!row || row.answer === null) throw stillRunning();
    return { answer: row.answer };
  }
}

const isNotKept = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'notKept' in answer;

const stillRunning = () =>
  new Problem(409, 'The first request with this Idempotency-Key is still running.', { retryAfter: 1 });
