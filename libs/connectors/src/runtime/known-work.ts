import { WORK_IDENTIFIER_KINDS, type IdentifierKind } from '@veracite/model/identifiers';
import type { Work, WorkQuery } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import type { ConnectorDefinition, ControlWork, Request } from '../connector-definition';
import type { KnownRecord } from './known-record';

/** Returns the known work of a database. It is searched, as references are, or looked up where nothing is searched. */
export function knownWork(id: string, definition: ConnectorDefinition): KnownRecord<Work> {
  const { asked, control, search, lookUp, version } = definition;
  const isSearched = [asked.searches, asked.disciplines, asked.languages].some((ranks) => ranks);
  const title = fold(control.title);
  return {
    id,
    version,
    name: `“${control.title}”`,
    question(maySearch) {
      if (search && isSearched && maySearch) return { kind: 'search', request: search(queryFor(control)) };
      const requests = WORK_IDENTIFIER_KINDS.flatMap((kind): Request[] => requestFor(kind, control, lookUp));
      return { kind: 'identifier', request: requests[0] };
    },
    isMeant: ({ csl }) => `${fold(csl.title ?? '')} `.startsWith(`${title} `),
    missing: (work) => missingFields(work, control),
  };
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
