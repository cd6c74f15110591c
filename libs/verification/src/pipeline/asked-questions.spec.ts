import type { Question, RequestOptions, Sources } from '@veracite/connectors/sources';
import { foldEvent, type FoldedEntry } from '@veracite/contracts/check-events';
import type { Consultation } from '@veracite/model/source';
import type { AskPolicy } from './ask-policy';
import { AskedQuestions } from './asked-questions';

type Ended = Consultation['outcome'];
type Step = ['asked' | 'retried', string, number?] | ['ended', string, Ended, number?];

/** Asks questions, one for each connector and number, and lets databases answer. Returns what the events tell in the end. */
async function progressAfter(steps: readonly Step[]) {
  const sent = new Map<string, { options: RequestOptions; end: (outcome: Ended) => void }>();
  const ask = (question: Question, options: RequestOptions) =>
    new Promise((resolve) => {
      const { connector, value } = question as Extract<Question, { type: 'identifier' }>;
      const end = (outcome: Ended) =>
        resolve({ consultation: { connector, outcome, question: 'identifier', found: 0, ms: 1 } });
      sent.set(`${connector} ${value}`, { options, end });
    });
  let entry: FoldedEntry<never> = {};
  const policy = { signal: new AbortController().signal, batchDelayMs: {} } as unknown as AskPolicy;
  const questions = new AskedQuestions(
    { ask } as unknown as Sources,
    policy,
    (event) => (entry = foldEvent(entry, { ...event, position: 0 })),
  );
  for (const step of steps) {
    const number = (step[0] === 'ended' ? step[3] : step[2]) ?? 0;
    const request = sent.get(`${step[1]} ${number}`);
    if (step[0] === 'asked')
      questions.ask({ type: 'identifier', connector: step[1], kind: 'doi', value: String(number) });
    else if (step[0] === 'retried') request?.options.onRetry?.({} as Consultation);
    else request?.end(step[2] as Ended);
    await new Promise(setImmediate);
  }
  return entry.progress;
}

// prettier-ignore
test.each<[name: string, steps: Step[], asked: string[], answered: string[], retried: string[]]>([
  [
    'two databases are asked',
    [['asked', 'dblp'], ['asked', 'crossref']],
    ['DBLP', 'Crossref'],
    [],
    [],
  ],
  [
    'a database is retried',
    [['asked', 'dblp'], ['retried', 'dblp'], ['retried', 'dblp']],
    [],
    [],
    ['DBLP'],
  ],
  [
    'a retried database has answered',
    [['asked', 'dblp'], ['retried', 'dblp'], ['ended', 'dblp', 'answered']],
    [],
    ['DBLP'],
    [],
  ],
  [
    'a database has finally failed',
    [['asked', 'dblp'], ['retried', 'dblp'], ['ended', 'dblp', 'failed']],
    [],
    [],
    [],
  ],
  [
    'one of two questions to a database is answered',
    [['asked', 'dblp'], ['asked', 'dblp', 1], ['ended', 'dblp', 'answered']],
    ['DBLP'],
    [],
    [],
  ],
  [
    'a database that cannot have the work',
    [['asked', 'dblp'], ['ended', 'dblp', 'not-covered']],
    [],
    [],
    [],
  ],
  [
    'a second question fails after the first was answered',
    [['asked', 'dblp'], ['asked', 'dblp', 1], ['ended', 'dblp', 'answered'], ['ended', 'dblp', 'failed', 1]],
    [],
    ['DBLP'],
    [],
  ],
])('%s', async (_name, steps, asked, answered, retried) => {
  expect(await progressAfter(steps)).toEqual({ asked, answered, retried });
});
