import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { badRequest } from '../../platform/problem/problem';
import { FairQueue } from '../../platform/fair-queue';
import { passwordFault } from './passwords/password-policy';
import { hashPassword, isWeaker, matchesHash, type ScryptCost } from './password-hash';

/** Waiting for a turn beyond this many, the rest are turned away: each turn takes about 0.4 s. */
const QUEUE = 100;
/** Whoever waited for longer has given up. */
const PATIENCE_MS = 10_000;

/** Hashing with a limit on how much of it runs at once, since each run takes 128 MiB. */
@Injectable()
export class Passwords {
  private readonly cost: ScryptCost;
  private readonly queue: FairQueue;
  /** What an unknown user's password is held against, so that it takes as long as a known one's. */
  private readonly nobody: Promise<string>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.cost = { ln: config.PASSWORD_COST, r: 8, p: 1 };
    this.queue = new FairQueue({
      slots: config.PASSWORD_PARALLEL,
      maxWaiting: QUEUE,
      maxWaitMs: PATIENCE_MS,
      busyMessage: 'Many people are signing in. Please try again in a moment.',
    });
    // Made before anybody asks, or the first unknown user would wait twice as long as a known one.
    this.nobody = this.hash('');
  }

  /** @throws Problem 400 naming the field when the text is no good password for its owner */
  check(password: string, owner: { email: string; name: string }, pointer = '/password'): void {
    const fault = passwordFault(password, owner, this.config);
    if (fault) throw badRequest(fault, pointer);
  }

  /** @param signal of the caller: for one who went away nothing is hashed. @throws Problem 503 after a long wait */
  hash(password: string, signal?: AbortSignal): Promise<string> {
    return this.queue.run('', () => hashPassword(password, this.cost), signal);
  }

  /** @param hash null for a user who is unknown or has no password: false then, after the same time */
  async matches(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean> {
    const compared = hash ?? (await this.nobody);
    const same = await this.queue.run('', () => matchesHash(password, compared), signal);
    return same && hash !== null;
  }

  needsRehash(hash: string): boolean {
    return isWeaker(hash, this.cost);
  }
}
