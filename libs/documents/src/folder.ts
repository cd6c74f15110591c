import { decodeText } from '@veracite/text/decode';
import type { Archive } from './zip/open-archive';

/** The files next to the document, by the names that the document uses for them. */
export interface Folder {
  /** Returns a file's text, or undefined if no file has the name, with or without one of the endings. */
  text(name: string, ...endings: string[]): string | undefined;
  /** Names of all files. */
  names: readonly string[];
}

export const NO_FOLDER: Folder = { names: [], text: () => undefined };

/** Creates a folder that finds files by the end of their path, since archives may omit the top-level folder, in any case of letters. */
export function folderOf(names: readonly string[], read: (name: string) => Uint8Array | undefined): Folder {
  return {
    names,
    text(name, ...endings) {
      const wanted = name.replace(/^\.\//, '').replace(/\\/g, '/');
      for (const candidate of [wanted, ...endings.map((ending) => wanted + ending)]) {
        const found =
          names.find((each) => each === candidate) ??
          names.find((each) => each.endsWith(`/${candidate}`)) ??
          names.find((each) => `/${each}`.toLowerCase().endsWith(`/${candidate}`.toLowerCase()));
        const bytes = found === undefined ? undefined : read(found);
        if (bytes) return decodeText(bytes);
      }
      return undefined;
    },
  };
}

export const archiveFolder = (archive: Archive): Folder => folderOf(archive.names, (name) => archive.read(name));
