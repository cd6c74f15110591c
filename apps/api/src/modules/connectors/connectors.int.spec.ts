import { resultsOf } from '@veracite/contracts/check-events';
import { DATABASE_IDS, DATABASES } from '@veracite/connectors/connector-definitions';
import { createConnector, type Connector } from '@veracite/connectors/runtime/source';
import type { Runtime } from '@veracite/connectors/runtime/runtime';
import type { Sources } from '@veracite/connectors/sources';
import { deepLearning } from '@veracite/testing/famous-works';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { createTestModule } from '../../../testing/test-module';
import { registry } from '../../platform/metrics/metrics';
import { CHECKER, type Checker } from '../library/checker';
import { CONNECTOR_RUNTIME, connectorToken, SOURCES } from './tokens';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());
test('every database has a connector of its own, and SOURCES lists them in order', async () => {
  const module = await createTestModule(scratch, []);
  const connectors = DATABASE_IDS.map((id) => module.get<Connector>(connectorToken(id), { strict: false }));
  expect(connectors.map((connector) => connector.state().source.id)).toEqual(DATABASE_IDS);
  const sources = module.get<Sources>(SOURCES, { strict: false });
  expect(sources.list().map(({ source }) => source.id)).toEqual(DATABASE_IDS);
  await module.close();
});

test('a verification asks the connector that a test overrides by its token', async () => {
  const doi = '10.5555/overridden.2026';
  const title = 'A work that only the overridden connector of this test holds';
  const module = await createTestModule(scratch, [], {
    override: (builder) => {
      const consultation = { connector: 'crossref', outcome: 'answered', question: 'identifier', found: 1, ms: 1 };
      const csl = { ...deepLearning, title, DOI: doi };
      const work = { key: doi, identifiers: { doi }, csl, url: `https://doi.org/${doi}`, standing: 'current' };
      const answer = () => Promise.resolve({ consultation, works: [work] });
      return builder.overrideProvider(connectorToken('crossref')).useFactory({
        inject: [CONNECTOR_RUNTIME],
        factory: (runtime: Runtime) => {
          const real = createConnector('crossref', DATABASES.crossref, runtime);
          return { ...real, ask: answer };
        },
      });
    },
  });
  const checker = module.get<Checker>(CHECKER, { strict: false });
  const text = `LeCun, Y., Bengio, Y., & Hinton, G. (2015). ${title}. Nature, 521(7553), 436–444. https://doi.org/${doi}`;
  const [result] = await resultsOf(checker.check([text])).finally(() => module.close());
  expect(result?.match).toMatchObject({ doi, csl: { title } });
  expect(result?.consulted).toContainEqual(expect.objectContaining({ source: 'Crossref', outcome: 'answered' }));
});

test('metrics name the databases whose control fails', async () => {
  const module = await createTestModule(scratch, [], {
    override: (builder) =>
      builder.overrideProvider(connectorToken('crossref')).useFactory({
        inject: [CONNECTOR_RUNTIME],
        factory: (runtime: Runtime): Connector => {
          const real = createConnector('crossref', DATABASES.crossref, runtime);
          return { ...real, state: () => ({ ...real.state(), control: 'failed' }) };
        },
      }),
  });
  const metrics = await registry.metrics().finally(() => module.close());
  expect(metrics.match(/^source_controls_failed\{.*$/gm)).toEqual(['source_controls_failed{source="Crossref"} 1']);
});
