import { WORK_IDENTIFIER_KINDS, type IdentifierKind } from '@veracite/model/identifiers';
import type { Work, WorkQuery } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import type { ConnectorDefinition, ControlWork, Request } from '../connector-definition';
import type { ControlReport } from '../sources';
import type { Reply } from './reply';

/** Problems that a repetition may solve. Other failures show that the database does not work. */
const TRANSIENT = ['timeout', 'rate-limited', 'quota-spent', 'unavailable'];

/** Returns the request for the known work, asked for as references are: searched, or looked up where nothing is searched. */
export function controlRequest({ asked, control, search, lookUp }: ConnectorDefinition, maySearch: boolean) {
  const isSearched = maySearch && [asked.searches, asked.disciplines, asked.languages].some((ranks) => ranks);
  if (search && isSearched) return { kind: 'search' as const, request: search(queryFor(control)) };
  const requests = WORK_IDENTIFIER_KINDS.flatMap((kind): Request[] => requestFor(kind, control, lookUp));
  return { kind: 'identifier' as const, request: requests[0] };
}

function requestFor(kind: IdentifierKind, { identifiers }: ControlWork, lookUp: ConnectorDefinition['lookUp']) {
  const value = identifiers?.[kind];
  const request = value === undefined ? undefined : lookUp[kind]?.(value);
  return request ? [request] : [];
}

const queryFor = ({ title, family, year }: ControlWork): WorkQuery => ({
  title,
  authors: [{ family }],
  year,
  raw: `${family} (${year}). ${title}.`,
  limit: 5,
});

/** Reads the answer to the request for the known work. */
export function reportOf(
  { consultation, records, fault }: Reply<Work>,
  { control }: ConnectorDefinition,
): ControlReport {
  const { outcome, problem, detail, ms } = consultation;
  if (outcome !== 'answered') {
    const isTransient = problem === undefined || TRANSIENT.includes(problem);
    return { outcome: isTransient ? 'unasked' : 'failed', problem, detail, fault, ms };
  }
  const title = fold(control.title);
  const work = records.find(({ csl }) => `${fold(csl.title ?? '')} `.startsWith(`${title} `));
  if (work) return { outcome: 'passed', ms, missing: missingFields(work, control) };
  return {
    outcome: 'failed',
    problem: 'control',
    fault: records.length === 0 ? 'empty' : 'other-work',
    detail: `It was asked for “${control.title}”, which it is known to hold, and found ${records.length === 0 ? 'nothing' : 'other works'}.`,
    ms,
  };
}

/** Returns the fields of the known work that its record lacks. */
function missingFields({ csl, identifiers }: Work, { family, identifiers: known = {} }: ControlWork): string[] {
  const names = (csl.author ?? []).map((name) =>
    fold([name.given, name.family, name.literal].filter(Boolean).join(' ')),
  );
  return [
    ...(names.some((name) => name.includes(fold(family))) ? [] : ['author']),
    ...(csl.issued?.['date-parts']?.[0]?.[0] === undefined ? ['year'] : []),
    ...WORK_IDENTIFIER_KINDS.filter((kind) => known[kind] !== undefined && identifiers[kind] === undefined),
  ];
}
