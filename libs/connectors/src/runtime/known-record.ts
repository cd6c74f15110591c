import type { Request } from '../connector-definition';
import type { ControlReport } from '../sources';
import type { Reply } from './reply';

/** Problems that a repetition may solve. Other failures show that the service does not work. */
const TRANSIENT = ['timeout', 'rate-limited', 'quota-spent', 'unavailable'];

/** Fields without which no reference is compared with a record. */
const COMPARED = ['author', 'year'];

/** A record that a service is known to hold, how it is asked for, and how it is recognized. */
export interface KnownRecord<R> {
  /** Names what is asked, with the version of its questions, in the cache. */
  id: string;
  version: number;
  /** The record in a sentence: `“Title”`. */
  name: string;
  /** Returns the request, asked as others are. */
  question(maySearch: boolean): { kind: 'search' | 'identifier'; request: Request<R> | undefined };
  isMeant(record: R): boolean;
  /** Returns the fields that the record lacks. */
  missing(record: R): string[];
}

/** Reads the answer to the request for the known record. */
export function reportOf<R>({ consultation, records, fault }: Reply<R>, known: KnownRecord<R>): ControlReport {
  const { outcome, problem, detail, ms } = consultation;
  if (outcome !== 'answered') {
    const isTransient = problem === undefined || TRANSIENT.includes(problem);
    return { outcome: isTransient ? 'unasked' : 'failed', problem, detail, fault, ms };
  }
  const record = records.find((record) => known.isMeant(record));
  if (record !== undefined) {
    const missing = known.missing(record);
    if (!missing.some((field) => COMPARED.includes(field))) return { outcome: 'passed', ms, missing };
    const detail = `Its record of ${known.name} has no ${missing.join(', no ')}.`;
    return { outcome: 'failed', problem: 'control', fault: 'fields', detail, ms, missing };
  }
  const isEmpty = records.length === 0;
  return {
    outcome: 'failed',
    problem: 'control',
    fault: isEmpty ? 'empty' : 'other-work',
    detail: `It was asked for ${known.name}, which it is known to hold, and found ${isEmpty ? 'nothing' : 'other records'}.`,
    ms,
  };
}
