import type { Answer, Sources } from '@veracite/connectors/port';
import { fakeSources } from '@veracite/testing/fake-sources';
import { gatherLookUps } from './bulk';

function spied(): { sources: Sources; bulk: string[][] } {
  const sources = fakeSources({ crossref: { canLookUpInBulk: ['doi'] }, dblp: {} });
  const bulk: string[][] = [];
  const plainMany = sources.lookUpMany.bind(sources);
  sources.lookUpMany = (connector, kind, values, options) => {
    bulk.push(values);
    return plainMany(connector, kind, values, options);
  };
  return { sources, bulk };
}

describe('look-ups gathered into bulk questions', () => {
  test('identifiers asked for together travel together, each value once', async () => {
    const { sources, bulk } = spied();
    const gathered = gatherLookUps(sources, {});
    const values = ['10.1/a', '10.1/b', '10.1/a'];
    const answers = await Promise.all(values.map((value) => gathered.lookUp('crossref', 'doi', value)));
    expect(bulk).toEqual([['10.1/a', '10.1/b']]);
    expect(answers.map((answer) => answer.consultation.outcome)).toEqual(['answered', 'answered', 'answered']);
  });

  test('a database without a bulk API is asked one by one', async () => {
    const { sources, bulk } = spied();
    await gatherLookUps(sources, {}).lookUp('dblp', 'doi', '10.1/a');
    expect(bulk).toEqual([]);
  });

  test('one alone goes by the look-up for one, whose pace is wider', async () => {
    const { sources, bulk } = spied();
    const { consultation } = await gatherLookUps(sources, {}).lookUp('crossref', 'doi', '10.1/a');
    expect([consultation.outcome, bulk]).toEqual(['answered', []]);
  });

  test('a list waits for a busy database, and leaves at once when nobody else will join', async () => {
    const { sources, bulk } = spied();
    sources.waitFor = () => 60_000;
    const hurry = new AbortController();
    const gathered = gatherLookUps(sources, {}, hurry.signal);
    const asked = ['10.1/a', '10.1/b'].map((value) => gathered.lookUp('crossref', 'doi', value));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(bulk).toEqual([]);
    hurry.abort();
    await Promise.all(asked);
    const late = ['10.1/c', '10.1/d'].map((value) => gathered.lookUp('crossref', 'doi', value));
    await Promise.all(late);
    expect(bulk).toEqual([
      ['10.1/a', '10.1/b'],
      ['10.1/c', '10.1/d'],
    ]);
  }, 2_000);

  test('one who gives up gets a timeout, the other the answer', async () => {
    const { sources } = spied();
    const gathered = gatherLookUps(sources, {});
    const quitter = new AbortController();
    const asked: Promise<Answer>[] = [
      gathered.lookUp('crossref', 'doi', '10.1/a', { signal: quitter.signal }),
      gathered.lookUp('crossref', 'doi', '10.1/a'),
    ];
    quitter.abort();
    const outcomes = (await Promise.all(asked)).map((answer) => answer.consultation.problem ?? 'none');
    expect(outcomes).toEqual(['timeout', 'none']);
  });

  test('a fault of the bulk question reaches everyone who waits', async () => {
    const { sources } = spied();
    sources.lookUpMany = () => Promise.reject(new Error('programming fault'));
    const gathered = gatherLookUps(sources, {});
    const asked = ['10.1/a', '10.1/b'].map((value) => gathered.lookUp('crossref', 'doi', value));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  });
});
