import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { COMPUTING_LIMITER, RateLimiter } from './rate-limiter';

@Injectable()
class ComputingLimit implements CanActivate {
  constructor(@Inject(COMPUTING_LIMITER) private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request & { user: { id: string } }>();
    await this.limiter.take(user.id);
    return true;
  }
}

/** Marks a route that costs nothing and computes much. */
export function Computing() {
  return applyDecorators(
    UseGuards(ComputingLimit),
    ApiResponse({ status: 422, description: 'More than can be read at once' }),
    ApiResponse({ status: 429, description: 'Too many requests' }),
  );
}
