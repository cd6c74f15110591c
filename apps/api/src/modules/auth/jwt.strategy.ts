import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passportJwt from 'passport-jwt';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { signingKey } from '../../platform/security/secret';
import { cookieOf } from './session-cookie';
import type { SignedInRequest } from './session.guard';
import { Sessions, type Claims } from './sessions.service';
import { TOKEN_RULES } from './token-rules';

/** Reads the session cookie: signature first, then the session's row. */
@Injectable()
export class JwtStrategy extends PassportStrategy(passportJwt.Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookieOf(request, config),
      // As a key: of a text it is tried first whether it holds a public key, which costs more than the check itself.
      secretOrKey: signingKey(config) as unknown as Buffer,
      algorithms: [TOKEN_RULES.algorithm],
      issuer: TOKEN_RULES.issuer,
      audience: TOKEN_RULES.audience,
      passReqToCallback: true,
    });
  }

  async validate(request: SignedInRequest, claims: Claims) {
    const session = await this.sessions.live(claims);
    if (!session) return false;
    request.signIn = session;
    return session.user;
  }
}
