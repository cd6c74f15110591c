import type { CheckedReferenceRequest } from '@veracite/contracts/checked-references';
import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Client, type Source, type Settings } from '../client';
import { pageHtml } from '../page-text';
import { onPress, type Press } from '../press';
import { loadSettings, onSettings } from '../settings';
import { strings as s } from '../strings';
import { next, runsAtOnce, START, type Change } from './state';

/** The settings, kept current; undefined until they are loaded. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    const load = () => void loadSettings().then(setSettings);
    load();
    return onSettings(load);
  }, []);
  return settings;
}

/** Calls back with each press in this window, once there are settings. @returns the last one */
export function usePress(take: (press: Press) => void): Press | undefined {
  const [press, setPress] = useState<Press>();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    let end: (() => void) | undefined;
    void chrome.windows.getCurrent().then(({ id = -1 }) => {
      end = onPress(id, (pressed) => {
        setPress(pressed);
        latest.current(pressed);
      });
    });
    return () => end?.();
  }, []);
  return press;
}

type Take = (change: Change) => void;

/** Returns a function that does work until its next call, whose changes after that are dropped, and one that stops it. */
function useWork(dispatch: Take) {
  const stop = useRef(new AbortController());
  /** @param isFurther work on the same list */
  const work = useCallback(
    (steps: (signal: AbortSignal, change: Take) => Promise<void>, isFurther = false) => {
      if (!isFurther) {
        stop.current.abort();
        stop.current = new AbortController();
      }
      const { signal } = stop.current;
      const change = (made: Change) => {
        if (!signal.aborted) dispatch(made);
      };
      steps(signal, change).catch((error: unknown) => {
        change({ type: 'stopped', fault: error instanceof Error ? error.message : String(error) });
      });
    },
    [dispatch],
  );
  return { work, stop: () => stop.current.abort() };
}

/** The state of the panel, and what the user can do. */
export function usePanel(settings: Settings) {
  const [state, dispatch] = useReducer(next, START);
  const { work, stop } = useWork(dispatch);
  const client = new Client(settings);
  const { check, source } = state;

  const takeMarks = async (signal: AbortSignal, change: Take) =>
    change({ type: 'marked', marks: await client.marks(signal) });
  const follow = async (id: string, signal: AbortSignal, change: Take) => {
    change({ type: 'ran' });
    await client.run(id, signal);
    const takeEvents = async () => {
      for await (const event of client.events(id, signal)) change(event);
    };
    await Promise.all([takeEvents(), takeMarks(signal, change)]);
  };
  const run = () => check && work((signal, change) => follow(check.id, signal, change));
  const read = (wanted: Source) =>
    work(async (signal, change) => {
      change({ type: 'began', source: wanted });
      const created = await client.read(wanted, signal);
      change({ type: 'read', check: created });
      if (runsAtOnce(created, wanted)) await follow(created.id, signal, change);
    });
  /** Changes what the user says about references. */
  const say = (step: (signal: AbortSignal) => Promise<unknown>) =>
    work(async (signal, change) => {
      await step(signal);
      await takeMarks(signal, change);
    }, true);
  return {
    state,
    read,
    run,
    mark: (reference: CheckedReferenceRequest) => say((signal) => client.mark(reference, signal)),
    unmark: (id: string) => say((signal) => client.unmark(id, signal)),
    /** Checks one reference again. */
    again: (position: number) =>
      check &&
      work(async (signal, change) => {
        change({ type: 'again', position });
        const { result } = await client.runEntry(check.id, position, signal);
        if (result) change({ type: 'judged', position, result });
      }, true),
    /** Repeats what failed. */
    retry: () => (check ? run() : source && read(source)),
    cancel: () =>
      check && client.cancel(check.id).catch((error: Error) => dispatch({ type: 'stopped', fault: error.message })),
    clear: () => {
      stop();
      dispatch({ type: 'stopped' });
    },
    /** Reads the list of the page next to the panel. */
    readPage: async () => {
      const html = await shownPage();
      if (html === undefined) dispatch({ type: 'stopped', fault: s.notReadable });
      else read({ html });
    },
  };
}

/** Returns the page next to the panel as HTML; undefined unless the user has pressed the extension's button on it. */
async function shownPage(): Promise<string | undefined> {
  const [{ id: tabId = -1 } = {}] = await chrome.tabs.query({ active: true, currentWindow: true });
  try {
    return (await chrome.scripting.executeScript({ target: { tabId }, func: pageHtml }))[0]?.result;
  } catch {
    return undefined;
  }
}
