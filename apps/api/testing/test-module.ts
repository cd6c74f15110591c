import { Test, type TestingModule, type TestingModuleBuilder } from '@nestjs/testing';
import type { ModuleMetadata } from '@nestjs/common';
import { createRuntime } from '@veracite/connectors/runtime/runtime';
import { createLibrary } from '@veracite/library/create';
import os from 'node:os';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CONNECTOR_RUNTIME } from '../src/modules/connectors/tokens';
import { LIBRARY } from '../src/modules/library/tokens';
import { readConfig } from '../src/platform/config/schema';
import { Threads } from '../src/platform/threads/threads';
import { serverModules } from '../src/shared-modules';
import { sameThread } from './same-thread';
import type { ScratchDatabase } from './scratch-database';

/** No server listens on this port, so that no request leaves the machine. */
const NO_UPSTREAM = { UPSTREAM_ORIGIN: 'http://127.0.0.1:1', UPSTREAM_PACE: 'off' };

interface TestModuleOptions {
  /** Settings in addition to those of the tests. */
  env?: Record<string, string>;
  /** Overrides further providers. */
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/**
 * Builds and initializes modules as the server does: with the global modules, the tables of a scratch database, and
 * real providers. Overridden are outbound requests to databases, the starter library, which takes seconds to load, and
 * worker threads, which need the built bundle.
 */
export async function createTestModule(
  { database }: ScratchDatabase,
  imports: NonNullable<ModuleMetadata['imports']>,
  { env = {}, override = (builder) => builder }: TestModuleOptions = {},
): Promise<TestingModule> {
  const { DATABASE_URL, REDIS_URL } = process.env;
  const settings = { DATABASE_URL, REDIS_URL, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: os.tmpdir() };
  const config = readConfig({ ...settings, ...NO_UPSTREAM, BILLING_PROVIDER: 'simulated', ...env });
  const builder = Test.createTestingModule({
    imports: [...serverModules(config), ...imports],
  })
    .overrideProvider(DataSource)
    // The scratch database outlives the module.
    .useValue(Object.create(database, { destroy: { value: () => Promise.resolve() } }))
    .overrideProvider(LIBRARY)
    .useFactory({ factory: () => emptyLibrary(database) })
    .overrideProvider(CONNECTOR_RUNTIME)
    .useFactory({ factory: () => createRuntime({ env: { ...NO_UPSTREAM, ...env } }) })
    .overrideProvider(Threads)
    .useValue({ ...sameThread, close: () => Promise.resolve() });
  return (await override(builder).compile()).init();
}

async function emptyLibrary({ driver }: DataSource) {
  const { master } = driver as unknown as { master: Pool };
  return { ...(await createLibrary(master)), loaded: Promise.resolve() };
}
