import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/schema';
import { badRequest } from '../../platform/problem/problem';
import { FairQueue } from '../../platform/fair-queue';
import { passwordFault } from './passwords/password-policy';
import { hashPassword, isWeaker, matchesHash, type ScryptCost } from './password-hash';

/** Maximum length of the queue; more requests are refused. Each hash takes about 0.4 s. */
const MAX_WAITING = 100;
const MAX_WAIT_MS = 10_000;

/** Hashes passwords, with a limit on parallel runs because each takes 128 MiB. */
@Injectable()
export class Passwords {
  private readonly cost: ScryptCost;
  private readonly queue: FairQueue;
  /** Compared with the password of an unknown user, so that it takes as long as for a known one. */
  private readonly dummyHash: Promise<string>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.cost = { ln: config.PASSWORD_COST, r: 8, p: 1 };
    this.queue = new FairQueue({
      slots: config.PASSWORD_PARALLEL,
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      busyMessage: 'Many people are signing in. Please try again in a moment.',
    });
    // Created at the start: otherwise the first unknown user would wait twice as long as a known one.
    this.dummyHash = this.hash('');
  }

  /** @throws Problem 400 with the field when the policy refuses the password */
  check(password: string, owner: { email: string; name: string }, pointer = '/password'): void {
    const fault = passwordFault(password, owner, this.config);
    if (fault) throw badRequest(fault, pointer);
  }

  /** @param signal aborts while the call is in the queue. @throws Problem 503 after a long wait */
  hash(password: string, signal?: AbortSignal): Promise<string> {
    return this.queue.run('', () => hashPassword(password, this.cost), signal);
  }

  /** @param hash null for a user who is unknown or has no password; the result is then false, after the same time */
  async matches(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean> {
    const compared = hash ?? (await this.dummyHash);
    const same = await this.queue.run('', () => matchesHash(password, compared), signal);
    return same && hash !== null;
  }

  needsRehash(hash: string): boolean {
    return isWeaker(hash, this.cost);
  }
}
