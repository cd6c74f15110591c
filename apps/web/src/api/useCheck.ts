import type { Check, CheckEvent, CheckEntry } from '@veracite/contracts/checks';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { get } from './fetcher';
import { api } from './keys';
import { useUser } from './session';

/** Events that arrive within this time are shown together, in milliseconds. */
const GATHER_MS = 120;
/** How often a running check is loaded when its event stream is refused, in milliseconds. */
const POLL_MS = 1500;

const EVENT_TYPES: CheckEvent['type'][] = ['asked', 'answered', 'retried', 'judged', 'finished'];

const loadCheck = async (url: string) => withAllEntries(await get<Check>(url));

/** Loads the other entries of a check, of which the server returns the first ones. */
export async function withAllEntries<T extends Check>(check: T): Promise<T> {
  const url = api.check(check.id);
  const size = check.entries.length;
  const pages = size > 0 && size < check.total ? Math.ceil(check.total / size) - 1 : 0;
  const rest = await Promise.all(
    Array.from({ length: pages }, (_, at) => {
      const from = size * (at + 1);
      return get<Check>(`${url}?entries=${from}-${Math.min(from + size, check.total) - 1}`);
    }),
  );
  return { ...check, entries: [check, ...rest].flatMap(({ entries }) => entries) };
}

/**
 * A check of the signed-in user. It is loaded once and kept current by its events while it runs.
 * @param onEnd called when it stops running; must be a stable function
 * @param isStarting whether it runs and is not loaded yet
 */
export function useCheck(id: string | undefined, onEnd: () => void, isStarting = false) {
  const user = useUser();
  const key = user && id ? api.check(id) : null;
  const { data, error, mutate } = useSWR<Check, unknown>(key, loadCheck, { revalidateIfStale: true });
  const isRunning = data?.state === 'running';

  useEffect(() => {
    if (!id || !isRunning) return undefined;
    let due: CheckEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (isOver = false) => {
      const events = due;
      due = [];
      clearTimeout(timer);
      timer = undefined;
      // Records exist once a check has finished: the results are loaded again with their ids.
      void mutate((now) => now && applyEvents(now, events), { revalidate: isOver });
    };
    const stream = new EventSource(api.checkEvents(id), { withCredentials: true });
    for (const type of EVENT_TYPES)
      stream.addEventListener(type, ({ data: text }: MessageEvent<string>) => {
        due.push({ type, ...(JSON.parse(text) as object) } as CheckEvent);
        timer ??= setTimeout(flush, GATHER_MS);
        if (type !== 'finished') return;
        stream.close();
        flush(true);
      });
    // The browser resumes a broken stream by itself, but not one that the server refuses.
    let polling: ReturnType<typeof setInterval> | undefined;
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) polling ??= setInterval(() => void mutate(), POLL_MS);
    });
    return () => {
      stream.close();
      clearTimeout(timer);
      clearInterval(polling);
    };
  }, [id, isRunning, mutate]);

  const ran = useRef(false);
  useEffect(() => {
    const runs = isRunning || isStarting;
    if (ran.current && data && !runs) onEnd();
    ran.current = runs;
  }, [data, isRunning, isStarting, onEnd]);

  return { check: data, error, mutate };
}

type EntryEvent = Exclude<CheckEvent, { type: 'finished' }>;

/** Applies events to a check. Events that were applied before change nothing. */
function applyEvents(check: Check, events: readonly CheckEvent[]): Check {
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
