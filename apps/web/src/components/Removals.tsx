import { Button, Card, Row, Typography } from './ui';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { request } from '../api/fetcher';
import { appStrings as s } from '../site/strings';
import { useAttempt } from './useAttempt';
import { useLatest } from './useLatest';

/** How long a deletion can be undone. */
const UNDO_MS = 30_000;

interface Removal {
  /** Address of the call that deletes it. */
  url: string;
  name: string;
  /** Called once it is deleted. */
  onGone?: () => void;
}

interface Removals {
  /** Tests for something that was deleted, or will be when it can no longer be undone. Lists leave it out. */
  isRemoved: (url: string) => boolean;
  remove: (removal: Removal) => void;
  /** Deletes at once what could still be undone: after a sign-out the server would refuse it. */
  settle: () => Promise<void>;
}

const RemovalsContext = createContext<Removals>({
  isRemoved: () => false,
  remove: () => undefined,
  settle: () => Promise.resolve(),
});

/** Deletions that can be undone for half a minute. */
export const useRemovals = (): Removals => useContext(RemovalsContext);

/** Deletes one thing after the other: when its time is over, when the next one is deleted, at the sign-out, or when the page is left. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<Removal>();
  const latest = useLatest(pending);
  const attempt = useAttempt();

  const restore = useCallback(({ url }: Removal) => {
    setRemoved((now) => new Set([...now].filter((item) => item !== url)));
  }, []);
  const send = useCallback(
    async (removal: Removal) => {
      setPending((now) => (now === removal ? undefined : now));
      if (await attempt(() => request('DELETE', removal.url))) removal.onGone?.();
      else restore(removal);
    },
    [attempt, restore],
  );
  const settle = useCallback(async () => {
    if (latest.current) await send(latest.current);
  }, [latest, send]);
  const remove = useCallback(
    (removal: Removal) => {
      void settle();
      setRemoved((now) => new Set([...now, removal.url]));
      setPending(removal);
    },
    [settle],
  );
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => void send(pending), UNDO_MS);
    const leave = () => {
      void fetch(pending.url, { method: 'DELETE', keepalive: true, credentials: 'include' });
      // The browser may show the page again as it was, where the deletion can no longer be undone.
      setPending(undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [pending, send]);

  const undo = () => {
    setPending(undefined);
    if (pending) restore(pending);
  };
  const removals = useMemo(
    () => ({ isRemoved: (url: string) => removed.has(url), remove, settle }),
    [removed, remove, settle],
  );
  return (
    <RemovalsContext value={removals}>
      {children}
      {pending && (
        <Card
          role="status"
          data-removal
          sx={{ position: 'fixed', left: 16, right: { xs: 16, sm: 'auto' }, bottom: 24, zIndex: 'fab', boxShadow: 8 }}
        >
          <Row sx={{ flexWrap: 'nowrap', gap: 2, px: 2, py: 1 }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{s.deleted(pending.name)}</Typography>
            <Button size="small" variant="outlined" onClick={undo}>
              {s.undo}
            </Button>
          </Row>
        </Card>
      )}
    </RemovalsContext>
  );
}
