import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Coverage, ListedBook, Reason, ReasonStatement } from '@veracite/model/verdict';
import { REGISTERED_BY_VENUE } from './presence';

interface Absence {
  reference: Reference;
  coverage: Coverage;
}

/** Least share of works that are found at which the share is stated. */
const STATED = 0.1;

/** Returns the reasons why the absence of a work from all databases that answered does not prove that it does not exist. */
export function absenceReasons(absence: Absence): Reason[] {
  const { reference: { csl }, coverage: { expected, kind, book, unchecked = [], venue, registers } } = absence; // prettier-ignore
  const further = [
    ...(book ? [aboutBook(book)] : []),
    ...(unchecked.length > 0 ? [registersOf('register-unchecked', absence)] : []),
    { code: 'where-to-look', values: { kind, ...(venue === 'unknown' && { venue }) } },
  ];
  const why: Reason =
    expected >= STATED ? { ...shareOf(expected), further } : { code: 'not-covered', values: { kind }, further };
  const name = csl['container-title'] ?? csl['event-title'];
  // A journal or conference that no register knows.
  if (venue !== 'unknown' || name === undefined || !REGISTERED_BY_VENUE.includes(kind)) return [why];
  return [{ code: 'venue-unknown', field: 'container-title', values: { venue: name }, registers }, why];
}

/** States of how many real works described like this one is found nowhere. @param expected share, 0 to 1, that is found */
export const shareOf = (expected: number) => ({
  code: 'not-found' as const,
  values: { share: Math.min(99, Math.floor(expected * 100)) },
});

/** States that the book of a chapter exists, and why the chapter is not in it. */
export const aboutBook = ({ title, absence, sources }: ListedBook): ReasonStatement => ({
  code: absence?.code ?? 'book-without-contents',
  values: { title, count: absence?.count },
  sources,
});

/** Returns the reasons for databases that absence depends on and that failed, or were not to be asked. */
export function coreUnanswered(absence: Absence): Reason[] {
  const { reference: { csl }, coverage: { failed, notAsked, unchecked = [] } } = absence; // prettier-ignore
  const reasons: Reason[] = [];
  if (failed.length > 0) reasons.push({ code: 'core-unreachable', sources: failed });
  if (notAsked.length > 0) reasons.push({ code: 'core-not-asked', sources: notAsked });
  const isMeeting = csl.type === 'paper-conference' && csl['container-title'];
  const isNamed = unchecked.length > 0 || (isMeeting && [...failed, ...notAsked].includes('dblp'));
  const further = isNamed ? [registersOf('register-unreached', absence)] : [];
  return reasons.map((reason, index) => ({ ...reason, ...(index === reasons.length - 1 && { further }) }));
}

/** Names the registers that have all works of the venue and were not asked. */
function registersOf(code: string, { reference: { csl }, coverage: { unchecked } }: Absence): ReasonStatement {
  const venue = csl['container-title'];
  return { code, values: { covered: venue && `${venue} ${yearOf(csl) ?? ''}`.trimEnd() }, registers: unchecked };
}
