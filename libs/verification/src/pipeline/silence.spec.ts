import type { VerificationEvent } from './events';
import { verifyOne } from '@veracite/testing/verified';
import { createSources } from '@veracite/connectors/runtime/source';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { emptyDatabases } from '@veracite/testing/empty-databases';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { createVerifier } from './verifier';

const INVENTED =
  'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary molluscs in suburban kitchens. Nature, 571(7765), 112–119.';

const works = (all: FakeSource, crossref: FakeSource = all) =>
  fakeSources({ crossref, 'europe-pmc': all, pubmed: { ...all, canLookUp: ['pmid'] }, dblp: all });

describe('the silence of a database before an accusation', () => {
  const controls = (asked: readonly string[]) => asked.filter((item) => item.endsWith('control'));
  const held = { works: [aWork(WATSON_CRICK)] };

  test.each<[string, string, FakeSource, FakeSource, string, string[]]>([
    ['counts if all work', INVENTED, {}, {}, 'fake', ['crossref', 'europe-pmc', 'dblp']],
    ['does not count if one does not work', INVENTED, {}, { failsControl: true }, 'unknown', ['crossref', 'europe-pmc', 'dblp']], // prettier-ignore
    ['is not examined for a work that is found', WATSON_CRICK_APA, held, {}, 'valid', []],
    ['is not examined for a wrong year', WATSON_CRICK_APA.replace('(1953)', '(1947)'), held, {}, 'incomplete', []],
    ['is not examined while another could not be asked', INVENTED, {}, { problem: 'timeout' }, 'unknown', []],
  ])('%s', async (_name, raw, all, crossref, status, asked) => {
    const sources = works(all, crossref);
    const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), parseOne(raw));
    expect(verdict.status).toBe(status);
    expect(controls(sources.asked).sort()).toEqual(asked.map((id) => `${id} control`).sort());
  });

  test('is shown as failed: in the consultations, in the events and in the reason', async () => {
    const sources = works({}, { failsControl: true });
    const events: VerificationEvent[] = [];
    for await (const event of createVerifier({ library: fakeLibrary(), sources }).verify([parseOne(INVENTED)], {
      isSingle: true,
    }))
      events.push(event);
    const judged = events.at(-1) as Extract<VerificationEvent, { type: 'judged' }>;
    const { verdict, consultations } = judged.result;
    const failed = consultations.flatMap(({ connector, outcome, problem }) =>
      problem ? [`${connector} ${outcome}: ${problem}`] : [],
    );
    expect([...new Set(failed)]).toEqual(['crossref failed: control']);
    expect(verdict.coverage.failed).toEqual(['crossref']);
    expect(verdict.reasons[0]).toMatchObject({ code: 'core-unreachable' });
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['failed', 'judged']);
  });
});

test.each<[string, Fault['kind'] | undefined, boolean]>([
  ['work: the venue is unknown to them', undefined, true],
  ['have an empty list for everything: nothing is said of the venue', 'empty', false],
  ['have other journals for everything', 'other-works', false],
])('the registers of journals %s', async (_name, kind, isStated) => {
  const faults = Object.fromEntries(['crossref', 'openalex', 'doaj'].map((id) => [id, kind && { kind }]));
  const standIn = await startFakeDatabases({ works: [], faults: kind && faults });
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  const raw = INVENTED.replace('Nature', 'Annals of Culinary Malacology');
  const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), parseOne(raw));
  const failed = sources.list().filter(({ control }) => control);
  await sources.close();
  await standIn.close();
  expect(verdict.status).toBe('unknown');
  expect(verdict.reasons.some(({ code }) => code === 'venue-unknown')).toBe(isStated);
  expect(verdict.coverage.venue).toBe(isStated ? 'unknown' : 'unchecked');
  // OpenAlex is not searched without a key.
  expect(failed.map(({ source }) => source.id)).toEqual(isStated ? [] : ['crossref', 'doaj']);
});

test('databases that are asked to confirm works are not asked for known ones', async () => {
  const sources = emptyDatabases();
  const reference = parseOne(`${INVENTED} https://doi.org/10.1038/s41586-019-9999-9`);
  const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), reference);
  expect(verdict.status).toBe('fake');
  expect(sources.asked).toContain('wikidata identifier');
  expect(sources.asked).not.toContain('wikidata control');
});
