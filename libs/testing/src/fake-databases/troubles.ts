import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { Fault } from './faults';
import { FAKE_SERVERS } from './fake-servers';
import type { Faults, FakeDatabases } from './start';

/** Something that befalls databases while a batch is checked. Times in milliseconds. */
export interface Trouble {
  name: string;
  fault: Fault;
  /** After the start. */
  fromMs: number;
  /** For ever when absent. */
  forMs?: number;
  /** All of them when absent. */
  databases?: DatabaseId[];
  /** References that may be unknown beyond those that are so without it; undefined where silence is rightly so called. */
  moreUnknown?: number;
}

const ALL = Object.keys(FAKE_SERVERS) as DatabaseId[];

/** What networks and databases do (issue 20), each amid a batch. @param latencyMs what an answer takes otherwise */
export function troubles(latencyMs: number): Trouble[] {
  return [
    { name: 'broken connections for 2 s', fault: { kind: 'reset' }, fromMs: 1_000, forMs: 2_000, moreUnknown: 1 },
    {
      name: 'every database slow by ten for 20 s',
      fault: { kind: 'slow', ms: latencyMs * 9 },
      fromMs: 1_000,
      forMs: 20_000,
      moreUnknown: 1,
    },
    {
      name: 'every reply 429 with Retry-After for 10 s',
      fault: { kind: 'too-many', retryAfter: 10 },
      fromMs: 1_000,
      forMs: 10_000,
      moreUnknown: 1,
    },
    { name: 'garbage for 5 s', fault: { kind: 'garbage' }, fromMs: 1_000, forMs: 5_000, moreUnknown: 1 },
    {
      name: 'three databases hanging',
      fault: { kind: 'hang' },
      fromMs: 0,
      databases: ['dblp', 'europe-pmc', 'openaire'],
    },
  ];
}

/**
 * Lets a trouble befall the databases, and ends it.
 * @param real milliseconds that really pass for those of the trouble's clock
 * @returns what takes back whatever is left of it
 */
export function causeTrouble(standIn: FakeDatabases, trouble: Trouble, real: (ms: number) => number): () => void {
  const { fault, fromMs, forMs, databases = ALL } = trouble;
  const own: Fault = fault.ms === undefined ? fault : { ...fault, ms: real(fault.ms) };
  const faults: Faults = Object.fromEntries(databases.map((id) => [id, own]));
  const begin = setTimeout(() => standIn.setFaults(faults), real(fromMs));
  const end = forMs === undefined ? undefined : setTimeout(() => standIn.setFaults({}), real(fromMs + forMs));
  return () => {
    clearTimeout(begin);
    clearTimeout(end);
    standIn.setFaults({});
  };
}
