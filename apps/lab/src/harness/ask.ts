import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { FAKE_SERVERS } from '@veracite/testing/fake-databases/fake-servers';
import { DATABASE_IDS } from '@veracite/connectors/connector-definitions';
import type { CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { openPipeline, verifyAll } from './pipeline';
import type { StringRow } from '../verdicts/rows';
import type { World } from '../verdicts/world';

/** The day on which everything is asked. */
export const NOW = new Date('2026-11-21');

export interface Asking {
  /** Verdicts in the order of the references. */
  all(references: Reference[]): Promise<Verification[]>;
  /** How many references were asked about so far. */
  asked(): number;
  /** Whether one of the databases that were searched holds the work of a string. */
  isHeld(row: Pick<StringRow, 'doi' | 'title'>, verification: Verification): boolean;
  close(): Promise<void>;
}

/**
 * The product's own way from a reference to a verdict, with an empty library: real connectors over HTTP, the databases
 * played on this machine. Paces are off, since the stand-in has no one to protect; keys are absent, as in a new
 * installation.
 */
export async function openAsking(world: World): Promise<Asking> {
  const standIn = await startFakeDatabases(world);
  const pipeline = openPipeline(standIn, { now: () => NOW });
  const byDoi = new Map<string, CslItem>();
  const byTitle = new Map<string, CslItem>();
  for (const item of world.works) {
    if (item.DOI) byDoi.set(item.DOI.toLowerCase(), item);
    byTitle.set(titleFingerprint(item.title ?? ''), item);
  }
  let asked = 0;
  return {
    asked: () => asked,
    isHeld({ doi, title }, { consultations }) {
      const item = byDoi.get(doi?.toLowerCase() ?? '') ?? byTitle.get(titleFingerprint(title ?? ''));
      const answered = consultations.filter(({ outcome }) => outcome === 'answered').map(({ connector }) => connector);
      return DATABASE_IDS.some(
        (id) => item && answered.includes(id) && FAKE_SERVERS[id].holds(item) && world.holds(id, item),
      );
    },
    all(references) {
      asked += references.length;
      return verifyAll(pipeline, references);
    },
    async close() {
      await pipeline.close();
      await standIn.close();
    },
  };
}
