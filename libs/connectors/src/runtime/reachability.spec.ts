import { Reachability } from './reachability';
import { SourceError } from './source-error';

const unreachable = new SourceError('unavailable', 'It could not be reached.', { unsent: true });
const broken = new SourceError('unavailable', 'The connection broke.', { retryable: true });

type Record = [service: string, error: unknown, at: number];

test.each<[name: string, records: Record[], isOffline: boolean]>([
  ['nothing was asked', [], false],
  ['a service answered', [['crossref', undefined, 0]], false],
  ['one service is out of order', [['crossref', unreachable, 0], ['crossref', unreachable, 900]], false], // prettier-ignore
  [
    'two services refuse for half a second',
    [
      ['crossref', unreachable, 0],
      ['dblp', unreachable, 400],
    ],
    true,
  ],
  [
    'a short interruption',
    [
      ['crossref', unreachable, 600],
      ['dblp', unreachable, 700],
    ],
    false,
  ],
  [
    'a third one answers',
    [
      ['crossref', unreachable, 0],
      ['dblp', unreachable, 9],
      ['doaj', undefined, 20],
    ],
    false,
  ],
  [
    'a third one breaks off',
    [
      ['crossref', unreachable, 0],
      ['dblp', unreachable, 9],
      ['doaj', broken, 20],
    ],
    false,
  ],
])('no service is reached: %s', (_name, records, isOffline) => {
  const reachability = new Reachability();
  for (const record of records) reachability.record(...record);
  expect(reachability.isOffline(1_000)).toBe(isOffline);
});
