import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { importRegisters } from '@veracite/library/starter/registers';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import type { StartedLibrary } from './starter';
import { LIBRARY } from './tokens';

/** The bundle of `register-thread.ts` is in the same folder as the bundle of the process. */
const threadBundle = () => path.join(path.dirname(process.argv[1] ?? ''), 'register-thread.mjs');

/** Imports the registers of venues into the library, in the background. An import that a shutdown interrupts is resumed later. */
@Injectable()
export class RegisterImport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Library');
  private readonly threads = new Set<Worker>();
  private isStopping = false;

  constructor(
    @Inject(LIBRARY) private readonly library: StartedLibrary,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.LIBRARY_REGISTERS) void this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  private async run(): Promise<void> {
    await this.library.loaded;
    if (this.isStopping) return;
    const connection = { connectionString: this.config.DATABASE_URL };
    const start = (workerData: unknown): Worker => {
      const thread = new Worker(threadBundle(), { workerData });
      this.threads.add(thread);
      return thread;
    };
    try {
      const { added } = await importRegisters(this.library, { connection, start });
      if (added > 0) this.log.log(`Registers of venues imported: ${added} works`);
    } catch (error) {
      if (!this.isStopping) this.log.error('The registers of venues could not be imported', error);
    }
  }
}
