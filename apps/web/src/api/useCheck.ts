import { EVENT_TYPES } from '@veracite/contracts/check-events';
import type { Check, CheckEvent } from '@veracite/contracts/checks';
import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { applyEvents, isRecorded, loadCheck } from './checks';
import { api } from './keys';
import { useUser } from './session';

/** Events that arrive within this time are shown together, in milliseconds. */
const GATHER_MS = 120;
/** How often a running check is loaded when its event stream is refused, in milliseconds. */
const POLL_MS = 1500;

interface Options {
  /** Called when it stops running; must be a stable function. */
  onEnd: () => void;
  onError?: (error: unknown) => void;
}

/** A check of the signed-in user. It is loaded once and kept current by its events while it runs. */
export function useCheck(id: string | undefined, { onEnd, onError }: Options) {
  const user = useUser();
  const key = user && id ? api.check(id) : null;
  const { cache } = useSWRConfig();
  const known = key === null ? undefined : (cache.get(key)?.data as Check | undefined);
  const { data, error, mutate } = useSWR<Check, unknown>(key, loadCheck, {
    // One that runs is kept current by its events.
    revalidateIfStale: known?.state !== 'running',
    ...(onError && { onError }),
  });
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
      void mutate((now) => now && applyEvents(now, events), { revalidate: (now) => isOver && !isRecorded(now) });
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
    if (ran.current && data && !isRunning) onEnd();
    ran.current = isRunning;
  }, [data, isRunning, onEnd]);

  return { check: data, error, mutate };
}
