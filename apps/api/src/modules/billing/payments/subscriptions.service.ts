import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { lockUser } from '../../auth/users.service';
import { User } from '../../auth/entities';
import { Credits } from '../credits.service';
import { planOfPrice } from '../plans';
import { Subscription } from '../entities';
import type { SubscriptionState } from './event';
import {
  currentSubscription,
  duplicateSubscriptions,
  ownerOf,
  saveRevocation,
  saveState,
  usersWithLapsedPlan,
} from './subscriptions.repository';

/** Gives users the plans of their subscriptions. The result does not depend on the order in which states arrive. */
@Injectable()
export class Subscriptions {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the subscription that decides the user's plan, or null. */
  current(userId: string): Promise<Subscription | null> {
    return currentSubscription(this.database.manager, userId);
  }

  /** Returns how many subscriptions the user ever had. */
  countOf(userId: string): Promise<number> {
    return this.database.getRepository(Subscription).countBy({ userId });
  }

  /** Returns the provider's id of the user as a customer: that of the newest subscription with one. */
  async customerOf(userId: string): Promise<string | null> {
    const where = { userId, customerId: Not(IsNull()) };
    const newest = await this.database
      .getRepository(Subscription)
      .findOne({ select: { id: true, customerId: true }, where, order: { startedAt: 'DESC' } });
    return newest?.customerId ?? null;
  }

  /** Applies a state reported for the time `at` unless a newer one is known; returns the outcome in words. */
  async apply(state: SubscriptionState, time: Date, manager: EntityManager): Promise<string> {
    const plan = planOfPrice(this.config, state.priceId);
    if (!plan) return this.refuse(state, 'unknown price');
    const userId = await ownerOf(manager, state);
    if (!userId) return this.refuse(state, 'unknown account');
    if (!(await saveState(manager, state, { userId, plan, at: time }))) return 'older than the known state';
    await this.settlePlan(userId, manager);
    return 'applied';
  }

  /** Ends a subscription whose payment was refunded. One that is not known yet finds the refund when it arrives. */
  async revoke(id: string, manager: EntityManager): Promise<string> {
    const userId = await saveRevocation(manager, id);
    if (!userId) return 'waits for its subscription';
    await this.settlePlan(userId, manager);
    return 'applied';
  }

  /** Ends the plans whose cancellation is due; the provider's own event may be late. @returns their number */
  async endLapsed(): Promise<number> {
    const lapsed = await usersWithLapsedPlan(this.database.manager);
    for (const userId of lapsed) await this.database.transaction((manager) => this.settlePlan(userId, manager));
    return lapsed.length;
  }

  /** Returns the subscriptions that continue next to a newer one of the same user, who pays twice. */
  duplicates(): Promise<{ id: string; userId: string }[]> {
    return duplicateSubscriptions(this.database.manager);
  }

  /** Sets the account's plan and credits to those of its subscriptions. Used credits stay used. */
  private async settlePlan(userId: string, manager: EntityManager): Promise<void> {
    // Events of two subscriptions of one user may arrive at the same time: each must see the other.
    await lockUser(manager, userId);
    const users = manager.getRepository(User);
    const before = await users.findOneByOrFail({ id: userId });
    const subscription = await currentSubscription(manager, userId);
    const plan = subscription?.plan ?? 'free';
    const planSince = subscription?.startedAt ?? null;
    if (before.plan === plan && before.planSince?.getTime() === planSince?.getTime()) return;
    const balance = await this.credits.balance(before, manager);
    await users.update({ id: userId }, { plan, planSince });
    await this.credits.applyPlan(await users.findOneByOrFail({ id: userId }), manager, balance);
  }

  private refuse({ id, status }: SubscriptionState, reason: string): string {
    this.log.error(`subscription ${id} (${status}) changed nothing: ${reason}`);
    return reason;
  }
}
