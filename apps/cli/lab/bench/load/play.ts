import type { CslItem } from '@veracite/model/csl';
import { startStandIn } from '@veracite/testing/stand-in/start';

/** Plays the databases in this process, and tells its parent where. */
export async function playDatabases(works: CslItem[], latencyMs: number): Promise<void> {
  const { origin, calls } = await startStandIn({ works, latencyMs });
  process.once('disconnect', () => process.exit());
  process.on('message', () => process.send?.(calls().length));
  process.send?.(origin);
}
