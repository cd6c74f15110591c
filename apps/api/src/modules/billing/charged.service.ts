import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { unavailable } from '../../platform/problem/problem';
import type { User } from '../auth/entities';
import { Credits } from './credits.service';
import { Idempotency, type Keyed } from './idempotency.service';

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

/** Charges work when it succeeds: credits are reserved first; the charge and the answer are stored in one transaction. */
@Injectable()
export class Charged {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly idempotency: Idempotency,
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
    return this.idempotency.once(user.id, key, { purpose, request }, charged, keep);
  }
}
