import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, MoreThan } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Session } from './session.entity';
import type { User } from './user.entity';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** What a cookie's token says. */
export interface Claims {
  sub: string;
  sid: string;
}

/** Sessions live in the database; the cookie only names one, signed. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: JwtService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns the token for the cookie and when both end */
  async open(user: User, userAgent: string | undefined): Promise<{ token: string; expiresAt: Date }> {
    const seconds = this.config.SESSION_DAYS * 86_400;
    const expiresAt = new Date(Date.now() + seconds * 1_000);
    const sessions = this.database.getRepository(Session);
    const { id: sid } = await sessions.save(
      sessions.create({ userId: user.id, expiresAt, userAgent: userAgent?.slice(0, 300) ?? null }),
    );
    const claims: Claims = { sub: user.id, sid };
    return { token: await this.tokens.signAsync(claims, { expiresIn: seconds }), expiresAt };
  }

  /** The user of a live session, or null when it was revoked, has ended or is somebody else's. */
  async userOf({ sid, sub }: Claims): Promise<User | null> {
    if (!UUID.test(String(sid))) return null;
    const session = await this.database.getRepository(Session).findOne({
      where: { id: sid, expiresAt: MoreThan(new Date()) },
      relations: { user: true },
    });
    return session && session.userId === sub ? session.user : null;
  }

  /** The same from a raw token: for doors outside Nest's guards. */
  async userOfToken(token: string | null): Promise<User | null> {
    if (token === null) return null;
    try {
      return await this.userOf(await this.tokens.verifyAsync<Claims>(token));
    } catch (error) {
      if (isForged(error)) return null;
      throw error;
    }
  }

  async close(token: string | null): Promise<void> {
    if (token === null) return;
    try {
      // An expired token still names a session that can go.
      const { sid } = await this.tokens.verifyAsync<Claims>(token, { ignoreExpiration: true });
      await this.database.getRepository(Session).delete({ id: sid });
    } catch (error) {
      if (!isForged(error)) throw error;
    }
  }
}

function isForged(error: unknown): boolean {
  return error instanceof Error && /^(?:JsonWebTokenError|TokenExpiredError|NotBeforeError)$/.test(error.name);
}
