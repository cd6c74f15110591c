import type { Consultation } from '@veracite/model/source';
import { askingOf, outcomeEvent, type VerificationEvent } from './events';

const asked = (id: number, connector: string): VerificationEvent => ({
  type: 'asked',
  id,
  question: { type: 'identifier', connector, kind: 'doi', value: '10.5555/1' },
});
const retried = (id: number, connector: string): VerificationEvent => ({ type: 'retried', id, connector });
const ended = (id: number | undefined, connector: string, outcome: Consultation['outcome']): VerificationEvent =>
  outcomeEvent({ consultation: { connector, outcome, question: 'identifier', found: 0, ms: 1 } }, id);

test.each<[name: string, log: VerificationEvent[], asking: string[], again: string[], answered: string[]]>([
  ['no event', [], [], [], []],
  ['the library has answered', [ended(undefined, 'library', 'answered')], [], [], ['library']],
  ['two databases are asked, sorted by id', [asked(0, 'dblp'), asked(1, 'crossref')], ['crossref', 'dblp'], [], []],
  ['a database is retried', [asked(0, 'dblp'), retried(0, 'dblp'), retried(0, 'dblp')], ['dblp'], ['dblp'], []],
  [
    'a retried database has answered',
    [asked(0, 'dblp'), retried(0, 'dblp'), ended(0, 'dblp', 'answered')],
    [],
    [],
    ['dblp'],
  ],
  ['a database has finally failed', [asked(0, 'dblp'), retried(0, 'dblp'), ended(0, 'dblp', 'failed')], [], [], []],
  [
    'one of two questions to a database is answered',
    [asked(0, 'dblp'), asked(1, 'dblp'), ended(0, 'dblp', 'answered')],
    ['dblp'],
    [],
    ['dblp'],
  ],
  ['a database that cannot have the work', [asked(0, 'dblp'), ended(0, 'dblp', 'not-covered')], [], [], []],
])('%s', (_name, log, asking, again, answered) => {
  expect(askingOf(log)).toEqual({ asking, again, answered });
});

test.each<[Consultation['outcome'], VerificationEvent['type']]>([
  ['answered', 'answered'],
  ['not-covered', 'answered'],
  ['failed', 'failed'],
  ['skipped', 'failed'],
])('the event of the outcome %s is %s', (outcome, type) => {
  expect(ended(0, 'dblp', outcome).type).toBe(type);
});
