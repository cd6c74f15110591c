import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { badRequest, unavailable } from '../../platform/problem/problem';
import { passwordFault } from './passwords/password-policy';
import { hashPassword, isWeaker, matchesHash, type ScryptCost } from './password-hash';

/** Waiting for a turn beyond this many, the rest are turned away: each turn takes about 0.4 s. */
const QUEUE = 100;

/** Hashing with a limit on how much of it runs at once, since each run takes 128 MiB. */
@Injectable()
export class Passwords {
  private readonly cost: ScryptCost;
  private readonly parallel: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** What an unknown user's password is held against, so that it takes as long as a known one's. */
  private readonly nobody: Promise<string>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.cost = { ln: config.PASSWORD_COST, r: 8, p: 1 };
    this.parallel = config.PASSWORD_PARALLEL;
    // Made before anybody asks, or the first unknown user would wait twice as long as a known one.
    this.nobody = this.hash('');
  }

  /** @throws Problem 400 naming the field when the text is no good password for its owner */
  check(password: string, owner: { email: string; name: string }, pointer = '/password'): void {
    const fault = passwordFault(password, owner, this.config);
    if (fault) throw badRequest(fault, pointer);
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hashPassword(password, this.cost));
  }

  /** @param hash null for a user who is unknown or has no password: false then, after the same time */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const compared = hash ?? (await this.nobody);
    const same = await this.inTurn(() => matchesHash(password, compared));
    return same && hash !== null;
  }

  needsRehash(hash: string): boolean {
    return isWeaker(hash, this.cost);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.parallel) {
      if (this.waiting.length >= QUEUE) throw unavailable('Many people are signing in. Please try again in a moment.');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
