import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passportJwt from 'passport-jwt';
import { type Config, CONFIG } from '../../platform/config/schema';
import { signingKey } from '../../platform/security/secret';
import type { SignedInRequest } from './session.guard';
import { Sessions, type Claims, cookieOf } from './sessions.service';

/** The only accepted algorithm, issuer and audience of session tokens. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'veracite', audience: 'veracite-session' } as const;

/** Authenticates the session cookie: first its signature, then the row of the session. */
@Injectable()
export class JwtStrategy extends PassportStrategy(passportJwt.Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookieOf(request, config),
      // A key object: a text would first be parsed as a public key, which takes longer than the verification.
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
