import { unzipSync } from 'fflate';
import type { Fault } from '../fault';
import { LIMITS } from '../limits';

/** Files of an archive by their paths; unpacked when they are asked for. */
export interface Archive {
  names: string[];
  /** @returns undefined when there is no such file, or when it is damaged */
  read(name: string): Uint8Array | undefined;
}

const TOO_MUCH = 'This file unpacks to far more than a document has, and was not opened.';

/** Opens a zip archive after looking at what its directory says it would unpack to. */
export function openArchive(bytes: Uint8Array): Archive | Fault {
  if (((bytes[6] ?? 0) & 1) === 1)
    return {
      fault: 'encrypted',
      message: 'This archive is protected by a password. Save it without one, and send that.',
    };
  const names: string[] = [];
  let unpacked = 0;
  let isBomb = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        names.push(name);
        unpacked += originalSize;
        isBomb ||= originalSize > 1_000_000 && originalSize > LIMITS.ratio * Math.max(1, size);
        return false;
      },
    });
  } catch {
    // Its directory cannot be read.
    return { fault: 'broken', message: 'This file is damaged: its archive cannot be opened.' };
  }
  if (isBomb || unpacked > LIMITS.unpacked || names.length > LIMITS.files) return { fault: 'bomb', message: TOO_MUCH };
  const known = new Set(names);
  return {
    names,
    read(wanted) {
      if (!known.has(wanted)) return undefined;
      try {
        // What is written into is as long as the directory says, so that a lie in it cannot fill the memory.
        return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
      } catch {
        // Damaged inside: the same as absent for whoever asks.
        return undefined;
      }
    },
  };
}
