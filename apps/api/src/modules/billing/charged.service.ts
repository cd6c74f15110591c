import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { unavailable } from '../../platform/problem/problem';
import type { User } from '../auth/entities';
import { Credits } from './credits.service';
import { Idempotency, type Keyed } from './idempotency.service';

export interface Charge {
  user: User;
  cost: number;
  purpose: string;
}

/** Identifies a repeated request. */
interface Repeatable {
  /** Value of the Idempotency-Key header. */
  key: string | undefined;
  request: unknown;
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

  /** Does charged work once for its idempotency key. */
  run<T>({ key, request, ...charge }: Charge & Repeatable, work: () => Promise<Worked<T>>): Promise<T> {
    const { user, purpose } = charge;
    const once = (keyed: Keyed) => this.charge(charge, keyed, work);
    return this.idempotency.once(user.id, key, { purpose, request }, once, user.keepTexts);
  }

  /** Does charged work once for its key. @throws Problem 402, or 503 when it outlasts its reservation */
  async charge<T>({ user, cost, purpose }: Charge, keyed: Keyed, work: () => Promise<Worked<T>>): Promise<T> {
    const reservation = keyed.charged ? undefined : await this.credits.reserve(user, { amount: cost, purpose });
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
  }
}
