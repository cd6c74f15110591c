import { holdInPlace } from './holdInPlace';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An element that what opens and closes above it moves to the given places, one each frame. */
function movedBy(...tops: number[]): HTMLElement {
  const element = document.body.appendChild(document.createElement('li'));
  let index = 0;
  element.getBoundingClientRect = () => ({ top: tops[Math.min(index++, tops.length - 1)] }) as DOMRect;
  return element;
}

let scrolled: number[];
beforeEach(() => {
  scrolled = [];
  window.scrollBy = ((to: ScrollToOptions) => scrolled.push(to.top ?? 0)) as typeof window.scrollBy;
});

test('what moves an element is scrolled back', async () => {
  holdInPlace(movedBy(166, 166, -690, 170, 166));
  for (let n = 0; n < 6; n += 1) await frame();
  expect(scrolled).toEqual([-856, 4]);
});

test('a user who scrolls is not held', async () => {
  holdInPlace(movedBy(166, 300, 400));
  window.dispatchEvent(new Event('wheel'));
  for (let n = 0; n < 3; n += 1) await frame();
  expect(scrolled).toEqual([]);
});

test('a window that was scrolled by its scroll bar is not scrolled back', async () => {
  holdInPlace(movedBy(300, 166, 166, 400));
  const position = jest.replaceProperty(window, 'scrollY', 134);
  for (let n = 0; n < 4; n += 1) await frame();
  expect(scrolled).toEqual([]);
  position.restore();
});
