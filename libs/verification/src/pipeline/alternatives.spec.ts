import { verifyAll, verifyOne } from '@veracite/testing/verified';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource, type FakeSources } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from './verifier';

useVirtualTime();

const OWN = '10.1038/171737a0';
const OTHER = '10.99999/strings';
const paper = aWork(WATSON_CRICK);
const others = aWork({
  title: 'Vibrating strings and their overtones in small rooms',
  author: [{ family: 'Lindqvist', given: 'P.' }],
  DOI: OTHER,
});

/** The paper with a DOI that may be read in two ways. */
function cited(first: string, ...alternatives: string[]): Reference {
  const reference = parseOne(WATSON_CRICK_APA.replace(/ https.*$/, ''));
  return {
    ...reference,
    csl: { ...reference.csl, DOI: first },
    identifiers: { ...reference.identifiers, doi: first },
    alternatives: { doi: alternatives },
  };
}

function databases(over: FakeSource = {}): FakeSources {
  const all: FakeSource = { works: [paper, others], canLookUp: ['doi'], ...over };
  return fakeSources({
    crossref: { ...all, canLookUpInBulk: ['doi'] },
    datacite: { ...all, works: [] },
    'doi-org': { ...all, works: [], canSearch: false },
    'europe-pmc': all,
    pubmed: { ...all, canLookUp: ['pmid'] },
    dblp: all,
    'open-library': { ...all, canLookUp: ['isbn'] },
  });
}

async function verdicts(reference: Reference, sources = databases()) {
  const verifier = createVerifier({
    library: fakeLibrary(),
    sources,
    timeouts: { ...SHORT_TIMEOUTS, soft: 2_000, batch: 2_000 },
  });
  const single = await verifyOne(verifier, reference);
  const [batch] = await verifyAll(verifier, [reference, { ...reference, id: 'again' }]);
  return [single, batch].map((item) => ({
    status: item?.verdict.status,
    reasons: item?.verdict.reasons.map(({ code }) => code) ?? [],
    doi: item?.reference.identifiers.doi,
  }));
}

describe('a DOI that may be read in several ways, alone and in a batch', () => {
  test.each<[string, Reference, string, string | undefined, string]>([
    ['the first reading is the work’s', cited(OWN, `${OWN}(2018)`), 'valid', 'confirmed', OWN],
    ['the first is registered nowhere, the second is the work’s', cited(`${OWN}Supp`, OWN), 'valid', 'confirmed', OWN],
    ['the first is another work’s, the second is the work’s', cited(OTHER, OWN), 'valid', 'confirmed', OWN],
    ['the third is the work’s', cited('10.99999/x', OTHER, OWN), 'valid', 'confirmed', OWN],
    ['none is registered', cited('10.99999/x', '10.99999/x1'), 'incomplete', 'doi-unregistered', '10.99999/x'],
    [
      'the one that is registered is another work’s',
      cited('10.99999/x', OTHER),
      'incomplete',
      'identifier-of-another',
      '10.99999/x',
    ],
  ])('%s', async (_trap, reference, status, code, doi) => {
    for (const item of await verdicts(reference)) {
      expect(item).toMatchObject({ status, doi });
      expect(item.reasons).toContain(code);
    }
  });

  test('what could not be asked is not unregistered because another reading is', async () => {
    const sources = databases();
    const { ask } = sources;
    sources.ask = async (question, options) => {
      const answer = await ask(question, options);
      const problem = { outcome: 'failed', problem: 'unavailable' } as const;
      const isDown = question.type === 'identifier' && question.value === '10.99999/x';
      return isDown ? { works: [], consultation: { ...answer.consultation, ...problem } } : answer;
    };
    const [single] = await verdicts(cited('10.99999/x', '10.99999/x1'), sources);
    expect(single?.reasons).not.toContain('doi-unregistered');
  });

  test('both readings of a text that leaves it open are asked', async () => {
    const work = aWork({ ...WATSON_CRICK, DOI: '10.99999/ab12' });
    for (const [tail, status] of [
      ['doi:10.99999/ab12\n345 and more', 'valid'],
      ['doi:10.99999/ab12(2018)', 'valid'],
      ['doi:10.99999/ab12Supp', 'valid'],
    ] as const) {
      const reference = parseOne(WATSON_CRICK_APA.replace(/ https.*$/, ` ${tail}`));
      expect([reference.identifiers.doi, reference.alternatives?.doi?.length]).toEqual(['10.99999/ab12', 1]);
      const sources = databases({ works: [work] });
      await verdicts(reference, sources).then((all) => all.forEach((item) => expect(item).toMatchObject({ status })));
    }
  });
});
