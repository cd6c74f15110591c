import { DATABASE_IDS, DATABASES } from '@veracite/connectors/connector-definitions';
import type { IdentifierKind } from '@veracite/model/identifiers';
import { fakeSources, type FakeSources } from './fake-sources';

/** Returns all databases, ready for everything that their definitions can be asked. They answer, and hold nothing. */
export const emptyDatabases = (): FakeSources =>
  fakeSources(
    Object.fromEntries(
      DATABASE_IDS.map((id) => {
        const { search, lookUp, notices, citing } = DATABASES[id];
        return [
          id,
          {
            canSearch: search !== undefined,
            canLookUp: Object.keys(lookUp) as IdentifierKind[],
            ...(notices && { notices: {} }),
            ...(citing && { citing: [] }),
          },
        ];
      }),
    ),
  );
