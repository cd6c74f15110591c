import { DATABASE_IDS } from '@veracite/connectors/connector-definitions';
import { sourcesOn } from '@veracite/connectors/runtime/source';
import type { Runtime } from '@veracite/connectors/runtime/runtime';
import type { Sources } from '@veracite/connectors/sources';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { createTestModule } from '../../../testing/test-module';
import { registry } from '../../platform/metrics/metrics';
import { CONNECTOR_RUNTIME, SOURCES } from './tokens';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());

test('SOURCES lists every database in order', async () => {
  const module = await createTestModule(scratch, []);
  const sources = module.get<Sources>(SOURCES, { strict: false });
  expect(sources.list().map(({ source }) => source.id)).toEqual(DATABASE_IDS);
  await module.close();
});

test('metrics name the databases whose control fails', async () => {
  const module = await createTestModule(scratch, [], {
    override: (builder) =>
      builder.overrideProvider(SOURCES).useFactory({
        inject: [CONNECTOR_RUNTIME],
        factory: (runtime: Runtime) => {
          const real = sourcesOn(runtime);
          const list: Sources['list'] = () =>
            real.list().map((state) => (state.source.id === 'crossref' ? { ...state, control: 'failed' } : state));
          return { ...real, list };
        },
      }),
  });
  const metrics = await registry.metrics().finally(() => module.close());
  expect(metrics.match(/^source_controls_failed\{.*$/gm)).toEqual(['source_controls_failed{source="Crossref"} 1']);
});
