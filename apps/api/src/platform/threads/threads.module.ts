import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { Threads } from './threads';

/** Provides the process's pool of worker threads. */
@Global()
@Module({ providers: [{ provide: Threads, useFactory: () => new Threads() }], exports: [Threads] })
export class ThreadsModule implements OnModuleDestroy {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }
}
