import { SlidingWindow } from './sliding-window';

test('a window slides, and each key has its own', () => {
  let now = 0;
  const window = new SlidingWindow(2, 60_000, () => now);
  window.note('ada');
  now = 30_000;
  expect(window.wait('ada')).toBe(0);
  window.note('ada');
  now = 45_000;
  expect(window.wait('ada')).toBe(15_000);
  expect(window.wait('bob')).toBe(0);
  now = 60_001;
  expect(window.wait('ada')).toBe(0);
  window.note('ada');
  expect(window.wait('ada')).toBe(29_999);
});
