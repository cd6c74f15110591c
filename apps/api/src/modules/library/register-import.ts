import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Config, CONFIG } from '../../platform/config/schema';
import type { StartedLibrary } from './starter';
import { LIBRARY } from './tokens';

/** The bundle of `register-thread.ts` is in the same folder as the bundle of the process. */
const threadBundle = () => path.join(path.dirname(process.argv[1] ?? ''), 'register-thread.mjs');

/** Imports the registers of venues in the background. A shutdown ends it; the next start resumes it. */
@Injectable()
export class RegisterImport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Library');
  private thread: Worker | undefined;
  private isStopping = false;

  constructor(
    @Inject(LIBRARY) private readonly library: StartedLibrary,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.LIBRARY_REGISTERS) void this.library.loaded.then(() => this.start());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.thread?.terminate();
  }

  private start(): void {
    if (this.isStopping) return;
    const file = threadBundle();
    this.thread = new Worker(file, { workerData: { file, connectionString: this.config.DATABASE_URL } });
    this.thread.on('message', (added: number) => {
      if (added > 0) this.log.log(`Registers of venues imported: ${added} works`);
    });
    this.thread.on('error', (error) => this.log.error('The registers of venues could not be imported', error));
  }
}
