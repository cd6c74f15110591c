import type { ParseAnswer } from '@veracite/contracts/parse';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import type { EntryList } from '../../../api/entries';
import { asRead, byLines, canBeRead, isOneShortLine } from './entry-list';

/** The server is asked when nothing was typed for so long, told to be slow, and given up, in milliseconds. */
const PAUSE_MS = 300;
const SLOW_MS = 1000;
const PATIENCE_MS = 20_000;

/**
 * What is known of a text: what the server made of it, or why its lines are counted instead. `isPlain`: one reference a
 * line, of which there is nothing to say but what is too long for one citation.
 */
export type Reading = { list: EntryList } & (
  | { kind: 'read'; said: string; isPlain: boolean }
  | { kind: 'asking'; isSlow: boolean }
  | { kind: 'away'; why?: string }
  | { kind: 'by-lines' | 'too-large' }
);

type Heard = { text: string } & ({ answer: ParseAnswer } | { why?: string });

/**
 * Takes a text apart: by its lines at once, and as the server reads it as soon as it has answered. Only an answer about
 * the text as it stands counts.
 * @param isByLines whether the person wants one citation a line
 * @returns with `askNow`, for who cannot wait until the typing pauses
 */
export function useReading(text: string, isByLines: boolean): { reading: Reading; askNow: () => void } {
  const [heard, setHeard] = useState<Heard>();
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
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(PATIENCE_MS)]);
      request<unknown>('POST', api.parse(), { text }, { signal }).then(
        (answer) => setHeard({ text, ...(isAnswer(answer) && { answer }) }),
        (error: unknown) => abort.signal.aborted || setHeard({ text, why: messageOf(error) }),
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
    if (heard?.text !== text) return { kind: 'asking', isSlow: slow === text, list: lines };
    if (!('answer' in heard)) return { kind: 'away', why: heard.why, list: lines };
    const { summary: said, text: apart, layout, leftOut } = heard.answer;
    const isPlain =
      apart === undefined &&
      (layout === 'one-a-line' || layout === 'single') &&
      leftOut.every(({ kind }) => kind === 'too-long');
    return { kind: 'read', said, isPlain, list: asRead(text, heard.answer) };
  }, [heard, isAsked, isByLines, isReadable, text, slow, lines]);

  const askNow = useCallback(() => asking.current?.(), []);
  return { reading, askNow };
}

/** A server of another version may answer anything; the lines stand then. */
function isAnswer(answer: unknown): answer is ParseAnswer {
  const { entries, leftOut, summary: said } = (answer ?? {}) as Partial<ParseAnswer>;
  return Array.isArray(entries) && Array.isArray(leftOut) && typeof said === 'string';
}
