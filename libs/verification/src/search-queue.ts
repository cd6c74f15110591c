import type { Sources } from '@veracite/connectors/port';

/**
 * Counts the searches that a batch has put and that are not answered yet. References plan their searches in the same
 * instant, before any of them stands in a database's queue: without this account all would choose the same database.
 */
export function countSearches(sources: Sources): Pick<Sources, 'search' | 'waitFor'> {
  const paces = new Map(sources.list().map(({ source, searchPace }) => [source.id, searchPace]));
  const open = new Map<string, number>();
  const count = (connector: string, by: number) => open.set(connector, (open.get(connector) ?? 0) + by);
  return {
    async search(connector, query, options) {
      count(connector, 1);
      try {
        return await sources.search(connector, query, options);
      } finally {
        count(connector, -1);
      }
    },
    waitFor(connector) {
      const pace = paces.get(connector);
      const ahead = Math.floor((open.get(connector) ?? 0) / (pace?.requests ?? 1));
      return Math.max(sources.waitFor(connector), ahead * (pace?.seconds ?? 0) * 1000);
    },
  };
}
