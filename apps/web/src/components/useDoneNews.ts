import { useEffect, useRef } from 'react';

/** Duration in milliseconds after which a finished check is announced if the page is not visible. */
const LONG_MS = 15_000;

/**
 * Shows progress in the window title, and notifies of the end if the page is not visible.
 * @param waiting what the title says while it lasts; undefined when nothing does
 * @param done text of the notification
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
    // Phones allow notifications only from a service worker. The title shows the result.
    console.warn('The notification could not be shown', error);
  }
}
