import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { CHARGING_LIMITER, RateLimiter } from './rate-limiter';

@Injectable()
class ChargingLimit implements CanActivate {
  constructor(@Inject(CHARGING_LIMITER) private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request & { user: { id: string } }>();
    await this.limiter.take(user.id);
    return true;
  }
}

/** Marks a route that costs credits. */
export function Charging() {
  return applyDecorators(
    UseGuards(ChargingLimit),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A repeat with the same key is answered and charged once',
    }),
    ApiResponse({ status: 402, description: 'Too few credits' }),
    ApiResponse({ status: 429, description: 'Too many requests' }),
  );
}
