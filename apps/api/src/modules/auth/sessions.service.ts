import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request, Response, CookieOptions } from 'express';
import { DataSource, MoreThan, Not } from 'typeorm';
import { z } from 'zod';
import { type Config, CONFIG } from '../../platform/config/schema';
import { columnsOf, queryRows, toEntity } from '../../platform/database/checked-query';
import { notFound } from '../../platform/problem/problem';
import { User, Session } from './entities';

/** Minimum time between two updates of `seenAt`, so that most requests do not write. */
const SEEN_EVERY_MS = 5 * 60_000;

const ROW = z.record(z.string(), z.unknown());

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Claims of a session token: ids of the user and of the session. */
export interface Claims {
  sub: string;
  sid: string;
}

/** Manages sessions. They are stored in the database; the cookie has a signed token with the id. */
@Injectable()
export class Sessions {
  private liveSql: string | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly tokens: JwtService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Starts a session and sets its cookie. */
  async begin(user: User, request: Request, response: Response): Promise<void> {
    const { token, expiresAt } = await this.open(user, request.headers['user-agent']);
    response.cookie(cookieName(this.config), token, { ...cookieOptions(this.config), expires: expiresAt });
  }

  /** @returns the token for the cookie and the time at which both expire */
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

  /** Returns a valid session with its user, or null when it was revoked, has expired or belongs to another user. */
  async live({ sid, sub }: Claims): Promise<Session | null> {
    if (!UUID.test(String(sid))) return null;
    const { database } = this;
    // Not the query builder, which takes as long as the query: this runs for every request.
    this.liveSql ??= `SELECT ${columnsOf(database, Session, 'session')}, ${columnsOf(database, User, 'owner')}
      FROM sessions session JOIN users owner ON owner.id = session.user_id
      WHERE session.id = $1 AND session.expires_at > now()`;
    const [row] = await queryRows(database, ROW, this.liveSql, [sid]);
    if (!row) return null;
    const session = toEntity(database, Session, row, 'session.');
    session.user = toEntity(database, User, row, 'owner.');
    if (session.userId !== sub) return null;
    if (session.seenAt.getTime() < Date.now() - SEEN_EVERY_MS)
      await database.getRepository(Session).update({ id: sid }, { seenAt: new Date() });
    return session;
  }

  /** Returns the user of a token, for middleware outside Nest's guards. */
  async userOfToken(token: string | null): Promise<User | null> {
    if (token === null) return null;
    try {
      return (await this.live(await this.tokens.verifyAsync<Claims>(token)))?.user ?? null;
    } catch (error) {
      if (isForged(error)) return null;
      throw error;
    }
  }

  /** Returns the valid sessions of a user, the last used first. */
  ofUser(userId: string): Promise<Session[]> {
    return this.database
      .getRepository(Session)
      .find({ where: { userId, expiresAt: MoreThan(new Date()) }, order: { seenAt: 'DESC', createdAt: 'DESC' } });
  }

  /** @throws Problem 404 when the user has no such session */
  async end(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(Session).delete({ id, userId });
    if (!affected) throw notFound('The session');
  }

  async endOthers({ userId, id }: Session): Promise<void> {
    await this.database.getRepository(Session).delete({ userId, id: Not(id) });
  }

  /** Ends the session of a browser, and clears its cookie. */
  async close(request: Request, response: Response): Promise<void> {
    const token = cookieOf(request, this.config);
    try {
      // An expired token still has the id of a session to delete.
      const claims = token && (await this.tokens.verifyAsync<Claims>(token, { ignoreExpiration: true }));
      if (claims) await this.database.getRepository(Session).delete({ id: claims.sid });
    } catch (error) {
      if (!isForged(error)) throw error;
    }
    this.forget(response);
  }

  /** Clears the cookie of a session that has ended. */
  forget(response: Response): void {
    response.clearCookie(cookieName(this.config), cookieOptions(this.config));
  }
}

/** Tests for the error of a token that is not valid. A payload that is not JSON throws a SyntaxError. */
function isForged(error: unknown): boolean {
  return error instanceof Error && /^(?:JsonWebToken|TokenExpired|NotBefore|Syntax)Error$/.test(error.name);
}

/** Returns the name of the cookie. `__Host-` binds it to this host and to https; browsers refuse the prefix over http. */
export function cookieName({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-veracite' : 'veracite';
}

export function cookieOptions({ secure }: Pick<Config, 'secure'>): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** Returns the session token of a request, or null. */
export function cookieOf(request: Request, config: Pick<Config, 'secure'>): string | null {
  return readCookie(request, cookieName(config));
}

/** Returns the value of a cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  const cookies: unknown = request.cookies;
  const value = typeof cookies === 'object' && cookies !== null ? Reflect.get(cookies, name) : undefined;
  return typeof value === 'string' ? value : null;
}
