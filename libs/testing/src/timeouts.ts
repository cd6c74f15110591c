/** How long a verification waits in specs, in milliseconds: whoever hangs is given up soon. */
export const SHORT_TIMEOUTS = {
  soft: 400,
  batch: 400,
  each: 20,
  grace: 60,
  batchGrace: 60,
  lastConfirmations: 40,
  moveOn: 100,
};
