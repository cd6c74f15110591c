import { Global, Module, type DynamicModule } from '@nestjs/common';
import { type Config, CONFIG } from './schema';

/** Provides the validated configuration to every module by the token CONFIG. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
