import { LastCall } from './last-call';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the last call of a batch', () => {
  test('is given some time after the last reference has been searched for, not before', () => {
    const call = new LastCall(2, 1_000);
    const [one, two] = [call.guest(), call.guest()];
    one();
    jest.advanceTimersByTime(60_000);
    expect(call.searched.aborted).toBe(false);
    two();
    jest.advanceTimersByTime(999);
    expect([call.searched.aborted, call.signal.aborted]).toEqual([true, false]);
    jest.advanceTimersByTime(1);
    expect(call.signal.aborted).toBe(true);
  });

  test('one reference that says so twice does not speak for another', () => {
    const call = new LastCall(2, 1_000);
    const one = call.guest();
    one();
    one();
    jest.advanceTimersByTime(60_000);
    expect(call.signal.aborted).toBe(false);
  });

  test('once all is answered nobody is called', () => {
    const call = new LastCall(1, 1_000);
    call.guest()();
    call.close();
    jest.advanceTimersByTime(60_000);
    expect(call.signal.aborted).toBe(false);
  });
});
