import type { Answer, Question, Sources, SourceState } from '@veracite/connectors/sources';
import type { Consultation } from '@veracite/model/source';
import { askPassages } from './ask-passages';

const ABSTRACT =
  'We mapped the outlines of glaciers from satellite images. The area of ice shrank by a tenth in thirty years.';
const SENTENCES = ['Ice has shrunk by a tenth.'];

/** Databases with the given abstracts; a problem stands for a database that does not answer. */
function databases(abstracts: Record<string, string | undefined | { problem: Consultation['problem'] }>) {
  const asked: string[] = [];
  const sources: Pick<Sources, 'ask' | 'list'> = {
    list: () =>
      Object.keys(abstracts).map(
        (id) =>
          ({
            source: { id },
            state: 'ready',
            canLookUp: ['doi', 'pmid'],
            canLookUpInBulk: [],
          }) as unknown as SourceState,
      ),
    ask: (question: Question): Promise<Answer> => {
      const { connector } = question;
      asked.push(question.type === 'identifier' ? `${connector} ${question.value}` : question.type);
      const has = abstracts[connector];
      const common = { connector, question: 'identifier' as const, found: 1, ms: 1 };
      if (typeof has === 'object')
        return Promise.resolve({ consultation: { ...common, outcome: 'failed', found: 0, ...has }, works: [] });
      const work = { key: 'k', csl: { type: 'article' as const }, identifiers: {}, standing: 'current' as const, url: `https://${connector}.test`, abstract: has }; // prettier-ignore
      return Promise.resolve({ consultation: { ...common, outcome: 'answered' }, works: [work] });
    },
  };
  return { sources, asked };
}

test('databases receive only identifiers, one after another until one has the abstract', async () => {
  const { sources, asked } = databases({ crossref: undefined, openalex: ABSTRACT, 'europe-pmc': ABSTRACT });
  const [found] = await askPassages([{ doi: '10.1/x', sentences: SENTENCES }], sources);
  expect(asked).toEqual(['crossref 10.1/x', 'openalex 10.1/x']);
  expect(found).toMatchObject({
    source: 'OpenAlex',
    url: 'https://openalex.test',
    passages: ['The area of ice shrank by a tenth in thirty years.'],
  });
});

test('a database that could not be asked is reported, not taken for "no abstract"', async () => {
  const { sources } = databases({ crossref: { problem: 'timeout' }, openalex: undefined });
  const [found] = await askPassages([{ doi: '10.1/x', sentences: SENTENCES }], sources);
  expect(found).toEqual({
    passages: [],
    asked: [
      { source: 'Crossref', outcome: 'failed', problem: 'timeout' },
      { source: 'OpenAlex', outcome: 'answered' },
    ],
  });
});

test('a work without an identifier is asked for nowhere, and keeps its place', async () => {
  const { sources } = databases({ crossref: ABSTRACT });
  const found = await askPassages([{ sentences: SENTENCES }, { doi: '10.1/x', sentences: SENTENCES }], sources);
  expect(found.map(({ source, asked }) => [source, asked.length])).toEqual([
    [undefined, 0],
    ['Crossref', 1],
  ]);
});
