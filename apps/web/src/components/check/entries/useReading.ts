import type { ParseAnswer } from '@veracite/contracts/parse';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import type { EntryList } from '../../../api/entries';
import { asRead, byLines, canBeRead, isOneShortLine } from './entry-list';

/** Milliseconds without typing until the text is sent, until the request counts as slow, and until it times out. */
const PAUSE_MS = 300;
const SLOW_MS = 1000;
const TIMEOUT_MS = 20_000;

/**
 * The state of a text: the entries that the server found, or why its lines are counted instead. `isPlain`: each line is
 * one reference, apart from lines that are too long.
 */
export type Reading = { list: EntryList } & (
  | { kind: 'read'; summary: string; isPlain: boolean }
  | { kind: 'asking'; isSlow: boolean }
  | { kind: 'away'; why?: string }
  | { kind: 'by-lines' | 'too-large' }
);

type Received = { text: string } & ({ answer: ParseAnswer } | { why?: string });

/**
 * Splits a text into entries: by its lines at once, and as the server reads it once it has answered. Answers about an
 * earlier text are ignored.
 * @param isByLines whether the user chose one citation per line
 * @returns the reading, and `askNow` to send the text without waiting for a pause
 */
export function useReading(text: string, isByLines: boolean): { reading: Reading; askNow: () => void } {
  const [received, setReceived] = useState<Received>();
  const [slow, setSlow] = useState<string>();
  const asking = useRef<() => void>(undefined);
  const isReadable = useMemo(() => canBeRead(text), [text]);
  const isAsked = !isByLines && isReadable && !isOneShortLine(text);

  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    let isSent = false;
    const ask = () => {
      if (isSent) return;
      isSent = true;
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      request<unknown>('POST', api.parse(), { text }, { signal }).then(
        (answer) => setReceived({ text, ...(isAnswer(answer) && { answer }) }),
        (error: unknown) => abort.signal.aborted || setReceived({ text, why: messageOf(error) }),
      );
    };
    const timers = [setTimeout(ask, PAUSE_MS), setTimeout(() => setSlow(text), SLOW_MS)];
    asking.current = ask;
    return () => {
      timers.forEach(clearTimeout);
      abort.abort();
      asking.current = undefined;
    };
  }, [text, isAsked]);

  const lines = useMemo(() => byLines(text), [text]);
  const reading = useMemo((): Reading => {
    if (!isAsked) return { kind: isByLines || isReadable ? 'by-lines' : 'too-large', list: lines };
    if (received?.text !== text) return { kind: 'asking', isSlow: slow === text, list: lines };
    if (!('answer' in received)) return { kind: 'away', why: received.why, list: lines };
    const { summary, text: extracted, layout, leftOut } = received.answer;
    const isPlain =
      extracted === undefined &&
      (layout === 'one-a-line' || layout === 'single') &&
      leftOut.every(({ kind }) => kind === 'too-long');
    return { kind: 'read', summary, isPlain, list: asRead(text, received.answer) };
  }, [received, isAsked, isByLines, isReadable, text, slow, lines]);

  const askNow = useCallback(() => asking.current?.(), []);
  return { reading, askNow };
}

/** Checks the answer, which may come from a server of another version. */
function isAnswer(answer: unknown): answer is ParseAnswer {
  const { entries, leftOut, summary } = (answer ?? {}) as Partial<ParseAnswer>;
  return Array.isArray(entries) && Array.isArray(leftOut) && typeof summary === 'string';
}
