import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { cookieName, cookieOptions, readCookie } from '../session-cookie';
import type { ProviderId } from './providers';
import { SignInRefused } from './sign-in-refused';

const LIFETIME_MINUTES = 10;

/** What the way to a provider and back must have in common. */
export interface Attempt {
  /** Value that the provider hands back; also in a cookie, so that it is the same browser. */
  state: string;
  /** Value that the ID token must hold. */
  nonce: string;
  /** PKCE's secret, whose hash went with the request. */
  verifier: string;
  /** Where to go afterwards; null for the home page. */
  callback: string | null;
}

/** Sign-ins under way. Each is good for one return, in the browser in which it began. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(provider: ProviderId, attempt: Attempt, response: Response): Promise<void> {
    const { state, nonce, verifier, callback } = attempt;
    await this.database.query(
      `INSERT INTO sign_in_attempts (state_hash, provider, nonce, verifier, callback, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [hashOf(state), provider, nonce, verifier, callback, LIFETIME_MINUTES],
    );
    response.cookie(this.cookie, state, { ...cookieOptions(this.config), maxAge: LIFETIME_MINUTES * 60_000 });
  }

  /**
   * Ends the attempt that a return belongs to.
   * @param state as the provider handed it back
   * @throws SignInRefused when it began in another browser, was used, has expired or is of another provider
   */
  async finish(provider: ProviderId, state: unknown, request: Request, response: Response): Promise<Attempt> {
    const own = readCookie(request, this.cookie);
    response.clearCookie(this.cookie, cookieOptions(this.config));
    if (own === null || typeof state !== 'string' || own !== state) throw new SignInRefused('expired');
    const [rows] = await this.database.query<[Omit<Attempt, 'state'>[], number]>(
      `DELETE FROM sign_in_attempts WHERE state_hash = $1 AND provider = $2 AND expires_at > now()
       RETURNING nonce, verifier, callback`,
      [hashOf(state), provider],
    );
    if (!rows[0]) throw new SignInRefused('expired');
    return { state, ...rows[0] };
  }

  private get cookie(): string {
    return `${cookieName(this.config)}-state`;
  }
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}
