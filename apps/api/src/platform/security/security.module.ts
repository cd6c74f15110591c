import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { CHARGING_LIMITER } from './charging';
import { RateLimiter } from './rate-limiter';

@Global()
@Module({
  providers: [
    {
      provide: CHARGING_LIMITER,
      inject: [CONFIG],
      useFactory: (config: Config) => new RateLimiter(config.CHECKS_PER_MINUTE, 60_000),
    },
  ],
  exports: [CHARGING_LIMITER],
})
export class SecurityModule {}
