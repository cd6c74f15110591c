import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../../platform/problem/problem';
import type { User } from '../auth/user.entity';
import { Credits } from './credits.service';
import { Idempotency, type Keyed } from './idempotency.service';

/** A request that costs credits, and what makes it the same request when it is repeated. */
export interface Charge {
  user: User;
  cost: number;
  purpose: string;
  /** Value of the Idempotency-Key header. */
  key: string | undefined;
  request: unknown;
}

/** Work that is charged when it answers: reserve, work, then charge and remember the answer in one transaction. */
@Injectable()
export class Charged {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly idempotency: Idempotency,
  ) {}

  /** @param work gives the answer and how many credits of the reserved it is worth */
  run<T>({ user, cost, purpose, key, request }: Charge, work: () => Promise<{ answer: T; worth: number }>): Promise<T> {
    const worked = async (keyed: Keyed): Promise<T> => {
      if (keyed.charged) return (await work()).answer;
      const reservation = await this.credits.reserve(user, { amount: cost, purpose });
      try {
        const { answer, worth } = await work();
        await this.database.transaction(async (manager) => {
          if (!(await this.credits.settle(reservation, worth, manager)))
            throw unavailable('This took too long. Nothing was charged; please try again.');
          await keyed.remember(answer, manager);
        });
        return answer;
      } catch (error) {
        await this.credits.release(reservation);
        throw error;
      }
    };
    return this.idempotency.once(user.id, key, { purpose, request }, worked, user.keepTexts);
  }
}
