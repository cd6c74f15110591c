import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { tooMany } from '../../platform/security/too-many';

const LONGEST_WAIT_S = 300;
const ADDRESS_WINDOW_S = 600;

/**
 * Slows guessing down. Failures are counted for an account from one address, so that a stranger's failures never
 * lock the owner out, and for an address over all accounts.
 */
@Injectable()
export class LoginDelay {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem 429 while the wait after earlier failures lasts */
  async check(email: string, address: string): Promise<void> {
    const [account, place] = keysOf(email, address);
    const rows: { key: string; failures: number; ago: string }[] = await this.database.query(
      'SELECT key, failures, extract(epoch FROM now() - last_at) AS ago FROM login_failures WHERE key IN ($1, $2)',
      [account, place],
    );
    for (const { key, failures, ago } of rows) {
      const wait =
        key === account
          ? waitAfter(failures, this.config.LOGIN_FAILURES_PER_ACCOUNT)
          : failures >= this.config.LOGIN_FAILURES_PER_ADDRESS
            ? ADDRESS_WINDOW_S
            : 0;
      if (Number(ago) < wait) throw tooMany(wait - Number(ago));
    }
  }

  async failed(email: string, address: string): Promise<void> {
    // A count starts again when nothing failed for as long as an address is watched.
    await this.database.query(
      `INSERT INTO login_failures (key, failures, last_at) SELECT unnest($1::text[]), 1, now()
       ON CONFLICT (key) DO UPDATE SET last_at = now(), failures = CASE
         WHEN login_failures.last_at < now() - make_interval(secs => $2) THEN 1 ELSE login_failures.failures + 1 END`,
      [keysOf(email, address), ADDRESS_WINDOW_S],
    );
  }

  async succeeded(email: string, address: string): Promise<void> {
    await this.database.query('DELETE FROM login_failures WHERE key = $1', [keysOf(email, address)[0]]);
  }
}

/** Seconds to wait after so many failures: none up to the limit, then 1, 2, 4 … up to five minutes. */
export function waitAfter(failures: number, limit: number): number {
  return failures < limit ? 0 : Math.min(2 ** (failures - limit), LONGEST_WAIT_S);
}

/** Hashed, so that the table holds no list of who tried to sign in. */
function keysOf(email: string, address: string): [string, string] {
  const key = (text: string) => createHash('sha256').update(text).digest('base64url');
  return [key(`account ${email} ${address}`), key(`address ${address}`)];
}
