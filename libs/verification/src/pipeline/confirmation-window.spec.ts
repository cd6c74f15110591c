import { createClock } from '@veracite/connectors/runtime/clock';
import { ConfirmationWindow } from './confirmation-window';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the confirmations at the end of a batch', () => {
  test('are given some time after the last reference has been searched for, not before', () => {
    const window = new ConfirmationWindow(2, 1_000, createClock());
    const [one, two] = [window.forOne(), window.forOne()];
    one();
    jest.advanceTimersByTime(60_000);
    expect(window.signal.aborted).toBe(false);
    two();
    jest.advanceTimersByTime(999);
    expect(window.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(window.signal.aborted).toBe(true);
  });

  test('one reference that says so twice does not speak for another', () => {
    const window = new ConfirmationWindow(2, 1_000, createClock());
    const one = window.forOne();
    one();
    one();
    jest.advanceTimersByTime(60_000);
    expect(window.signal.aborted).toBe(false);
  });

  test('once all are answered it ends at once', () => {
    const window = new ConfirmationWindow(1, 1_000, createClock());
    window.forOne()();
    window.close();
    jest.advanceTimersByTime(60_000);
    expect(window.signal.aborted).toBe(false);
  });
});
