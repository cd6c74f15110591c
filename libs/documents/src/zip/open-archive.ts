import { unzipSync } from 'fflate';
import type { Fault } from '../fault';
import { LIMITS } from '../limits';

/** The files of an archive by path, unpacked on demand. */
export interface Archive {
  names: string[];
  /** Unpacks a file. Returns undefined if it is missing or damaged. */
  read(name: string): Uint8Array | undefined;
}

const TOO_MUCH = 'This archive unpacks to far more data than a document contains and was not opened.';

/** Opens a zip archive after checking the unpacked sizes in its directory. */
export function openArchive(bytes: Uint8Array): Archive | Fault {
  if (((bytes[6] ?? 0) & 1) === 1)
    return {
      fault: 'encrypted',
      message: 'This archive is protected by a password. Save it without a password.',
    };
  const names: string[] = [];
  let [packed, unpacked] = [0, 0];
  let isBomb = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        names.push(name);
        packed += size;
        unpacked += originalSize;
        isBomb ||= originalSize > 1_000_000 && originalSize > LIMITS.ratio * Math.max(1, size);
        return false;
      },
    });
  } catch {
    return { fault: 'broken', message: 'This file is damaged: its archive cannot be opened.' };
  }
  isBomb ||= unpacked > 1_000_000 && unpacked > LIMITS.ratio * packed;
  if (isBomb || unpacked > LIMITS.unpacked || names.length > LIMITS.files) return { fault: 'bomb', message: TOO_MUCH };
  const known = new Set(names);
  return {
    names,
    read(wanted) {
      if (!known.has(wanted)) return undefined;
      try {
        // The output buffer has the size from the directory, so a wrong size cannot fill the memory.
        return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
      } catch {
        return undefined;
      }
    },
  };
}
