import type { IdentifierKind } from '@veracite/model/identifiers';
import file from '../../data/requests.json';
import { canHave, type Request } from '../connector-definition';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '../connector-definitions';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';
import { SAMPLE_QUERY, formatRequest, SAMPLE_IDENTIFIERS } from '@veracite/testing/connectors/sample-requests';

/** Typed, so that a database without its requests does not compile. */
const REQUESTS: Record<DatabaseId, Record<string, string>> = file.requests;

const line = (step: Request | undefined): string | undefined => step && formatRequest(step);

/** Returns identifiers that a database can have: those with signs if possible, otherwise those of invented works. */
function samplesFor(id: DatabaseId, kind: IdentifierKind): string[] {
  const possible = (values: string[]): string[] => values.filter((value) => canHave(DATABASES[id], kind, value));
  const samples = possible(SAMPLE_IDENTIFIERS[kind]);
  return samples.length > 0 ? samples : possible(INVENTED_WORKS.flatMap(({ DOI }) => DOI ?? []));
}

test.each(DATABASE_IDS)('%s is asked as it documents, whatever the signs in the question', (id) => {
  const definition = DATABASES[id];
  const built: Record<string, string | undefined> = {};
  for (const [kind, lookUp] of Object.entries(definition.lookUp))
    built[kind] = line(lookUp(samplesFor(id, kind as IdentifierKind)[0] ?? ''));
  for (const [kind, bulk] of Object.entries(definition.bulk ?? {})) {
    const fitting = samplesFor(id, kind as IdentifierKind).filter(bulk.accepts ?? (() => true));
    if (fitting.length > 0) built[`many ${kind}`] = line(bulk.request(fitting));
  }
  // Some search only for papers of their venues.
  const { containerTitle: _venue, ...withoutVenue } = SAMPLE_QUERY;
  if (definition.search) built['search'] = line(definition.search(SAMPLE_QUERY) ?? definition.search(withoutVenue));
  expect(built).toEqual(REQUESTS[id]);
});

test.each(DATABASE_IDS.filter((id) => DATABASES[id].lookUp.doi))(
  '%s: a DOI comes out of the address as it went in',
  (id) => {
    const sent = SAMPLE_IDENTIFIERS.doi.flatMap((doi) => {
      // Some take only DOIs of their own prefixes.
      const step = DATABASES[id].lookUp.doi?.(doi);
      return step ? [{ doi, address: decodeURIComponent(step.url.replace(/\+/g, ' ')).toLowerCase() }] : [];
    });
    expect(sent.filter(({ doi, address }) => !address.includes(doi))).toEqual([]);
  },
);
