import { LITERATURE, type Holdings, type Literature } from '@veracite/model/source';
import type { ConnectorDefinition } from './connector-definition';
import { CONNECTOR_DEFINITIONS, type DatabaseId } from './connector-definitions';

/** Returns the ids of the databases with a rank, the lowest first. */
export function rankedDatabases(rankOf: (definition: ConnectorDefinition) => number | undefined): DatabaseId[] {
  return CONNECTOR_DEFINITIONS.flatMap(({ id, definition }) => ({ id, rank: rankOf(definition) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

/** Returns the ids of the databases with a property. */
export const databasesWith = (has: (definition: ConnectorDefinition) => boolean | undefined): DatabaseId[] =>
  rankedDatabases((definition) => (has(definition) ? 1 : undefined));

/** What the databases hold. */
export const HOLDINGS: Holdings = {
  literature: Object.fromEntries(
    LITERATURE.map((literature) => [literature, rankedDatabases(({ holds }) => holds?.[literature])]),
  ) as Record<Literature, DatabaseId[]>,
  aggregators: databasesWith(({ isAggregator }) => isAggregator),
};
