import type { Check } from '@veracite/contracts/checks';
import { useCallback, useEffect, useRef, useState, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { statusOf } from '../api/errors';
import { request } from '../api/fetcher';
import { api } from '../api/keys';
import { useRefresh } from '../api/queries';
import { useCheck } from '../api/useCheck';
import { checkStrings as s } from '../components/check/strings';
import { authStrings } from '../components/session/strings';
import { openSignIn } from '../components/session/deferred-verification';
import { useToast } from '../components/toast';
import { useLatest } from '../components/useLatest';

const PARAMETER = 'check';

type OnFault = (error: unknown) => void;

/** Sends a check. @param onId called when its id is known before it is charged @returns its id */
type Send = (onId: (id: string) => void) => Promise<string>;

/**
 * The check of a page: the one in the address (`?check=ID`), or one that is being sent. It runs one task at a time.
 * @param onFault gets what is thrown while a check is loaded or changed
 */
export function usePageCheck(onFault: OnFault) {
  const latest = useLatest(onFault);
  const { mutate: store } = useSWRConfig();
  const { afterChange } = useRefresh();
  const { id, address, show } = useCheckInAddress();
  const { isBusy, attempt, drop, wanted } = useOneTask(latest);
  /** A check that is being sent. */
  const [sent, setSent] = useState<Check>();
  /** Counts the checks sent by this page: rows opened in one check are closed in the next. */
  const [turn, setTurn] = useState(0);
  /** Whether the address named a check that cannot be shown. */
  const [isGone, setIsGone] = useState(false);
  const { check: loaded, error, mutate } = useCheck(sent ? undefined : id, afterChange);

  const clear = useCallback(() => {
    drop();
    setSent(undefined);
    show(undefined);
  }, [drop, show]);

  /** Shows a check while it is sent, then as the server has it. Within `attempt`. */
  const start = useCallback(
    async (check: Check, send: Send) => {
      const isWanted = wanted();
      const before = address.current;
      const report = (now: Check | undefined, next = now?.id) => {
        if (!isWanted()) return;
        setSent(now);
        show(next, now !== check || before === undefined);
      };
      setIsGone(false);
      setTurn((now) => now + 1);
      // In the address before it is charged, so that it is found again when the answer is lost.
      report(check);
      try {
        const answer = { ...check, id: await send((id) => report({ ...check, id })) };
        await store(api.check(answer.id), answer, { revalidate: false });
        report(answer);
      } catch (fault) {
        report(undefined, before);
        throw fault;
      }
    },
    [wanted, address, show, store],
  );

  // It is shown until the address has its id, under which it is loaded.
  useEffect(() => {
    if (!isBusy && sent && sent.id === id) setSent(undefined);
  }, [isBusy, sent, id]);

  // A check that was deleted, has expired or belongs to another user: the page says so.
  useEffect(() => {
    if (error === undefined) return;
    if (statusOf(error) === 404) {
      setIsGone(true);
      show(undefined);
    } else if (statusOf(error) === 401) openSignIn(authStrings.reasonResult);
    else latest.current(error);
  }, [error, show, latest]);

  const isEmpty = loaded?.state === 'read' || (loaded?.state === 'canceled' && loaded.settled === 0);
  const check = sent ?? (isEmpty ? undefined : loaded);
  const busy = isBusy || check?.state === 'running';
  useKeptFocus(busy);
  const changes = useChanges(sent ? undefined : id, mutate, { clear, onFault: latest });
  return { check, isGone, busy, turn, attempt, start, show, clear, ...changes };
}

/** The id in the address of the page, and a function that replaces it or, with `replace: false`, adds it to the history. */
function useCheckInAddress() {
  const [params, setParams] = useSearchParams();
  const id = params.get(PARAMETER) ?? undefined;
  const address = useLatest(id);
  const set = useLatest(setParams);
  const show = useCallback(
    (next: string | undefined, replace = true) => {
      if ((next || undefined) === address.current) return;
      const change = (now: URLSearchParams) => {
        if (next) now.set(PARAMETER, next);
        else now.delete(PARAMETER);
        return now;
      };
      set.current(change, { replace });
    },
    [address, set],
  );
  return { id, address, show };
}

/** Runs one task at a time, and ignores what comes of a task that was dropped or whose page was left. */
function useOneTask(onFault: { readonly current: OnFault }) {
  const [isBusy, setIsBusy] = useState(false);
  const task = useRef<object | null>(null);
  const wanted = useCallback(() => {
    const mine = task.current;
    return () => task.current === mine;
  }, []);
  const attempt = useCallback(
    async (work: () => Promise<void>, onError?: OnFault) => {
      if (task.current) return;
      task.current = {};
      const isWanted = wanted();
      setIsBusy(true);
      await work().catch((fault: unknown) => isWanted() && (onError ?? onFault.current)(fault));
      if (!isWanted()) return;
      task.current = null;
      setIsBusy(false);
    },
    [wanted, onFault],
  );
  const drop = useCallback(() => {
    task.current = null;
    setIsBusy(false);
  }, []);
  useEffect(() => () => void (task.current = null), []);
  return { isBusy, attempt, drop, wanted };
}

/** Cancels a check, and checks its entries again. */
function useChanges(
  id: string | undefined,
  mutate: () => Promise<Check | undefined>,
  { clear, onFault }: { clear: () => void; onFault: { readonly current: OnFault } },
) {
  const toast = useToast();
  /** Positions of entries that are being checked again. */
  const [again, setAgain] = useState<readonly number[]>([]);
  const cancel = () =>
    request('DELETE', api.check(id ?? ''))
      .then(() => mutate())
      .then((left) => {
        if (left?.settled === 0) clear();
        toast({ title: left?.settled === 0 ? s.canceledAtOnce : s.canceled });
      })
      .catch((fault: unknown) => onFault.current(fault));
  /** The row of an entry keeps the old result when it cannot be checked again. */
  const recheck = (position: number) => {
    setAgain((now) => [...now, position]);
    void request('POST', api.runCheckEntry(id ?? '', position))
      .then(() => mutate())
      .catch((fault: unknown) => onFault.current(fault))
      .finally(() => setAgain((now) => now.filter((one) => one !== position)));
  };
  return { again, recheck, cancel: id === undefined ? undefined : () => void cancel() };
}

/**
 * Returns the focus to a button that lost it by being disabled while work is busy: before a dialog opens, which returns
 * the focus there when it closes.
 */
function useKeptFocus(busy: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return undefined;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
    const remember = (event: FocusEvent) => (focused.current = event.target as Element);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [busy]);
}
