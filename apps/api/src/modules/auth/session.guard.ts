import { createParamDecorator, type ExecutionContext, Injectable, applyDecorators, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { KeyScope } from '@veracite/contracts/keys';
import type { Request } from 'express';
import { Problem } from '../../platform/problem/problem';
import { bearerOf } from '../../platform/security/bearer';
import { PUBLIC, VISITORS } from '../../platform/security/open-routes';
import { ApiKeys } from './keys/keys.service';
import type { User, Session } from './entities';
import { ApiResponse, ApiSecurity } from '@nestjs/swagger';

const KEY_SCOPE_MARK = 'key-scope';

/** Allows API keys with one of these scopes on a route. Other routes require a session. */
export function OpenToKeys(...scopes: KeyScope[]) {
  return applyDecorators(
    SetMetadata(KEY_SCOPE_MARK, scopes),
    ApiSecurity('bearer', scopes),
    ApiResponse({ status: 403, description: `The API key lacks the scope ${scopes.join(' or ')}` }),
  );
}

/** A request that passed the guard. `signIn` is set for a session, and `scopes` for an API key. */
export type SignedInRequest = Request & { user: User; signIn?: Session; scopes?: KeyScope[] };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<SignedInRequest>();

/** Injects the signed-in user of the request. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context).user);

/** Injects the session of the request; only for routes that do not accept API keys. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): Session => {
  const { signIn } = requestOf(context);
  if (!signIn) throw new Error('a route that accepts API keys requires a session');
  return signIn;
});

/** Injects the scopes of the API key of the request; undefined without a key, which allows everything. */
export const CurrentScopes = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => requestOf(context).scopes,
);

/** Accepts a valid session or, on routes marked for it, an API key. A cookie does not compensate for an invalid key. */
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
    await this.identifyVisitor(context);
    return true;
  }

  /** Sets the user when there is a valid session; without one the request is a visitor's. */
  private async identifyVisitor(context: ExecutionContext): Promise<void> {
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
    const accepted = this.marked<KeyScope[]>(KEY_SCOPE_MARK, context);
    if (!accepted) throw new Problem(403, 'API keys are not accepted here. Please sign in.');
    if (!accepted.some((scope) => found.scopes.includes(scope)))
      throw new Problem(403, `This API key lacks the scope ${accepted.join(' or ')}.`);
    Object.assign(requestOf(context), found);
    return true;
  }

  private marked<T>(mark: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}
