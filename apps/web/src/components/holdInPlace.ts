/** As long as the content of a row may take to load, after the last movement. */
const HOLD_MS = 1_500;
const SCROLLS = ['wheel', 'touchmove', 'keydown'];

/** Keeps an element where it is in the window while rows above it open or close, until the user scrolls. */
export function holdInPlace(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top;
  let until = performance.now() + HOLD_MS;
  let isHeld = true;
  let scrolled = window.scrollY;
  const release = () => {
    isHeld = false;
    for (const kind of SCROLLS) window.removeEventListener(kind, release);
  };
  for (const kind of SCROLLS) window.addEventListener(kind, release, { passive: true });
  const hold = () => {
    if (!isHeld || !element.isConnected || performance.now() > until) return release();
    const moved = element.getBoundingClientRect().top - top;
    const by = window.scrollY - scrolled;
    // The scroll bar, a search in the page or assistive technology has scrolled: nothing but the window has moved.
    if (Math.abs(by) >= 1 && Math.abs(moved + by) < 1) return release();
    if (Math.abs(moved) >= 1) {
      const { scrollY } = window;
      window.scrollBy({ top: moved, behavior: 'instant' });
      // At an end of the page nothing can be scrolled.
      if (window.scrollY !== scrollY) until = performance.now() + HOLD_MS;
    }
    scrolled = window.scrollY;
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
