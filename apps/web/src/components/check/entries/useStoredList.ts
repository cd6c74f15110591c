import type { CheckTool } from '@veracite/contracts/checks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors';
import { useLatest } from '../../useLatest';
import { deleteList, storeList, type EditedText, type StoredList } from './read-list';

/** Milliseconds without typing until the text is sent, until the request counts as slow, and until it times out. */
const PAUSE_MS = 300;
const SLOW_MS = 1000;
const TIMEOUT_MS = 20_000;

/**
 * The list of a text as the server has stored it. Answers about an earlier text are ignored.
 * @param isAsked whether the text is sent by itself after a pause in typing
 */
export function useStoredList(wanted: EditedText, isAsked: boolean, tool: CheckTool) {
  const { text, isByLines } = wanted;
  const latest = useLatest(wanted);
  const [stored, setStored] = useState<StoredList>();
  const [fault, setFault] = useState<{ text: string; why?: string }>();
  const [slow, setSlow] = useState<string>();
  /** The last list on the server, or that of the request that is pending: one request follows the other. */
  const last = useRef<Promise<StoredList | undefined>>(Promise.resolve(undefined));

  /** Stores a list. @param to returns the list that is wanted, given the last one. @throws what `storeList` throws */
  const store = useCallback(
    async (to: (from?: StoredList) => EditedText = () => latest.current, signal?: AbortSignal) => {
      const limit = AbortSignal.timeout(TIMEOUT_MS);
      const next = last.current.then((from) =>
        storeList(from, to(from), tool, signal ? AbortSignal.any([signal, limit]) : limit),
      );
      last.current = next.catch(() => undefined);
      const list = await next;
      setStored(list);
      setFault(undefined);
      return list;
    },
    [tool, latest],
  );

  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const failed = (error: unknown) => abort.signal.aborted || setFault({ text, why: messageOf(error) });
    const timers = [
      setTimeout(() => void store(undefined, abort.signal).catch(failed), PAUSE_MS),
      setTimeout(() => setSlow(text), SLOW_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      abort.abort();
    };
  }, [text, isByLines, isAsked, store]);

  /** Leaves the list to a check, which is started once. A list whose texts are sent instead is deleted. */
  const release = useCallback((isChecked: boolean) => {
    const before = last.current;
    last.current = Promise.resolve(undefined);
    if (!isChecked) void before.then((list) => list && deleteList(list));
  }, []);
  return {
    shown: stored?.text === text && stored.isByLines === isByLines ? stored : undefined,
    fault: fault?.text === text ? fault : undefined,
    isSlow: slow === text,
    store,
    release,
  };
}
