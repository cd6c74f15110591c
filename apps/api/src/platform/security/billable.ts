import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { RateLimited } from './rate-limit.guard';

/** Marks a route that costs credits. */
export function Billable() {
  return applyDecorators(
    RateLimited('checks'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A repeat with the same key is answered and charged once',
    }),
    ApiResponse({ status: 402, description: 'Too few credits' }),
  );
}
