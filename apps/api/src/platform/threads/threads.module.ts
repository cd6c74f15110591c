import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { Threads } from './threads';

/** One pool of threads for each process. */
@Global()
@Module({ providers: [{ provide: Threads, useFactory: () => new Threads() }], exports: [Threads] })
export class ThreadsModule implements OnModuleDestroy {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }
}
