import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { badRequest, Problem, unavailable } from '../../platform/problem/problem';
import { storable } from '../../tasks/storable';
import type { User } from '../auth/entities';
import { Credits } from './credits.service';
import { IdempotencyKey } from './entities';

const CLAIMED = z.object({ key: z.string() });

/** Charged work, and what identifies a repeated request of it. */
export interface Charge {
  user: User;
  cost: number;
  purpose: string;
  /** Value of the Idempotency-Key header. */
  key: string | undefined;
  request: unknown;
  /** Whether the answer may be stored. Default: whether the user's texts are. */
  keep?: boolean;
}

/** An answer, or how it is stored in the transaction that charges it, and the credits that it is charged. */
type Worked<T> = { credits: number } & ({ answer: T } | { save: (manager: EntityManager) => Promise<T> });

/** A request whose answer is stored under its key, together with the charge. */
interface Keyed {
  /** The first request with this key was charged and its answer is not kept: the work is repeated without a charge. */
  charged: boolean;
  /** The key when it is a UUID: the id of the check that the request starts, which a client knows before the answer. */
  id?: string;
  /** Stores the answer in the transaction that charges. @throws Problem 409 when another request has the key now */
  remember(answer: unknown, manager: EntityManager): Promise<void>;
}

const NOTHING: Omit<Keyed, 'charged'> = { remember: () => Promise.resolve() };

/** Stored in place of an answer whose texts are not kept. */
const NOT_KEPT = { notKept: true };

const KEY = /^[\x21-\x7e]{1,255}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Time after which a process that died frees its key; twice as long as the longest work. */
const LOCK_SECONDS = 60;
const KEPT_HOURS = 48;

/**
 * Charges work when it succeeds: credits are reserved first; the charge and the answer are stored in one transaction. Implements
 * `Idempotency-Key` of the IETF draft: a repeated request gets the first answer and is charged once.
 */
@Injectable()
export class Charged {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
  ) {}

  /** Does charged work once for its idempotency key. @throws Problem 402, or 503 when it outlasts its reservation */
  run<T>(charge: Charge, work: () => Promise<Worked<T>>): Promise<T> {
    const { user, cost, purpose, key, request, keep = user.keepTexts } = charge;
    const charged = async (keyed: Keyed) => {
      const isFree = keyed.charged || cost === 0;
      const reservation = isFree ? undefined : await this.credits.reserve(user, { amount: cost, purpose });
      try {
        const worked = await work();
        return await this.database.transaction(async (manager) => {
          const saved = 'save' in worked ? await worked.save(manager) : worked.answer;
          if (reservation && !(await this.credits.settle(reservation, worked.credits, manager)))
            throw unavailable('This took too long. Nothing was charged; please try again.');
          await keyed.remember(saved, manager);
          return saved;
        });
      } catch (error) {
        if (reservation) await this.credits.release(reservation);
        throw error;
      }
    };
    return this.once(user.id, key, { purpose, request }, charged, keep);
  }

  /**
   * Runs a charged request once for its key.
   * @param key value of the header; absent means no protection
   * @param keep false when the answer has a text that is not kept; a repeated request is then worked on again without a charge
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
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const claim = { userId, key, owner: randomUUID() };
    const earlier = await this.claim({ ...claim, requestHash });
    if (earlier) return isNotKept(earlier.answer) ? work({ charged: true, ...NOTHING }) : (earlier.answer as T);
    const remember = async (answer: unknown, manager: EntityManager) => {
      const written = await queryAffected(
        manager,
        'UPDATE idempotency_keys SET answer = $4 WHERE user_id = $1 AND key = $2 AND owner = $3',
        [userId, key, claim.owner, storable(keep ? answer : NOT_KEPT)],
      );
      if (written === 0) throw stillRunning();
    };
    try {
      return await work({ charged: false, id: UUID.exec(key)?.[0], remember });
    } catch (error) {
      // Failed work was not charged, so the key is free for another attempt. An answer means that it was charged.
      await this.database.manager.delete(IdempotencyKey, { ...claim, answer: IsNull() });
      throw error;
    }
  }

  /** Deletes old keys. @returns their number */
  async sweep(): Promise<number> {
    const { affected } = await this.database
      .createQueryBuilder()
      .delete()
      .from(IdempotencyKey)
      .where('created_at < now() - make_interval(hours => :hours) AND locked_until < now()', { hours: KEPT_HOURS })
      .execute();
    return affected ?? 0;
  }

  /** @returns the earlier answer, or undefined when this request has the key now */
  private async claim({
    userId,
    key,
    requestHash,
    owner,
  }: Pick<IdempotencyKey, 'userId' | 'key' | 'requestHash' | 'owner'>): Promise<{ answer: unknown } | undefined> {
    const claimed = await queryRows(
      this.database,
      CLAIMED,
      `INSERT INTO idempotency_keys (user_id, key, request_hash, owner, locked_until)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
       ON CONFLICT (user_id, key) DO UPDATE SET locked_until = excluded.locked_until, owner = excluded.owner
       WHERE idempotency_keys.answer IS NULL AND idempotency_keys.locked_until < now()
         AND idempotency_keys.request_hash = excluded.request_hash
       RETURNING key`,
      [userId, key, requestHash, owner, LOCK_SECONDS],
    );
    if (claimed.length > 0) return undefined;
    const stored = await this.database.getRepository(IdempotencyKey).findOneBy({ userId, key });
    if (stored && stored.requestHash !== requestHash)
      throw new Problem(422, 'This Idempotency-Key was used for another request.', {
        title: 'Key used for another request',
      });
    if (!stored || stored.answer === null) throw stillRunning();
    return { answer: stored.answer };
  }
}

const isNotKept = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'notKept' in answer;

const stillRunning = () =>
  new Problem(409, 'The first request with this Idempotency-Key is still running.', { retryAfter: 1 });
