import { createSources } from '@veracite/connectors/runtime/create-sources';
import type { CslItem } from '@veracite/model/csl';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { WATSON_CRICK } from '@veracite/testing/famous-works';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { askAbout } from './ask';

test('a list of 200 works travels in lists, and a retraction and a correction are told as what they are', async () => {
  const works: CslItem[] = Array.from({ length: 200 }, (_, at) => ({
    ...WATSON_CRICK,
    title: `Part ${at}`,
    DOI: `10.1038/x${at}`,
  }));
  const standIn = await startFakeDatabases({
    works,
    updates: [
      { of: '10.1038/x7', type: 'retraction', notice: '10.1038/r', year: 2026, reportedBy: ['crossref notice'] },
      { of: '10.1038/x8', type: 'correction', notice: '10.1038/c', year: 2026, reportedBy: ['crossref'] },
    ],
  });
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  const ask = () =>
    askAbout(
      works.map(({ DOI: doi }) => ({ doi })),
      { library: fakeLibrary(), sources },
      { deadline: Date.now() + 10_000 },
    );
  try {
    const heard = await ask();
    const told = heard.flatMap(({ events }, at) => events.map(({ kind, doi }) => `${at} ${kind} ${doi}`));
    expect(new Set(told)).toEqual(new Set(['7 retracted 10.1038/r', '8 corrected 10.1038/c']));
    expect(heard.filter(({ answered, failed }) => !answered.includes('crossref') || failed.length > 0)).toEqual([]);
    expect(standIn.calls().length).toBeLessThan(25);
  } finally {
    await sources.close();
    await standIn.close();
  }
}, 20_000);
