import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RateLimiter } from './rate-limiter';

/** A guard that counts a user's requests against a limiter. @param limiter its token */
export function userLimit(limiter: symbol): Type<CanActivate> {
  @Injectable()
  class UserLimit implements CanActivate {
    constructor(@Inject(limiter) private readonly limiter: RateLimiter) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const http = context.switchToHttp();
      const { user } = http.getRequest<Request & { user: { id: string } }>();
      await this.limiter.take(user.id, http.getResponse<Response>());
      return true;
    }
  }
  return mixin(UserLimit);
}
