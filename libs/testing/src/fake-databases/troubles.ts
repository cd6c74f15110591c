import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { Fault } from './faults';
import { FAKE_SERVERS } from './fake-servers';
import type { Faults, FakeDatabases } from './start';

/** A fault of databases during a batch. Times are in milliseconds. */
export interface Trouble {
  name: string;
  fault: Fault;
  /** After the start. */
  fromMs: number;
  /** Default: until the end. */
  forMs?: number;
  /** Default: all databases. */
  databases?: DatabaseId[];
  /** The number of additional references that may be unknown; undefined for no limit. */
  moreUnknown?: number;
}

const ALL = Object.keys(FAKE_SERVERS) as DatabaseId[];

/** Returns typical faults of networks and databases. @param latencyMs the normal response time */
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

/** Returns the fault that the databases at a host have so many milliseconds after the start. */
export function faultAt({ fault, fromMs, forMs = Infinity, databases = ALL }: Trouble, host: string, ms: number) {
  const isNow = ms >= fromMs && ms < fromMs + forMs;
  return isNow && databases.some((id) => FAKE_SERVERS[id].hosts.includes(host)) ? fault : undefined;
}

/**
 * Applies a fault for its duration.
 * @param real converts milliseconds of the clock under test to real milliseconds
 * @returns a function that ends the fault
 */
export function causeTrouble(standIn: FakeDatabases, trouble: Trouble, real: (ms: number) => number): () => void {
  const { fault, fromMs, forMs, databases = ALL } = trouble;
  const scaled: Fault = fault.ms === undefined ? fault : { ...fault, ms: real(fault.ms) };
  const faults: Faults = Object.fromEntries(databases.map((id) => [id, scaled]));
  let timer = setTimeout(() => {
    standIn.setFaults(faults);
    // Only now, because a busy event loop could otherwise end the fault before it begins.
    if (forMs !== undefined) timer = setTimeout(() => standIn.setFaults({}), real(forMs));
  }, real(fromMs));
  return () => {
    clearTimeout(timer);
    standIn.setFaults({});
  };
}
