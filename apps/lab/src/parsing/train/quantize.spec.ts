import { stepOfWeight } from './quantize';
import { weightOfStep } from '@veracite/parsing/plain/model/model';

test('every step is its own nearest step, and steps rise', () => {
  for (let step = -31; step <= 31; step += 1) {
    expect(stepOfWeight(weightOfStep(step))).toBe(step);
    if (step < 31) expect(weightOfStep(step + 1)).toBeGreaterThan(weightOfStep(step));
  }
  expect(weightOfStep(31)).toBe(127);
});
