import type { Acceptance, VerificationResult } from '@veracite/contracts/citations';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useRefresh } from '../../../api/queries';
import { useLatest } from '../../useLatest';
import { useFailureToast } from '../../useFailureToast';
import { checkStrings as s } from '../strings';
import { acceptedOf, keysOf, type Accept, type Accepted, type Chosen } from './corrections';

const NOTHING: Chosen = new Map();

/** Returns the corrections accepted on the server, to which the first undo returns. */
function before(results: (VerificationResult | undefined)[]): Chosen {
  const keys = keysOf(results);
  return new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[key, results[index]?.accepted]])));
}

/**
 * The accepted corrections of a list. They apply at once and are saved with the user's records. Corrections accepted
 * while a list is being checked are saved when its records exist.
 */
export function useCorrections(results: (VerificationResult | undefined)[]) {
  const [steps, setSteps] = useState<Chosen[]>([]);
  const chosen = steps.at(-1) ?? NOTHING;
  const accepted = useMemo(() => acceptedOf(results, chosen), [results, chosen]);
  useKept(results, chosen);
  const latest = useLatest(results);
  // A stable function: the rows must not render again with every result.
  const choose = useCallback(
    (next: (now: Chosen) => Chosen) => {
      setSteps((now) => {
        const known = now.length > 0 ? now : [before(latest.current)];
        return [...known, next(known.at(-1) ?? NOTHING)];
      });
    },
    [latest],
  );
  const accept: Accept = useCallback(
    (index, style) => {
      const key = keysOf(latest.current)[index];
      if (key !== undefined) choose((now) => new Map(now).set(key, style));
    },
    [choose, latest],
  );
  const setAccepted = useCallback(
    (next: Accepted) => {
      const keys = keysOf(latest.current);
      choose(() => new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[key, next.get(index)]]))));
    },
    [choose, latest],
  );
  const undo = useCallback(() => setSteps((now) => now.slice(0, -1)), []);
  return { accepted, accept, setAccepted, undo: steps.length > 1 ? undo : undefined };
}

/** Saves the choices on the server, one request after another so that the last choice wins. */
function useKept(results: (VerificationResult | undefined)[], chosen: Chosen) {
  const saved = useRef(new Map<string, Acceptance['style']>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const showFailure = useFailureToast();
  const { afterAcceptance } = useRefresh();
  useEffect(() => {
    const news: Acceptance[] = [];
    for (const [index, key] of keysOf(results).entries()) {
      const { id, accepted = null } = results[index] ?? {};
      if (id === undefined || key === undefined || !chosen.has(key)) continue;
      const style = chosen.get(key) ?? null;
      if (style === (saved.current.has(id) ? saved.current.get(id) : accepted)) continue;
      saved.current.set(id, style);
      news.push({ id, style });
    }
    if (news.length === 0) return;
    queue.current = queue.current
      .then(() => request('PUT', api.corrections(), { corrections: news }))
      .then(
        () => afterAcceptance(news),
        (error: unknown) => {
          for (const { id } of news) saved.current.delete(id);
          showFailure(error, { title: s.acceptFailed, text: s.acceptFailedText });
        },
      );
  }, [results, chosen, showFailure, afterAcceptance]);
}
