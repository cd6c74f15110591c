import { ROLES, type Role } from '@veracite/contracts/account';
import { planSlugOf } from '@veracite/contracts/plans';
import type { DataSource } from 'typeorm';
import { Credits } from '../modules/billing/credits.service';
import { PaddlePayments } from '../modules/billing/payments/paddle';
import { Reconciliation, type Reconciled } from '../modules/billing/payments/reconciliation';
import { Subscriptions } from '../modules/billing/payments/subscriptions.service';
import { hashPassword } from '../modules/auth/password-hash';
import { User } from '../modules/auth/entities';
import { Users } from '../modules/auth/users.service';
import type { Config } from '../platform/config/schema';
import { CommandFault } from './command-fault';

/** @returns the id of the new account. @throws CommandFault when the address is taken */
export async function createUser(
  database: DataSource,
  config: Config,
  details: { email: string; name: string; password: string },
): Promise<string> {
  const passwordHash = await hashPassword(details.password, { ln: config.PASSWORD_COST, r: 8, p: 1 });
  const user = await new Users(database).create({ email: details.email, name: details.name, passwordHash });
  return user.id;
}

export type Grant = { plan: string } | { credits: number } | { unlimited: true };

/** Grants a plan, extra credits that the account keeps until they are used, or unlimited use. */
export async function grant(database: DataSource, config: Config, email: string, what: Grant): Promise<void> {
  const user = await existing(database, email);
  const credits = new Credits(database, config);
  if ('credits' in what) return credits.add(user, what.credits, 'granted by hand');
  const users = database.getRepository(User);
  if ('unlimited' in what) await users.update({ id: user.id }, { unlimited: true });
  else {
    const plan = planSlugOf(what.plan);
    if (!plan) throw new CommandFault(`There is no plan "${what.plan}".`);
    await users.update({ id: user.id }, { plan, unlimited: false });
  }
  await credits.applyPlan(await existing(database, email));
}

export async function setRole(database: DataSource, email: string, role: string): Promise<void> {
  const user = await existing(database, email);
  if (!isRole(role)) throw new CommandFault(`There is no role "${role}": it is one of ${ROLES.join(', ')}.`);
  await database.getRepository(User).update({ id: user.id }, { role });
}

/** Compares every subscription with the payment provider and corrects differences. @throws CommandFault without a provider */
export async function reconcilePayments(database: DataSource, config: Config): Promise<Reconciled> {
  if (config.BILLING_PROVIDER !== 'paddle')
    throw new CommandFault('There is no payment provider: BILLING_PROVIDER is not paddle.');
  const subscriptions = new Subscriptions(database, new Credits(database, config), config);
  return new Reconciliation(database, subscriptions, new PaddlePayments(config)).run();
}

async function existing(database: DataSource, email: string): Promise<User> {
  const user = await new Users(database).byEmail(email);
  if (!user) throw new CommandFault(`There is no account with the address ${email}.`);
  return user;
}

function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
