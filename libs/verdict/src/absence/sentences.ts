import { yearOf } from '@veracite/model/csl';
import type { Kind } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import type { Coverage, ListedBook, Reason } from '@veracite/model/verdict';
import { WHERE_TO_LOOK } from '@veracite/model/where-to-look';
import { listed } from '@veracite/text/listed';
import { REGISTERED_BY_VENUE } from './presence';

interface Absence {
  reference: Reference;
  coverage: Coverage;
}

/** Least share of works that are found at which the share is stated. */
const STATED = 0.1;

/** Returns the reasons why the absence of a work from all databases that answered does not prove that it does not exist. */
export function absenceReasons(absence: Absence, nameOf: (connector: string) => string): Reason[] {
  const { expected } = absence.coverage;
  const why = expected >= STATED ? notFound(expected) : notCovered(absence);
  const sentence = [
    why.sentence,
    bookExists(absence, nameOf),
    uncheckedRegister(absence),
    whereToLook(absence.coverage.kind),
  ]
    .filter(Boolean)
    .join(' ');
  return [...unknownVenue(absence), { ...why, sentence }];
}

/** States that the complete table of contents of the book lacks the chapter. */
export const notInBook = ({ title, sources, parts }: ListedBook, nameOf: (connector: string) => string): string =>
  `“${title}” has ${parts} parts by its table of contents in ${listed(sources.map(nameOf))}, and none has this title or these authors.`;

/** States that the book of a chapter exists, and whether its parts are known. */
function bookExists({ coverage: { book } }: Absence, nameOf: (connector: string) => string): string | undefined {
  if (book?.parts !== undefined) return notInBook(book, nameOf);
  return book && `The book exists (${listed(book.sources.map(nameOf))}), but no complete table of contents was found.`;
}

/** Returns the reason for a work that the databases would probably hold. */
function notFound(expected: number): Reason {
  const share = Math.min(99, Math.floor(expected * 100));
  return {
    code: 'not-found',
    sentence: `Of 100 real works described like this, ${share} are found in the databases that answered. This one is not.`,
  };
}

/** Returns the reason for a work of a kind that no connected database holds completely. */
function notCovered({ coverage: { kind } }: Absence): Reason {
  const { single, many } = WHERE_TO_LOOK[kind];
  return {
    code: 'not-covered',
    sentence: `This looks like ${single}. No database that was asked holds all ${many}.`,
  };
}

/** Names the registers that have all works of the venue and were not asked. */
function uncheckedRegister({ coverage: { unchecked = [] }, reference: { csl } }: Absence): string | undefined {
  const venue = csl['container-title'];
  const covered = venue ? `${venue} ${yearOf(csl) ?? ''}`.trimEnd() : 'this work';
  return unchecked.length > 0 ? `No register that covers ${covered} was checked (${listed(unchecked)}).` : undefined;
}

/** Returns the reason for a journal or conference that no register knows. */
function unknownVenue({ reference: { csl }, coverage: { venue, kind, registers } }: Absence): Reason[] {
  const name = csl['container-title'] ?? csl['event-title'];
  if (venue !== 'unknown' || name === undefined || !REGISTERED_BY_VENUE.includes(kind)) return [];
  return [
    {
      code: 'venue-unknown',
      field: 'container-title',
      sentence: `No register that was asked knows the venue “${name}”${registers.length > 0 ? ` (${listed(registers)})` : ''}.`,
    },
  ];
}

function whereToLook(kind: Kind): string {
  const places = WHERE_TO_LOOK[kind].places.map(({ name, url }) => (url ? `${name} (${url})` : name));
  return `It can be looked up here: ${places.join(', ')}.`;
}
