/** How long a verification waits in specs, in milliseconds: whoever hangs is given up soon. */
export const SHORT_TIMEOUTS = {
  soft: 400,
  batch: 400,
  each: 20,
  confirm: 60,
  batchConfirm: 60,
  lastConfirmations: 40,
  stage: 100,
};
