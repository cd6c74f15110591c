import type { CheckEvent, CheckProgress, EntryEvent } from './checks';

export const EVENT_TYPES: CheckEvent['type'][] = ['asked', 'answered', 'failed', 'retried', 'judged', 'finished'];

/** What the events of an entry say about it. */
export interface FoldedEntry<Result> {
  result?: Result;
  progress?: CheckProgress;
}

/** Returns an entry after an event. An event that was applied before changes nothing. */
export function foldEvent<Entry extends FoldedEntry<Result>, Result>(entry: Entry, event: EntryEvent<Result>): Entry {
  if (event.type === 'judged') return { ...entry, result: event.result, progress: undefined };
  const { asked, answered, retried } = entry.progress ?? { asked: [], answered: [], retried: [] };
  const others = (names: string[]) => names.filter((name) => !event.sources.includes(name));
  const progress = { asked: others(asked), answered: others(answered), retried: others(retried) };
  // Lists all sources that will be retried; the other events list the changes.
  if (event.type === 'retried') progress.retried = event.sources;
  else if (event.type !== 'failed') progress[event.type].push(...event.sources);
  return { ...entry, progress };
}

/** Collects the results of a check, in the order of its entries. */
export async function resultsOf<Result>(events: AsyncIterable<CheckEvent<Result>>): Promise<Result[]> {
  const entries: FoldedEntry<Result>[] = [];
  for await (const event of events)
    if (event.type !== 'finished') entries[event.position] = foldEvent(entries[event.position] ?? {}, event);
  return entries.flatMap(({ result }) => result ?? []);
}

/** Replaces the results in events. */
export async function* mapResults<From, To>(
  events: AsyncIterable<CheckEvent<From>>,
  map: (result: From, position: number) => To,
): AsyncGenerator<CheckEvent<To>, void, void> {
  for await (const event of events)
    yield event.type === 'judged' ? { ...event, result: map(event.result, event.position) } : event;
}
