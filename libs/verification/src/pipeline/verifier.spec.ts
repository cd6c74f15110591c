import { foldEvent, type FoldedEntry } from '@veracite/contracts/check-events';
import type { Verification } from '@veracite/model/verification';
import { verifyAll, verifyOne } from '@veracite/testing/verified';
import { correct } from '@veracite/formatting/correct';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { deepLearning, hallmarks, WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import type { VerificationEvent } from './events';
import { createVerifier } from './verifier';

useVirtualTime();

const paper = aWork(WATSON_CRICK);
const INVENTED =
  'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary molluscs in suburban kitchens. Nature, 571(7765), 112–119.';

/** The databases queried for a paper in biology, all behaving alike unless overridden. */
function databases(all: FakeSource, over: Record<string, FakeSource> = {}) {
  return fakeSources({
    crossref: all,
    'europe-pmc': all,
    pubmed: { ...all, canLookUp: ['pmid'] },
    dblp: all,
    'open-library': { ...all, canLookUp: ['isbn'] },
    ...over,
  });
}

describe('one reference through the pipeline', () => {
  test.each<[string, string, FakeSource, Record<string, FakeSource>, string]>([
    ['a real paper that is found is valid', WATSON_CRICK_APA, { works: [paper] }, {}, 'valid'],
    ['all databases answered without it: fake', INVENTED, {}, {}, 'fake'],
    ['no network at all: unknown, never fake', INVENTED, { problem: 'unavailable' }, {}, 'unknown'],
    ['Crossref could not be asked: unknown', INVENTED, {}, { crossref: { problem: 'rate-limited' } }, 'unknown'],
    ['a core database that hangs: unknown', INVENTED, {}, { crossref: { hangs: true } }, 'unknown'],
  ])('%s', async (_name, raw, all, over, status) => {
    const sources = databases(all, over);
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
    const result = await verifyOne(verifier, parseOne(raw));
    expect(result.verdict.status).toBe(status);
    expect(result.consultations.length).toBeGreaterThan(1);
  });

  test.each<[string, Partial<CslItem>, Style]>([
    ['a page like a year', { page: '1446', 'container-title': 'Towers' }, 'chicago'],
    ['a page that looks like a volume', { page: '4', 'container-title': 'Towers' }, 'chicago'],
    [
      'an institution as the place',
      { publisher: 'Tower Association', 'publisher-place': 'University of Elm (UNELM)' },
      'chicago',
    ],
    ['a country in the name of the publisher', { publisher: 'Tower Association Ltd. Elm, BULGARIA' }, 'mla'],
  ])('a citation of the work with %s is valid and corrects to itself', async (_name, fields, style) => {
    const work = aWork({
      type: 'paper-conference',
      title: 'Introspective ringing in a planned belfry',
      author: [{ family: 'Ringer', given: 'Susan' }],
      issued: dateOf(1994),
      'container-title': 'Proceedings of the 3rd International Conference on Bells',
      ...fields,
    });
    const citation = correct(work.csl)[style];
    const verifier = createVerifier({
      library: fakeLibrary(),
      sources: databases({ works: [work] }),
      timeouts: SHORT_TIMEOUTS,
    });
    const { verdict, corrected } = await verifyOne(verifier, parseOne(citation.replaceAll('*', '')));
    expect(verdict.status).toBe('valid');
    expect(corrected?.[style]).toBe(citation);
  });

  test('an answer to the query by volume and page does not replace the failed query by title', async () => {
    const sources = databases({});
    const { ask } = sources;
    const problem = { outcome: 'failed', problem: 'unavailable' } as const;
    sources.ask = async (question, options) => {
      const answer = await ask(question, options);
      const { connector, type } = question;
      const isDown = connector === 'crossref' && type === 'search' && question.query.title !== undefined;
      return isDown ? { works: [], consultation: { ...answer.consultation, ...problem, found: 0 } } : answer;
    };
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
    expect((await verifyOne(verifier, parseOne(INVENTED))).verdict.status).toBe('unknown');
  });

  test('reports the pending databases and those that answered', async () => {
    const log: VerificationEvent[] = [];
    const sources = databases({ delayMs: 5 }, { dblp: { problem: 'unavailable' } });
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
    for await (const event of verifier.verify([parseOne(INVENTED)], { isSingle: true })) log.push(event);
    const folded: FoldedEntry<Verification>[] = [];
    for (const event of log) if ('position' in event) folded.push(foldEvent(folded.at(-1) ?? {}, event));
    const reported = folded.flatMap(({ progress }) => progress ?? []);
    expect(reported[0]).toEqual({ asked: [], answered: ['Local library'], retried: [] });
    expect(reported[1]?.asked).toHaveLength(1);
    expect(reported.at(-1)?.asked).toEqual([]);
    expect(reported.at(-1)?.answered).toEqual(expect.arrayContaining(['Crossref', 'Local library']));
    expect(reported.at(-1)?.answered).not.toContain('DBLP');
    expect(log.map(({ type }) => type)).toContain('failed');
    // Crossref has all works of the venue and year, and DBLP none of its field.
    expect(folded.at(-1)?.result?.verdict.status).toBe('fake');
    expect(log.at(-1)?.type).toBe('judged');
  });

  test('the library alone confirms a real paper without any network', async () => {
    const verifier = createVerifier({
      library: fakeLibrary([paper]),
      sources: databases({ problem: 'unavailable' }),
      timeouts: SHORT_TIMEOUTS,
    });
    const { verdict, corrected } = await verifyOne(verifier, parseOne(WATSON_CRICK_APA));
    expect([verdict.status, verdict.confirmedBy]).toEqual(['valid', ['library']]);
    expect(Object.keys(corrected ?? {}).sort()).toEqual(['apa', 'chicago', 'mla']);
  });

  test('hanging databases cost no more than the soft deadline', async () => {
    const hanging: FakeSource = { hangs: true };
    const sources = databases({}, { crossref: hanging, 'europe-pmc': hanging, pubmed: hanging });
    const start = Date.now();
    await verifyOne(createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }), parseOne(INVENTED));
    expect(Date.now() - start).toBeLessThan(SHORT_TIMEOUTS.soft + 200);
  });

  test('a hanging database does not block the others', async () => {
    const hanging: FakeSource = { works: [paper], hangs: true };
    const sources = databases({ works: [paper] }, { crossref: hanging, 'europe-pmc': hanging, pubmed: hanging });
    const start = Date.now();
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
    const { verdict } = await verifyOne(verifier, parseOne(WATSON_CRICK_APA.replace(/ https.*$/, '')));
    expect([verdict.status, verdict.confirmedBy]).toEqual(['valid', expect.arrayContaining(['dblp'])]);
    expect(Date.now() - start).toBeLessThan(SHORT_TIMEOUTS.soft);
  });

  test('a found work does not wait when all databases that could confirm it hang', async () => {
    const sources = databases({ hangs: true });
    const start = Date.now();
    const verifier = createVerifier({
      library: fakeLibrary([paper]),
      sources,
      timeouts: { ...SHORT_TIMEOUTS, soft: 5_000 },
    });
    const { verdict } = await verifyOne(verifier, parseOne(WATSON_CRICK_APA));
    expect(verdict.status).toBe('valid');
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  test('a work that is found is confirmed by others, and a slow one is not waited for', async () => {
    const sources = databases({ works: [paper] }, { dblp: { hangs: true } });
    const start = Date.now();
    const { verdict } = await verifyOne(
      createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }),
      parseOne(WATSON_CRICK_APA),
    );
    expect(verdict.confirmedBy).toEqual(expect.arrayContaining(['crossref', 'europe-pmc']));
    expect(Date.now() - start).toBeLessThan(SHORT_TIMEOUTS.soft);
  });

  test('a found work does not wait for a search that has not been sent', async () => {
    const sources = databases({ works: [paper] });
    const { ask } = sources;
    sources.ask = async (question, options) => {
      const isBusy = question.connector === 'europe-pmc' && question.type === 'search';
      if (isBusy) await new Promise((resolve) => options?.signal?.addEventListener('abort', resolve));
      return ask(question, options);
    };
    const start = Date.now();
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
    const { verdict } = await verifyOne(verifier, parseOne(WATSON_CRICK_APA.replace(/ https.*$/, '')));
    expect(verdict.status).toBe('valid');
    expect(Date.now() - start).toBeLessThan(SHORT_TIMEOUTS.confirm);
  });

  test('the title of one paper under the authors of another: both are named', async () => {
    const others = aWork({
      title: 'Vibrating strings and their overtones in small rooms',
      author: [
        { family: 'Lindqvist', given: 'P.' },
        { family: 'Okafor', given: 'N.' },
      ],
      DOI: '10.5555/strings',
    });
    const sources = databases({ works: [paper, others] });
    const swapped = WATSON_CRICK_APA.replace(/^.*?\(1953/, 'Lindqvist, P., & Okafor, N. (1953');
    const { verdict } = await verifyOne(
      createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }),
      parseOne(swapped.replace(/ https.*$/, '')),
    );
    expect(verdict.status).toBe('fake');
    expect(verdict.chimera?.map(({ part, match }) => [part, match.candidate.work.identifiers.doi])).toEqual([
      ['title', '10.1038/171737a0'],
      ['author', '10.5555/strings'],
    ]);
  });

  test('a quick check makes nothing fake', async () => {
    const verifier = createVerifier({ library: fakeLibrary(), sources: databases({}), timeouts: SHORT_TIMEOUTS });
    const { verdict } = await verifyOne(verifier, parseOne(INVENTED), { quick: true });
    expect(verdict.status).toBe('unknown');
  });

  test.each([1, 2, 3, 4, 5])('the order of arrival changes nothing (order %i)', async (seed) => {
    const delays = [0, 15, 30, 45].map((_, index) => ({ works: [paper], delayMs: ((index * seed) % 5) * 10 }));
    const [crossref, europePmc, pubmed, dblp] = delays;
    const sources = fakeSources({ crossref: crossref!, 'europe-pmc': europePmc!, pubmed: pubmed!, dblp: dblp! });
    const { verdict } = await verifyOne(
      createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }),
      parseOne(WATSON_CRICK_APA.replace('1953', '1954')),
    );
    expect([verdict.status, verdict.match?.candidate.work.identifiers.doi]).toEqual(['incomplete', '10.1038/171737a0']);
  });
});

describe('a batch', () => {
  test('answers in order, asks equal references once, and identifiers in bulk', async () => {
    const sources = databases({ works: [paper] }, { crossref: { works: [paper], canLookUpInBulk: ['doi'] } });
    const references = [WATSON_CRICK_APA, INVENTED, WATSON_CRICK_APA].map((raw) => parseOne(raw));
    const results = await verifyAll(
      createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }),
      references,
    );
    expect(results.map((result) => result.verdict.status)).toEqual(['valid', 'fake', 'valid']);
    expect(results.map((result) => result.reference)).toEqual(references);
    expect(sources.asked.filter((question) => question === 'crossref identifier')).toHaveLength(1);
  });

  test('a database that can only confirm delays a batch no longer than the confirmations at its end', async () => {
    const sources = databases({ works: [paper] }, { dblp: { hangs: true } });
    const timeouts = { ...SHORT_TIMEOUTS, batch: 20_000, batchConfirm: 10_000 };
    const start = Date.now();
    const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts });
    const results = await verifyAll(verifier, [parseOne(WATSON_CRICK_APA)]);
    expect(results.map((result) => result.verdict.status)).toEqual(['valid']);
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  test('canceling ends it soon, with no fake verdicts', async () => {
    const stop = new AbortController();
    const sources = databases({ hangs: true });
    const running = verifyAll(
      createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS }),
      [parseOne(INVENTED)],
      { signal: stop.signal },
    );
    setTimeout(() => stop.abort(), 30);
    expect((await running).map((result) => result.verdict.status)).toEqual(['unknown']);
  });
});

describe('the confirmations at the end of a batch', () => {
  const found = [deepLearning, hallmarks].map((csl) => aWork(csl));
  const [first, second] = found.map(({ csl }) => correct(csl).apa.replace(/\*/g, ''));
  const timeouts = { ...SHORT_TIMEOUTS, batch: 5_000, batchConfirm: 2_000 };

  /** Verifies references of which the first two are found in the library. Returns how long it took, and the results. */
  async function run(hanging: (string | undefined)[], searchMs: number) {
    const answering = databases(
      { delayMs: searchMs },
      { crossref: { canSearch: false, works: found, canLookUpInBulk: ['doi'] } },
    );
    const hangs = databases({ hangs: true });
    const { ask } = answering;
    answering.ask = (question, options) =>
      question.type === 'identifier' && hanging.includes(question.value)
        ? hangs.ask(question, options)
        : ask(question, options);
    const verifier = createVerifier({ library: fakeLibrary(found), sources: answering, timeouts });
    const references = [first, second, INVENTED].map((text) => parseOne(text ?? ''));
    const started = Date.now();
    const results = await verifyAll(verifier, references);
    const open = results.map(({ consultations }) => consultations.some(({ problem }) => problem === 'timeout'));
    return { ms: Date.now() - started, open };
  }

  test('are given some time after the last reference has been searched for, not before', async () => {
    const { ms, open } = await run([deepLearning.DOI, hallmarks.DOI], 60);
    expect(open).toEqual([true, true, false]);
    expect(ms).toBeGreaterThanOrEqual(60 + timeouts.lastConfirmations);
    expect(ms).toBeLessThan(timeouts.batchConfirm);
  });

  test('one reference that reports it twice does not count for another', async () => {
    const { ms, open } = await run([hallmarks.DOI], 60);
    expect(open).toEqual([false, true, false]);
    expect(ms).toBeGreaterThanOrEqual(60 + timeouts.lastConfirmations);
  });

  test('once all are answered it ends at once', async () => {
    const { ms, open } = await run([], 0);
    expect(open).toEqual([false, false, false]);
    expect(ms).toBeLessThan(timeouts.batchConfirm);
  });
});
