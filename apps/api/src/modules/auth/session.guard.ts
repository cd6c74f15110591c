import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { KeyScope } from '@veracite/contracts/keys';
import type { Request } from 'express';
import { Problem } from '../../platform/problem/problem';
import { bearerOf } from '../../platform/security/bearer';
import { PUBLIC, VISITORS } from '../../platform/security/open-routes';
import { ApiKeys } from './keys/keys.service';
import { KEY_SCOPE_MARK } from './keys/open-to-keys';
import type { Session } from './session.entity';
import type { User } from './user.entity';

/** A request that passed the guard. `signIn` is there when it came with a session and not with an API key. */
export type SignedInRequest = Request & { user: User; signIn?: Session };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<SignedInRequest>();

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context).user);

/** The session of the request; only for routes that are not open to API keys. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): Session => {
  const { signIn } = requestOf(context);
  if (!signIn) throw new Error('a route open to API keys asks for a session');
  return signIn;
});

/** Lets in whoever holds a live session or, on routes marked for it, an API key. A key that fails is not made good by a cookie. */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: ApiKeys,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.marked<boolean>(PUBLIC, context)) return true;
    const key = bearerOf(requestOf(context));
    if (key !== undefined) return this.openByKey(key, context);
    if (!this.marked<boolean>(VISITORS, context)) return Boolean(await super.canActivate(context));
    await this.knowVisitor(context);
    return true;
  }

  /** Whoever has no live session is a visitor. */
  private async knowVisitor(context: ExecutionContext): Promise<void> {
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof Problem && error.getStatus() === 401)) throw error;
    }
  }

  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new Problem(401, 'Please sign in.');
    return user;
  }

  private async openByKey(key: string, context: ExecutionContext): Promise<true> {
    const found = await this.keys.open(key);
    if (!found) throw new Problem(401, 'This API key is not valid.');
    const wanted = this.marked<KeyScope[]>(KEY_SCOPE_MARK, context);
    if (!wanted) throw new Problem(403, 'An API key does not open this. Please sign in.');
    if (!wanted.some((scope) => found.scopes.includes(scope)))
      throw new Problem(403, `This API key lacks the scope ${wanted.join(' or ')}.`);
    requestOf(context).user = found.user;
    return true;
  }

  private marked<T>(mark: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}
