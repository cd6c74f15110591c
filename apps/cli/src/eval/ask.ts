import { createSources } from '@veracite/connectors/runtime/create';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startStandIn } from '@veracite/testing/stand-in/start';
import { createVerifier } from '@veracite/verification/verifier';
import type { World } from './world';

/** References that one batch holds: a busy machine that plays both sides must not let questions time out. */
const BATCH = 20;

export interface Asking {
  /** Verdicts in the order of the references. */
  all(references: Reference[]): Promise<Verification[]>;
  close(): Promise<void>;
}

/**
 * The product's own way from a reference to a verdict, with an empty library: real connectors over HTTP, the databases
 * played on this machine. Paces are off, since the stand-in has no one to protect; keys are absent, as in a new
 * installation.
 */
export async function openAsking(world: World): Promise<Asking> {
  const standIn = await startStandIn({ works: world.works, holds: world.holds });
  const sources = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'eval@veracite.test' },
  });
  const verifier = createVerifier({ library: fakeLibrary(), sources, now: () => new Date('2026-11-21') });
  return {
    async all(references) {
      const results: Verification[] = [];
      for (let from = 0; from < references.length; from += BATCH)
        results.push(...(await verifier.verifyMany(references.slice(from, from + BATCH))));
      return results;
    },
    async close() {
      await sources.close();
      await standIn.close();
    },
  };
}
