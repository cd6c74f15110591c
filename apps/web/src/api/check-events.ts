import type { Check, CheckEntry, CheckEvent } from '@veracite/contracts/checks';

export const EVENT_TYPES: CheckEvent['type'][] = ['asked', 'answered', 'retried', 'judged', 'finished'];

type EntryEvent = Exclude<CheckEvent, { type: 'finished' }>;

/** Applies events to a check. Events that were applied before change nothing. */
export function applyEvents(check: Check, events: readonly CheckEvent[]): Check {
  const entries = [...check.entries];
  let { state } = check;
  for (const event of events) {
    if (event.type === 'finished') state = event.state;
    else if (entries[event.position]) entries[event.position] = applyToEntry(entries[event.position]!, event);
  }
  return { ...check, state, entries, settled: entries.filter(({ result }) => result !== undefined).length };
}

function applyToEntry(entry: CheckEntry, event: EntryEvent): CheckEntry {
  if (event.type === 'judged') return { ...entry, result: event.result, progress: undefined };
  const { asked, answered, retried } = entry.progress ?? { asked: [], answered: [], retried: [] };
  const others = (names: string[]) => names.filter((name) => !event.sources.includes(name));
  const progress = { asked: others(asked), answered: others(answered), retried: others(retried) };
  // Lists all sources that will be retried; the other events list the changes.
  if (event.type === 'retried') progress.retried = event.sources;
  else progress[event.type].push(...event.sources);
  return { ...entry, progress };
}
