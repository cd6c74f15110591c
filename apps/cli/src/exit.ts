/** Exit codes of every command. 64 is EX_USAGE of BSD's sysexits.h. */
export const EXIT = { allValid: 0, ok: 0, someNot: 1, failed: 1, unchecked: 2, usage: 64 } as const;

/** The user asked for something that is not there: said in one sentence, exit code 64. */
export class UsageError extends Error {}
