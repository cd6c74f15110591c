/** One customer may have everything under way at once: the credits are what is tried here. */
export const LEDGER_SWITCHES = { BATCHES_AT_ONCE: '1000', CHECKS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
