import { CONNECTOR_DEFINITIONS } from './connector-definitions';

/** The display names of all databases and of the local library, by connector id. */
export const SOURCE_NAMES: Record<string, string> = {
  library: 'Local library',
  ...Object.fromEntries(CONNECTOR_DEFINITIONS.map(({ id, definition }) => [id, definition.source.name])),
};

export const sourceName = (connector: string): string => SOURCE_NAMES[connector] ?? connector;
