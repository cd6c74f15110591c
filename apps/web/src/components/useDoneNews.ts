import { useEffect, useRef } from 'react';

/** A check that took so long is worth a word when nobody looks, in milliseconds. */
const LONG_MS = 15_000;

/**
 * Says in the window's title how far something is, and tells of its end when the page is not looked at.
 * @param waiting what the title says while it lasts; undefined when nothing does
 * @param done what is said of its end
 */
export function useDoneNews(waiting: string | undefined, done: string): void {
  const began = useRef<number>(undefined);
  const title = useRef<string>(undefined);
  useEffect(() => {
    if (waiting !== undefined) {
      title.current ??= document.title;
      began.current ??= Date.now();
      document.title = waiting;
      return;
    }
    if (began.current === undefined) return;
    const isLong = Date.now() - began.current > LONG_MS;
    const before = title.current ?? document.title;
    began.current = undefined;
    title.current = undefined;
    document.title = before;
    if (!document.hidden) return;
    document.title = `✓ ${done}`;
    document.addEventListener('visibilitychange', () => (document.title = before), { once: true });
    if (isLong && 'Notification' in window && Notification.permission === 'granted') notify(done);
  }, [waiting, done]);
}

function notify(done: string): void {
  try {
    const news = new Notification('Veracite', { body: done, icon: '/favicon.svg' });
    news.addEventListener('click', () => window.focus());
  } catch (error) {
    // Phones let only a worker tell: the title has said it.
    console.warn('The end could not be told', error);
  }
}
