/** After this long the first page has all it asks for, in milliseconds: the rest comes without being in its way. */
const CALM_MS = 3000;

/** One reload for missing parts in so long, in milliseconds: a second would be a circle. */
const ONCE_MS = 60_000;
const RELOADED = 'reloadedForParts';

/** Has the browser keep the pages' files, so that the product opens and goes on without a network. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    setTimeout(() => {
      navigator.serviceWorker
        .register('/shell.js')
        .catch((error: unknown) => console.warn('The shell is not kept', error));
    }, CALM_MS);
  });
}

/**
 * A part that is gone while the server is there belongs to a version before: the page is loaded anew, and what was typed is
 * there again. Without an answer of the server nothing is loaded that would not come.
 */
export function followDeploys(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < ONCE_MS) return;
    fetch('/index.html', { cache: 'no-store' }).then(
      (answer) => {
        if (!answer.ok) return;
        sessionStorage.setItem(RELOADED, String(Date.now()));
        window.location.reload();
      },
      () => undefined,
    );
  });
}

/** What results, sign-in and toasts are made of: fetched as soon as somebody begins to use the page. */
const parts = [
  () => import('../components/ToastView'),
  () => import('../features/auth/AuthDialogs'),
  () => import('../components/check/progress/ResultArea'),
  () => import('../components/plans/UsageNotice'),
];

export function loadPartsOnUse(): void {
  const load = () => {
    for (const event of EVENTS) window.removeEventListener(event, load);
    // What does not come now is asked for again when it is needed, and missed there.
    for (const part of parts) part().catch((error: unknown) => console.warn('A part did not load', error));
  };
  for (const event of EVENTS) window.addEventListener(event, load, { passive: true });
}

const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;
