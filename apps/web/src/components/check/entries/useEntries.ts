import type { CheckTool } from '@veracite/contracts/check-tools';
import { useMemo, useState, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../useLatest';
import {
  byLines,
  canBeRead,
  isOneShortLine,
  isPlain,
  isSameList,
  listOf,
  type EntryList,
  type Step,
} from './entry-list';
import { isOf, type EditedText, storeList, type StoredList } from './read-list';
import { messageOf } from '../../../api/errors';

/** Milliseconds without typing until the text is sent, until the request counts as slow, and until it times out. */
const PAUSE_MS = 300;
const SLOW_MS = 1000;
const TIMEOUT_MS = 20_000;

/**
 * The list of a text as the server has stored it. Answers about an earlier text are ignored.
 * @param isAsked whether the text is sent by itself after a pause in typing
 */
function useStoredList(wanted: EditedText, isAsked: boolean, tool: CheckTool) {
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

  /** Leaves the list to its check. The same text is read again, since it costs less once it was checked. */
  const release = useCallback(() => void (last.current = Promise.resolve(undefined)), []);
  return {
    shown: stored?.text === text && stored.isByLines === isByLines ? stored : undefined,
    fault: fault?.text === text ? fault : undefined,
    isSlow: slow === text,
    store,
    release,
  };
}

/**
 * How a text was read: by the server, or why its lines are counted instead. `isPlain`: each line is one reference, apart
 * from lines that are too long.
 */
export type Reading =
  | { kind: 'read'; summary: string; isPlain: boolean }
  | { kind: 'asking'; isSlow: boolean }
  | { kind: 'away'; why?: string }
  | { kind: 'by-lines' | 'too-large' };

/** A list as it is submitted. `check`: the id of the check that was read; absent when each line is a citation to charge. */
export interface SubmittedList {
  list: EntryList;
  check?: string;
}

export type Entries = ReturnType<typeof useEntries>;

/**
 * The entries of a text, as shown, edited and submitted: its lines at once, then as the server has read and stored them.
 * @param edited the user's changes, which the page keeps, and a function that stores them
 */
export function useEntries(
  text: string,
  [edited, setEdited]: readonly [EditedText | undefined, (edited: EditedText | undefined) => void],
  tool: CheckTool = 'citations',
) {
  const current = edited?.text === text ? edited : undefined;
  const [isByLines, setIsByLines] = useState(current?.isByLines ?? false);
  // An emptied form resets the choice.
  if (isByLines && text.trim() === '') setIsByLines(false);
  const wanted = useMemo(() => ({ text, isByLines, steps: current?.steps ?? [] }), [text, isByLines, current?.steps]);
  const isReadable = useMemo(() => canBeRead(text), [text]);
  const isAsked = wanted.steps.length > 0 || (!isByLines && isReadable && !isOneShortLine(text));
  const { shown, fault, isSlow, store, release } = useStoredList(wanted, isAsked, tool);

  const lines = useMemo(() => byLines(text), [text]);
  const list = useMemo(() => (shown ? listOf(shown.check, shown.steps) : lines), [shown, lines]);
  const reading = useMemo((): Reading => {
    if (isByLines || (!isAsked && !shown)) return { kind: isByLines || isReadable ? 'by-lines' : 'too-large' };
    if (shown) return { kind: 'read', summary: shown.check.parsed?.summary ?? '', isPlain: isPlain(shown.check) };
    return fault ? { kind: 'away', why: fault.why } : { kind: 'asking', isSlow };
  }, [isByLines, isAsked, isReadable, shown, fault, isSlow]);

  /**
   * Changes the list, or undoes the last change.
   * @returns the list after it
   * @throws what `storeList` throws; the list is then as before
   */
  const change = async (step: Step | undefined): Promise<EntryList> => {
    // The lines that are shown are edited, not what the server may find in the text later.
    const now = { ...wanted, isByLines: isByLines || (!shown && reading.kind !== 'by-lines') };
    const next = await store((from) => {
      const steps = from && isOf(now, from) ? from.steps : now.steps;
      return { ...now, steps: step ? [...steps, step] : steps.slice(0, -1) };
    });
    setIsByLines(now.isByLines);
    setEdited(next.steps.length > 0 ? { ...now, steps: next.steps } : undefined);
    return listOf(next.check, next.steps);
  };
  const setByLines = (chosen: boolean) => {
    setIsByLines(chosen);
    setEdited(undefined);
  };

  const read = async (): Promise<SubmittedList> => {
    const now = isAsked ? await store().catch(() => shown) : undefined;
    const found = now ? listOf(now.check, now.steps) : lines;
    const isSent = !now || (now.steps.length === 0 && isPlain(now.check) && found.paid === 0);
    return { list: found, check: isSent ? undefined : now.check.id };
  };
  return {
    reading,
    list,
    isByLines,
    setByLines,
    isChanged: wanted.steps.length > 0,
    change,
    ...useSubmission(text, list, read, release),
  };
}

/** Submits a list once the server has read its text, unless that has other entries than are shown. */
function useSubmission(text: string, shown: EntryList, read: () => Promise<SubmittedList>, release: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [surprise, setSurprise] = useState<string>();
  const latest = useLatest(text);
  const press = async (submit: (submitted: SubmittedList) => void) => {
    setSurprise(undefined);
    setIsWaiting(true);
    const submitted = await read();
    setIsWaiting(false);
    if (latest.current !== text) return;
    if (!isSameList(shown, submitted.list)) return setSurprise(text);
    release();
    submit(submitted);
  };
  return {
    press: (submit: (submitted: SubmittedList) => void) => void press(submit),
    /** Whether a submit waits for the server. */
    isWaiting,
    /** Whether the server found other entries than were shown at the submit. */
    isSurprise: surprise === text,
  };
}
