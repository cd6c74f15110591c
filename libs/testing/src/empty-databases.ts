import { DATABASE_IDS, DATABASES, type DatabaseId } from '@veracite/connectors/connector-definitions';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Problem } from '@veracite/model/source';
import { fakeSources, type FakeSources } from './fake-sources';

/**
 * Returns all databases, ready for everything that their definitions can be asked. They answer, and hold nothing.
 * @param problems the problems of those that do not answer
 */
export const emptyDatabases = (problems: Partial<Record<DatabaseId, Problem>> = {}): FakeSources =>
  fakeSources(
    Object.fromEntries(
      DATABASE_IDS.map((id) => {
        const { search, lookUp, notices, citing } = DATABASES[id];
        return [
          id,
          {
            problem: problems[id],
            canSearch: search !== undefined,
            canLookUp: Object.keys(lookUp) as IdentifierKind[],
            ...(notices && { notices: {} }),
            ...(citing && { citing: [] }),
          },
        ];
      }),
    ),
  );
