import { Global, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { awaitBeforeReady } from '../starting';
import { Threads } from './threads';

/** Starts the pool. Its first thread is warm when the process is ready. */
function startThreads(): Threads {
  const threads = new Threads();
  awaitBeforeReady(threads.run('parseText', [''], 'start'));
  return threads;
}

/** Provides the process's pool of worker threads. */
@Global()
@Module({ providers: [{ provide: Threads, useFactory: startThreads }], exports: [Threads] })
export class ThreadsModule implements OnModuleDestroy {
  constructor(@Inject(Threads) private readonly threads: Threads) {}

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }
}
