/**
 * Makes the tests of a file run in virtual time: a timer fires as soon as no other work is left, so that the speed of the
 * machine changes nothing. Only for code without input and output, which would seem to take forever.
 */
export function useVirtualTime(): void {
  let isPassing = false;
  let timeout: jest.SpyInstance;

  async function pass(): Promise<void> {
    while (isPassing) await jest.advanceTimersToNextTimerAsync();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    // Node's own version uses real time.
    timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return controller.signal;
    });
    isPassing = true;
    void pass();
  });
  afterEach(() => {
    isPassing = false;
    timeout.mockRestore();
    jest.useRealTimers();
  });
}
