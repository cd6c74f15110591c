/** Exit codes of every command. 64, 66, 70 and 73 are EX_USAGE, EX_NOINPUT, EX_SOFTWARE and EX_CANTCREAT of BSD's sysexits.h. */
export const EXIT = {
  ok: 0,
  someNot: 1,
  failed: 1,
  unchecked: 2,
  usage: 64,
  noReferences: 66,
  software: 70,
  notWritten: 73,
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

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'no space is left',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

/** A file that could not be written, reported in one sentence with exit code 73. */
export class WriteError extends Error {
  /** @param reason why, or the error of the system */
  constructor(file: string, reason: unknown) {
    const code = typeof reason === 'object' && reason !== null && 'code' in reason ? String(reason.code) : undefined;
    if (typeof reason !== 'string' && code === undefined) throw reason;
    super(`"${file}" could not be written: ${REASONS[code ?? ''] ?? code ?? String(reason)}.`);
  }
}
