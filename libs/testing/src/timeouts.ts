/** Timeouts of a verification in specs, in milliseconds. Short, because hanging databases are tested. */
export const SHORT_TIMEOUTS = {
  soft: 400,
  batch: 400,
  each: 20,
  confirm: 60,
  batchConfirm: 60,
  lastConfirmations: 40,
  stage: 100,
};
