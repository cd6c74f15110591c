/** Exit codes of every command. 64, 66 and 70 are EX_USAGE, EX_NOINPUT and EX_SOFTWARE of BSD's sysexits.h. */
export const EXIT = {
  ok: 0,
  someNot: 1,
  failed: 1,
  unchecked: 2,
  usage: 64,
  noReferences: 66,
  software: 70,
} as const;

/** Reports that files have no reference. @returns the exit code */
export function reportNoReferences(files: readonly string[]): number {
  const [first = '-'] = files;
  const name = files.length > 1 ? `${files.length} files` : first === '-' ? 'standard input' : first;
  process.stderr.write(`No reference was found in ${name}.\n`);
  return EXIT.noReferences;
}

/** A mistake of the user, reported in one sentence with exit code 64. */
export class UsageError extends Error {}
