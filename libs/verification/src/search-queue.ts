import type { Sources } from '@veracite/connectors/port';
import { ARRIVAL_SLACK_MS } from '@veracite/connectors/runtime/pace-store';

/** What a search usually takes, in milliseconds: an allowance by the hour lets a burst in, but not through more doors. */
const TYPICAL_MS = 500;

/**
 * Counts the searches that a batch has put and that are not answered yet. References plan their searches in the same
 * instant, before any of them stands in a database's queue: without this account all would choose the same database.
 */
export function countSearches(sources: Sources): Pick<Sources, 'search' | 'waitFor'> {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
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
      const state = states.get(connector);
      if (!state) return sources.waitFor(connector);
      const ahead = (open.get(connector) ?? 0) * state.requestsPerSearch;
      const byPace =
        Math.floor(ahead / state.searchPace.requests) * (state.searchPace.seconds * 1000 + ARRIVAL_SLACK_MS);
      const byWidth = Math.floor(ahead / state.concurrent) * TYPICAL_MS;
      return Math.max(sources.waitFor(connector), byPace, byWidth);
    },
  };
}
