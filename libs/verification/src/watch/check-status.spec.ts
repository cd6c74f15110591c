import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { WATSON_CRICK } from '@veracite/testing/famous-works';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { checkStatusChanges } from './check-status';

test('200 works are looked up in bulk, and a retraction and a correction are reported with their kinds', async () => {
  const works: CslItem[] = Array.from({ length: 200 }, (_, index) => ({
    ...WATSON_CRICK,
    title: `Part ${index}`,
    DOI: `10.1038/x${index}`,
  }));
  const databases = await startFakeDatabases({
    works,
    updates: [
      { of: '10.1038/x7', type: 'retraction', notice: '10.1038/r', year: 2026, reportedBy: ['crossref notice'] },
      { of: '10.1038/x8', type: 'correction', notice: '10.1038/c', year: 2026, reportedBy: ['crossref'] },
    ],
  });
  const env = { UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  try {
    const statuses = await checkStatusChanges(
      works.map(({ DOI: doi }) => ({ doi })),
      { library: fakeLibrary(), sources },
      { deadline: Date.now() + 60_000 },
    );
    const reported = statuses.flatMap(({ events }, index) => events.map(({ kind, doi }) => `${index} ${kind} ${doi}`));
    expect(new Set(reported)).toEqual(new Set(['7 retracted 10.1038/r', '8 corrected 10.1038/c']));
    expect(statuses.filter(({ answered, failed }) => !answered.includes('crossref') || failed.length > 0)).toEqual([]);
    expect(databases.calls().length).toBeLessThan(25);
  } finally {
    await sources.close();
    await databases.close();
  }
});
