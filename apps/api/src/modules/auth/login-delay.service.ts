import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { networkOf } from '../../platform/security/network';
import { tooMany } from '../../platform/security/too-many';

const LONGEST_WAIT_S = 300;
const ADDRESS_WINDOW_S = 600;

/** Counts a try as failed unless the wait after earlier ones lasts; in one statement, so that tries at once queue up. */
const TRY = `INSERT INTO login_failures (key, failures, last_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET last_at = clock_timestamp(), failures = CASE
    WHEN login_failures.last_at < clock_timestamp() - make_interval(secs => ${ADDRESS_WINDOW_S}) THEN 1
    ELSE login_failures.failures + 1 END
  WHERE login_failures.failures < $2 OR login_failures.last_at + make_interval(secs => WAIT) <= clock_timestamp()
  RETURNING failures`;
/** `waitAfter` in SQL. */
const TRY_ACCOUNT = TRY.replace(
  'WAIT',
  `least(power(2, least(login_failures.failures - $2, 30)), ${LONGEST_WAIT_S})::integer`,
);
const TRY_ADDRESS = TRY.replace('WAIT', String(ADDRESS_WINDOW_S));

/** Failures at one account from all places together, beyond which unknown places are let try one at a time. */
const CEILING = 100;
const CEILING_WAIT_S = 20;
const TRY_ANYWHERE = TRY.replace('WAIT', String(CEILING_WAIT_S));

/**
 * Slows guessing down. Failures are counted for an account from one network, so that a stranger's failures never
 * lock the owner out, and for a network over all accounts. Whoever guesses from many networks meets a ceiling for the
 * account, which does not count for networks from which its owner has signed in. A try counts before the password is
 * looked at, or a hundred at once would all be looked at.
 */
@Injectable()
export class LoginDelay {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** To be followed by `succeeded` when it was no failure. @throws Problem 429 while the wait after earlier failures lasts */
  async try(email: string, address: string): Promise<void> {
    const { account, place, anywhere } = keysOf(email, address);
    const { LOGIN_FAILURES_PER_ADDRESS: perAddress = Infinity, LOGIN_FAILURES_PER_ACCOUNT: perAccount } = this.config;
    if (Number.isFinite(perAddress) && !(await this.counted(TRY_ADDRESS, place, perAddress)))
      throw tooMany(ADDRESS_WINDOW_S - (await this.ago(place)).seconds);
    if (!(await this.counted(TRY_ACCOUNT, account, perAccount))) {
      const { failures, seconds } = await this.ago(account);
      throw tooMany(waitAfter(failures, perAccount) - seconds);
    }
    if (await this.isKnown(email, place)) return;
    const most = Math.max(CEILING, perAccount);
    if (!(await this.counted(TRY_ANYWHERE, anywhere, most)))
      throw tooMany(CEILING_WAIT_S - (await this.ago(anywhere)).seconds);
  }

  async succeeded(email: string, address: string): Promise<void> {
    const { account, place, anywhere } = keysOf(email, address);
    await this.database.query('DELETE FROM login_failures WHERE key = $1', [account]);
    const oneLess = 'UPDATE login_failures SET failures = greatest(failures - 1, 0) WHERE key = $1';
    await this.database.query(oneLess, [place]);
    if (!(await this.isKnown(email, place))) await this.database.query(oneLess, [anywhere]);
    await this.remember(email, address);
  }

  /** From this network the account's owner is not slowed down by failures elsewhere. */
  async remember(email: string, address: string): Promise<void> {
    await this.database.query(
      `INSERT INTO login_places (user_id, hash) SELECT id, $2 FROM users WHERE email = $1
       ON CONFLICT (user_id, hash) DO UPDATE SET seen_at = now()`,
      [email, keysOf(email, address).place],
    );
  }

  private async isKnown(email: string, place: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT 1 FROM login_places JOIN users ON users.id = user_id WHERE email = $1 AND hash = $2',
      [email, place],
    );
    return rows.length > 0;
  }

  private async counted(statement: string, key: string, limit: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(statement, [key, limit]);
    return rows.length > 0;
  }

  private async ago(key: string): Promise<{ failures: number; seconds: number }> {
    const rows = await this.database.query<{ failures: number; ago: string }[]>(
      'SELECT failures, extract(epoch FROM clock_timestamp() - last_at) AS ago FROM login_failures WHERE key = $1',
      [key],
    );
    return { failures: rows[0]?.failures ?? 0, seconds: Number(rows[0]?.ago ?? 0) };
  }
}

/** Seconds to wait after so many failures: none up to the limit, then 1, 2, 4 … up to five minutes. */
export function waitAfter(failures: number, limit: number): number {
  return failures < limit ? 0 : Math.min(2 ** (failures - limit), LONGEST_WAIT_S);
}

/** Hashed, so that the table holds no list of who tried to sign in. */
function keysOf(email: string, address: string) {
  const key = (text: string) => createHash('sha256').update(text).digest('base64url');
  const network = networkOf(address);
  return {
    account: key(`account ${email} ${network}`),
    place: key(`address ${network}`),
    anywhere: key(`anywhere ${email}`),
  };
}
