import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Config, CONFIG } from '../../platform/config/schema';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { networkOf } from '../../platform/security/network';
import { tooMany } from '../../platform/problem/problem';
import { User, LoginFailure, LoginPlace } from './entities';

const FAILURES = z.object({ failures: z.int() });
const DELAY = z.object({ failures: z.int(), seconds: z.coerce.number() });

const LONGEST_WAIT_S = 300;
const ADDRESS_WINDOW_S = 600;

/** Counts an attempt as failed unless a wait is not over; in one statement, so that parallel ones are counted too. */
const TRY = `INSERT INTO login_failures (key, failures, last_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET last_at = clock_timestamp(), failures = CASE
    WHEN login_failures.last_at < clock_timestamp() - make_interval(secs => ${ADDRESS_WINDOW_S}) THEN 1
    ELSE login_failures.failures + 1 END
  WHERE login_failures.failures < $2 OR login_failures.last_at + make_interval(secs => WAIT) <= clock_timestamp()
  RETURNING failures`;
/** Computes `waitAfter` in SQL. */
const TRY_ACCOUNT = TRY.replace(
  'WAIT',
  `least(power(2, least(login_failures.failures - $2, 30)), ${LONGEST_WAIT_S})::integer`,
);
const TRY_ADDRESS = TRY.replace('WAIT', String(ADDRESS_WINDOW_S));

/** Failures for one account from all networks, after which unknown networks may try one at a time. */
const CEILING = 100;
const CEILING_WAIT_S = 20;
const TRY_ANYWHERE = TRY.replace('WAIT', String(CEILING_WAIT_S));

/**
 * Slows down password guessing. Failures are counted for an account from one network, so that a stranger's failures
 * never lock the owner out, and for a network over all accounts. An attacker with many networks reaches a ceiling for
 * the account, which does not count for networks from which its owner has signed in. An attempt is counted before the
 * password is compared, so that parallel attempts cannot pass together.
 */
@Injectable()
export class LoginDelay {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts an attempt; call `succeeded` when it succeeds. @throws Problem 429 until the wait after failures is over */
  async try(email: string, address: string): Promise<void> {
    const { account, place, anywhere } = keysOf(email, address);
    const { LOGIN_FAILURES_PER_ADDRESS: perAddress = Infinity, LOGIN_FAILURES_PER_ACCOUNT: perAccount } = this.config;
    if (Number.isFinite(perAddress) && !(await this.counted(TRY_ADDRESS, place, perAddress)))
      throw tooMany(ADDRESS_WINDOW_S - (await this.last(place)).seconds);
    if (!(await this.counted(TRY_ACCOUNT, account, perAccount))) {
      const { failures, seconds } = await this.last(account);
      throw tooMany(waitAfter(failures, perAccount) - seconds);
    }
    if (await this.isKnown(email, place)) return;
    const most = Math.max(CEILING, perAccount);
    if (!(await this.counted(TRY_ANYWHERE, anywhere, most)))
      throw tooMany(CEILING_WAIT_S - (await this.last(anywhere)).seconds);
  }

  async succeeded(email: string, address: string): Promise<void> {
    const { account, place, anywhere } = keysOf(email, address);
    const failures = this.database.getRepository(LoginFailure);
    await failures.delete({ key: account });
    const oneLess = { failures: () => 'greatest(failures - 1, 0)' };
    await failures.update({ key: place }, oneLess);
    if (!(await this.isKnown(email, place))) await failures.update({ key: anywhere }, oneLess);
    await this.remember(email, address);
  }

  /** Stores the network, so that failures elsewhere do not slow down the account's owner there. */
  async remember(email: string, address: string): Promise<void> {
    await queryAffected(
      this.database,
      `INSERT INTO login_places (user_id, hash) SELECT id, $2 FROM users WHERE email = $1
       ON CONFLICT (user_id, hash) DO UPDATE SET seen_at = now()`,
      [email, keysOf(email, address).place],
    );
  }

  private isKnown(email: string, hash: string): Promise<boolean> {
    return this.database
      .createQueryBuilder(LoginPlace, 'place')
      .innerJoin(User, 'user', 'user.id = place.userId')
      .where('user.email = :email AND place.hash = :hash', { email, hash })
      .getExists();
  }

  private async counted(statement: string, key: string, limit: number): Promise<boolean> {
    return (await queryRows(this.database, FAILURES, statement, [key, limit])).length > 0;
  }

  /** Returns the count of a key and the seconds since its last failure. */
  private async last(key: string): Promise<{ failures: number; seconds: number }> {
    const [row] = await queryRows(
      this.database,
      DELAY,
      'SELECT failures, extract(epoch FROM clock_timestamp() - last_at) AS seconds FROM login_failures WHERE key = $1',
      [key],
    );
    return row ?? { failures: 0, seconds: 0 };
  }
}

/** Returns the seconds to wait after failures: none up to the limit, then 1, 2, 4 … up to five minutes. */
export function waitAfter(failures: number, limit: number): number {
  return failures < limit ? 0 : Math.min(2 ** (failures - limit), LONGEST_WAIT_S);
}

/** Hashes the keys, so that the table does not reveal who tried to sign in. */
function keysOf(email: string, address: string) {
  const key = (text: string) => createHash('sha256').update(text).digest('base64url');
  const network = networkOf(address);
  return {
    account: key(`account ${email} ${network}`),
    place: key(`address ${network}`),
    anywhere: key(`anywhere ${email}`),
  };
}
