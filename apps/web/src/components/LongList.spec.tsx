import { act, render } from '@testing-library/react';
import { LongList, reachRow } from './LongList';

/** Calls of the observers with the element that comes near. */
let observers: { target: Element; call: (isIntersecting: boolean) => void }[] = [];

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = class {
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      const call = (isIntersecting: boolean) =>
        act(() => this.callback([{ isIntersecting, target } as IntersectionObserverEntry], this as never));
      observers.push({ target, call });
    }
    disconnect() {}
  } as never;
});

function show(count: number, indexOf?: (row: number) => number) {
  const { container } = render(
    <ol>
      <LongList rows={Array.from({ length: count }, (_, index) => index)} indexOf={indexOf} rowHeight={10}>
        {(row, index) => (
          <li key={row}>
            <button data-row={indexOf?.(row) ?? index}>{row}</button>
          </li>
        )}
      </LongList>
    </ol>,
  );
  const rows = () => [...container.querySelectorAll<HTMLElement>('[data-row]')].map((row) => Number(row.dataset.row));
  const gaps = () => [...container.querySelectorAll<HTMLElement>('[data-gap]')];
  return { list: container, rows, gaps };
}

test('a list of 200 rows is rendered whole', () => {
  const { rows, gaps } = show(200);
  expect(rows()).toHaveLength(200);
  expect(gaps()).toHaveLength(0);
});

test('a gap is hidden from screen readers and becomes rows when it comes near', () => {
  const { rows, gaps } = show(275);
  expect(gaps().map((gap) => gap.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  observers[1]!.call(false);
  expect(rows()).toHaveLength(200);
  observers[1]!.call(true);
  expect(rows()).toHaveLength(225);
  expect(rows().at(-1)).toBe(274);
  expect(gaps()).toHaveLength(1);
});

test.each([
  ['in order', undefined, 260],
  ['in another order', (row: number) => 274 - row, 3],
])('a row in a gap is rendered and returned, %s', async (_name, indexOf, index) => {
  const { list } = show(275, indexOf);
  Element.prototype.scrollIntoView = function () {
    observers.find(({ target }) => target === this)!.call(true);
  };
  const row = await reachRow(list, index);
  Element.prototype.scrollIntoView = () => undefined;
  expect(row?.dataset.row).toBe(String(index));
});

test('a row that the list does not have is null', async () => {
  expect(await reachRow(show(275).list, 400)).toBeNull();
});
