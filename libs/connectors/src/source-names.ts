import { CONNECTOR_DEFINITIONS } from './connector-definitions';
import { VENUE_REGISTERS } from './venue-registers';

/** The display names of all databases, of the local library and of the registers whose files it may have. */
export const SOURCE_NAMES: Record<string, string> = {
  library: 'Local library',
  ...Object.fromEntries(VENUE_REGISTERS.map(({ of, name }) => [of, name])),
  ...Object.fromEntries(CONNECTOR_DEFINITIONS.map(({ id, definition }) => [id, definition.source.name])),
};

export const sourceName = (connector: string): string => SOURCE_NAMES[connector] ?? connector;
