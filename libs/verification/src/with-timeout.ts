/** Returns a signal that is aborted with another one, or after a time in milliseconds. */
export const withTimeout = (signal: AbortSignal | undefined, ms: number): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
