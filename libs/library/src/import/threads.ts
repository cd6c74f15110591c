import type { Worker } from 'node:worker_threads';
import type { ThreadDone, ThreadTask } from './thread';

interface Waiting {
  task: ThreadTask;
  resolve(done: ThreadDone): void;
  reject(error: unknown): void;
}

/** Threads that each do one task at a time. */
export class Threads {
  private readonly idle: Worker[];
  private readonly waiting: Waiting[] = [];
  private readonly all: readonly Worker[];
  private readonly busy = new Map<Worker, Waiting>();
  private fault: Error | undefined;

  constructor(start: () => Worker, count: number) {
    this.all = Array.from({ length: count }, start);
    this.idle = [...this.all];
    for (const thread of this.all) {
      thread.on('message', (done: ThreadDone) => this.done(thread, done));
      thread.on('error', (error: Error) => this.failed(error));
    }
  }

  /** Checks whether a new task would start at once. */
  get isFree(): boolean {
    return this.idle.length > 0;
  }

  run(task: ThreadTask): Promise<ThreadDone> {
    return new Promise((resolve, reject) => {
      if (this.fault) return reject(this.fault);
      this.waiting.push({ task, resolve, reject });
      this.next();
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((thread) => thread.terminate()));
  }

  private next(): void {
    const thread = this.waiting.length > 0 ? this.idle.shift() : undefined;
    const waiting = thread && this.waiting.shift();
    if (!thread || !waiting) return;
    this.busy.set(thread, waiting);
    thread.postMessage(waiting.task);
  }

  private done(thread: Worker, done: ThreadDone): void {
    const waiting = this.busy.get(thread);
    this.busy.delete(thread);
    this.idle.push(thread);
    if ('failed' in done) waiting?.reject(new Error(done.failed));
    else waiting?.resolve(done);
    this.next();
  }

  /** A thread that dies ends the import. The next run continues with the staged units. */
  private failed(error: Error): void {
    this.fault ??= error;
    for (const { reject } of [...this.busy.values(), ...this.waiting.splice(0)]) reject(error);
    this.busy.clear();
  }
}
