import { createSources } from '@veracite/connectors/runtime/source';
import { resultsOf } from '@veracite/contracts/check-events';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import type { Work } from '@veracite/model/work';
import { fakeLibrary } from '@veracite/testing/fake-library';
import {
  startFakeDatabases,
  type FakeDatabases,
  type FakeDatabasesOptions,
} from '@veracite/testing/fake-databases/start';
import { createVerifier, type Verifier } from '@veracite/verification/pipeline/verifier';

export type Pipeline = Verifier & {
  sources: ReturnType<typeof createSources>;
  close(): Promise<void>;
};

interface PipelineOptions {
  /** Whether rate limits apply. Default: the databases run on this machine, so no. */
  isPaced?: boolean;
  /** Settings beyond those of a new installation, which has a contact address and no keys. */
  env?: Record<string, string>;
  /** Default: the time of the machine. */
  now?: () => Date;
  /** Works of the local library. Default: none. */
  library?: Work[];
}

/** Opens the sources of the product over fake databases, whose answers come over HTTP. */
export function openSources({ origin }: FakeDatabases, { isPaced = false, env = {} }: PipelineOptions = {}) {
  const pace: Record<string, string> = isPaced ? {} : { UPSTREAM_PACE: 'off' };
  return createSources({ env: { UPSTREAM_ORIGIN: origin, CONTACT_EMAIL: 'lab@veracite.test', ...pace, ...env } });
}

/** Opens the way from a reference to a verdict, as the product has it, over fake databases. Its caches are empty. */
export function openPipeline(databases: FakeDatabases, { library, now, ...options }: PipelineOptions = {}): Pipeline {
  const sources = openSources(databases, options);
  const verifier = createVerifier({ library: fakeLibrary(library), sources, ...(now && { now }) });
  return { ...verifier, sources, close: () => sources.close() };
}

/** Runs something over fake databases with a pipeline of its own. */
export async function withPipeline<T>(
  databases: FakeDatabases | FakeDatabasesOptions,
  run: (pipeline: Pipeline) => Promise<T>,
  options: PipelineOptions = {},
): Promise<T> {
  const started = 'origin' in databases ? undefined : await startFakeDatabases(databases);
  const pipeline = openPipeline(started ?? (databases as FakeDatabases), options);
  try {
    return await run(pipeline);
  } finally {
    await pipeline.close();
    await started?.close();
  }
}

/** Verifies references in batches: a busy machine that plays both sides must not let questions time out. */
export async function verifyAll(
  verifier: Verifier,
  references: readonly Reference[],
  batch = 20,
): Promise<Verification[]> {
  const results: Verification[] = [];
  for (let from = 0; from < references.length; from += batch)
    results.push(...(await resultsOf(verifier.verify(references.slice(from, from + batch)))));
  return results;
}
