import { decodeText } from '@veracite/text/decode';
import type { Archive } from './zip/open-archive';

/** The files beside the one that is read, by the names it uses for them. */
export interface Folder {
  /** @returns undefined when there is none of that name, with or without one of the endings */
  text(name: string, ...endings: string[]): string | undefined;
  /** Names of all that there are. */
  names: readonly string[];
}

export const NO_FOLDER: Folder = { names: [], text: () => undefined };

/** Files by the end of their path, because projects are packed with and without the folder around them. */
export function folderOf(names: readonly string[], read: (name: string) => Uint8Array | undefined): Folder {
  return {
    names,
    text(name, ...endings) {
      const wanted = name.replace(/^\.\//, '').replace(/\\/g, '/');
      for (const candidate of [wanted, ...endings.map((ending) => wanted + ending)]) {
        const found = names.find((each) => each === candidate) ?? names.find((each) => each.endsWith(`/${candidate}`));
        const bytes = found === undefined ? undefined : read(found);
        if (bytes) return decodeText(bytes);
      }
      return undefined;
    },
  };
}

export const archiveFolder = (archive: Archive): Folder => folderOf(archive.names, (name) => archive.read(name));
