import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { cookieName, cookieOf, cookieOptions } from './session-cookie';
import { Sessions } from './sessions.service';
import type { User } from './user.entity';

/** Starts and ends the session of a browser. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async begin(user: User, request: Request, response: Response): Promise<void> {
    const { token, expiresAt } = await this.sessions.open(user, request.headers['user-agent']);
    response.cookie(cookieName(this.config), token, { ...cookieOptions(this.config), expires: expiresAt });
  }

  async end(request: Request, response: Response): Promise<void> {
    await this.sessions.close(cookieOf(request, this.config));
    this.forget(response);
  }

  /** Clears the cookie of a session that has ended. */
  forget(response: Response): void {
    response.clearCookie(cookieName(this.config), cookieOptions(this.config));
  }
}
