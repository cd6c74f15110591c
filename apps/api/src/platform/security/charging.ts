import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { CHARGING_LIMITER } from './rate-limiter';
import { userLimit } from './user-limit';

const ChargingLimit = userLimit(CHARGING_LIMITER);

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
