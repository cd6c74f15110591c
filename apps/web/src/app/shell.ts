/** Milliseconds after which the first page has loaded and the rest no longer competes with it. */
const CALM_MS = 3000;

/** At most one reload for missing parts in so many milliseconds, so that reloads cannot loop. */
const ONCE_MS = 60_000;
const RELOADED = 'reloadedForParts';

/** Registers the service worker, with which the product opens and works without a network. */
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
 * Reloads the page when a part of it is missing while the server answers: the part belongs to an earlier version. The
 * draft restores what was typed. Without an answer from the server a reload would not help.
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

/** The parts for results, sign-in and toasts, which are loaded on the first interaction. */
const parts = [
  () => import('../components/ToastView'),
  () => import('../features/auth/AuthDialogs'),
  () => import('../components/check/progress/ResultArea'),
  () => import('../components/plans/UsageNotice'),
];

export function loadPartsOnUse(): void {
  const load = () => {
    for (const event of EVENTS) window.removeEventListener(event, load);
    // A part that fails to load now is requested again when it is needed.
    for (const part of parts) part().catch((error: unknown) => console.warn('A part did not load', error));
  };
  for (const event of EVENTS) window.addEventListener(event, load, { passive: true });
}

const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;
