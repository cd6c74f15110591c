import { Injectable } from '@nestjs/common';
import { badRequest, Problem } from '../../../platform/problem/problem';
import { LoginDelay } from '../login-delay.service';
import { Passwords } from '../passwords.service';
import type { Session } from '../entities';

/** Maximum age in milliseconds of a session that replaces a password. */
const FRESH_MS = 10 * 60_000;

/** Authenticates the user again before an irreversible change, since an open browser is not enough. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly passwords: Passwords,
    private readonly delay: LoginDelay,
  ) {}

  /** @throws Problem 400 for a wrong password, 403 for an account without one and an older session, 429 */
  async check(
    { user, createdAt }: Session,
    password: string | undefined,
    address: string,
    pointer: string,
  ): Promise<void> {
    if (user.passwordHash === null) {
      if (createdAt.getTime() > Date.now() - FRESH_MS) return;
      throw new Problem(403, 'Please sign in again first; this needs a sign-in of the last ten minutes.');
    }
    if (!password) throw badRequest('Your current password is required', pointer);
    await this.delay.try(user.email, address);
    if (await this.passwords.matches(password, user.passwordHash)) return this.delay.succeeded(user.email, address);
    throw badRequest('Your current password is wrong', pointer);
  }
}
