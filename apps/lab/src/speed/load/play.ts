import type { CslItem } from '@veracite/model/csl';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';

/** Plays the databases in this process, and sends its address to the parent. */
export async function playDatabases(works: CslItem[], latencyMs: number): Promise<void> {
  const { origin, calls } = await startFakeDatabases({ works, latencyMs });
  process.once('disconnect', () => process.exit());
  process.on('message', () => process.send?.(calls().length));
  process.send?.(origin);
}
