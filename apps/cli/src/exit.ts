/** Exit codes of every command. 64 and 70 are EX_USAGE and EX_SOFTWARE of BSD's sysexits.h. */
export const EXIT = { ok: 0, someNot: 1, failed: 1, unchecked: 2, earlierFormat: 3, usage: 64, software: 70 } as const;

/** A mistake of the user, reported in one sentence with exit code 64. */
export class UsageError extends Error {}
