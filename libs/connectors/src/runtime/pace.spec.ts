import { mostAtOnce, mostWithin, WINDOW_MS } from '@veracite/testing/fake-databases/rate';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { createSources } from './source';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';

describe('rate limit', () => {
  test.each([
    ['a burst of look-ups', '4/1', 10, 4],
    ['fewer than the pace', '20/1', 10, 10],
  ])('%s stays within %s in every sliding second', async (_name, pace, questions, most) => {
    const standIn = await startFakeDatabases({ works: INVENTED_WORKS, latencyMs: 20 });
    const sources = createSources({
      env: { UPSTREAM_ORIGIN: standIn.origin, CROSSREF_PACE: pace, CONTACT_EMAIL: 'a@b.test' },
    });
    const asked = Array.from({ length: questions }, (_, i) =>
      sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: `10.5555/p${i}` }),
    );
    const answers = await Promise.all(asked);
    expect(answers.every((answer) => answer.consultation.outcome === 'answered')).toBe(true);
    expect(mostWithin(standIn.calls(), WINDOW_MS)).toBeLessThanOrEqual(most);
    expect(mostAtOnce(standIn.calls())).toBeLessThanOrEqual(3);
    await sources.close();
    await standIn.close();
  });

  test('a request that would be sent after its deadline fails at once with the reason', async () => {
    const standIn = await startFakeDatabases({ works: INVENTED_WORKS });
    const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, CROSSREF_PACE: '1/1000' } });
    await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: '10.5555/p1' });
    const started = Date.now();
    const late = await sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: '10.5555/p2' },
      { deadline: started + 600_000 },
    );
    expect(late.consultation).toMatchObject({ outcome: 'failed', problem: 'rate-limited' });
    expect(Date.now() - started).toBeLessThan(300_000);
    await sources.close();
    await standIn.close();
  });

  test('lists have a rate limit of their own', async () => {
    const standIn = await startFakeDatabases({ works: INVENTED_WORKS });
    const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, CONTACT_EMAIL: 'a@b.test' } });
    const searches = [1, 2, 3, 4].map((i) =>
      sources.ask({ type: 'search', connector: 'crossref', query: { title: `tidal mixing ${i}` } }),
    );
    await Promise.all([
      ...searches,
      sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: '10.5555/p1' }),
    ]);
    const lists = standIn.calls().filter((call) => call.path === '/works');
    expect(mostWithin(lists, WINDOW_MS)).toBeLessThanOrEqual(3);
    expect(standIn.calls().length).toBe(5);
    await sources.close();
    await standIn.close();
  });
});
