import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { type Config, CONFIG } from '../../../platform/config/schema';
import { queryEntities } from '../../../platform/database/checked-query';
import { hashOf } from '../../../platform/security/tokens';
import { SignInAttempt } from '../entities';
import { cookieName, cookieOptions, readCookie } from '../sessions.service';
import { type ProviderId, SignInRefused } from './providers';

const LIFETIME_MINUTES = 10;

/** Values of a sign-in that must be the same when the user returns from the provider. */
export interface Attempt extends Pick<SignInAttempt, 'nonce' | 'verifier' | 'callback'> {
  /** Value that the provider returns; also in a cookie, which proves that it is the same browser. */
  state: string;
}

/** Manages sign-ins in progress at a provider. Each is valid for one return, in the browser where it started. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(provider: ProviderId, attempt: Attempt, response: Response): Promise<void> {
    const { state, nonce, verifier, callback } = attempt;
    const expiresAt = () => `now() + interval '${LIFETIME_MINUTES} minutes'`;
    const attempts = this.database.getRepository(SignInAttempt);
    await attempts.insert({
      stateHash: hashOf(state).toString('base64url'),
      provider,
      nonce,
      verifier,
      callback,
      expiresAt,
    });
    response.cookie(this.cookie, state, { ...cookieOptions(this.config), maxAge: LIFETIME_MINUTES * 60_000 });
  }

  /** Ends the attempt on return with `state`. @throws SignInRefused when it is not this browser's or used up */
  async finish(provider: ProviderId, state: unknown, request: Request, response: Response): Promise<Attempt> {
    const cookie = readCookie(request, this.cookie);
    response.clearCookie(this.cookie, cookieOptions(this.config));
    if (cookie === null || typeof state !== 'string' || cookie !== state) throw new SignInRefused('expired');
    const [attempt] = await queryEntities(
      this.database,
      SignInAttempt,
      'DELETE FROM sign_in_attempts WHERE state_hash = $1 AND provider = $2 AND expires_at > now() RETURNING *',
      [hashOf(state).toString('base64url'), provider],
    );
    if (!attempt) throw new SignInRefused('expired');
    const { nonce, verifier, callback } = attempt;
    return { state, nonce, verifier, callback };
  }

  private get cookie(): string {
    return `${cookieName(this.config)}-state`;
  }
}
