import type { Page } from '@playwright/test';

/** The element that has the focus. */
export interface Stop {
  name: string;
  /** Whether a ring or another visual change shows the focus. */
  shown: boolean;
  /** Whether it is fully visible below the header, or in the header itself. */
  clear: boolean;
}

/** Visible controls that are not part of a sentence. */
const OPERATED = `[...document.querySelectorAll('a[href], button, input, select, textarea, [role=button], [role=tab], [tabindex="0"]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[aria-hidden=true], [inert]'))`;

/** More presses of Tab than any page needs. */
const MOST = 250;

/**
 * Moves through the page by Tab, from its beginning to its end.
 * @returns the stops in order, and the controls that were never reached
 */
export async function walkByTab(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(`
    globalThis.reached = new Set();
    globalThis.nameOf = (one) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60);
    // The next Tab starts here and not at the last position of the mouse.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  `);
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | 'same' | null>(`(() => {
      const one = document.activeElement;
      if (!one || one === document.body || one === [...reached][0]) return null;
      // Date fields have several stops.
      if (reached.has(one)) return 'same';
      reached.add(one);
      const style = getComputedStyle(one);
      const around = one.closest('.Mui-focused, .Mui-focusVisible');
      const header = document.querySelector('header');
      const box = one.getBoundingClientRect();
      const below = header.contains(one) || one.getAttribute('href') === '#content' ? 0 : header.getBoundingClientRect().bottom;
      return {
        name: nameOf(one),
        shown: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || around !== null,
        clear: box.height > innerHeight - below || (box.top >= below - 1 && box.bottom <= innerHeight + 1),
      };
    })()`);
    if (stop === null) break;
    if (stop !== 'same') stops.push(stop);
  }
  const missed = await page.evaluate<string[]>(`${OPERATED}
    .filter((one) => !reached.has(one) && one.tabIndex >= 0 && !one.disabled && one.type !== 'radio')
    .map(nameOf)`);
  return { stops, missed };
}

/** Controls smaller than 24 by 24 CSS pixels; links within sentences are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`${OPERATED}
    .filter((one) => getComputedStyle(one).display !== 'inline' && one.tagName !== 'OL')
    .map((one) => [one, (one.type === 'checkbox' ? one.parentElement : one).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 23.5 || height < 23.5))
    .map(([one, { width, height }]) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60) + ' ' + Math.round(width) + 'x' + Math.round(height))`);
}

/** Controls and headings with clipped text. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('button, a, h1, h2, h3, h4, label, [data-tone]')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 2)
    .map((one) => one.tagName + ' ' + one.textContent.trim().slice(0, 60))`);
}
