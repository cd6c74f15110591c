import type { CslStyle } from '@veracite/formatting/csl/processor';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Ids are file names of lower-case letters, digits and hyphens, so that none leads out of the folder. */
export const STYLE_ID = /^[a-z\d][a-z\d-]{0,120}$/;

/**
 * The CSL styles and locales in the operator's folder (`*.csl`, `locales-*.xml`), read on demand. Dependent styles may be
 * in `dependent/`, and locales in `../locales/`, as in the packages of Linux distributions.
 */
export class CslStyles {
  private locales?: Promise<ReadonlyMap<string, string>>;

  constructor(private readonly folder: string | undefined) {}

  async ids(): Promise<string[]> {
    return [...(await this.files()).keys()].sort();
  }

  /** Returns a style, or the parent of a dependent one; undefined when the folder has none with the id. */
  async find(id: string): Promise<CslStyle | undefined> {
    const files = await this.files();
    const style = await read(files.get(id));
    const parent = style && /href="[^"]*\/([a-z\d-]{1,120})"\s+rel="independent-parent"/.exec(style)?.[1];
    const xml = parent ? await read(files.get(parent)) : style;
    return xml === undefined ? undefined : { xml, locales: await (this.locales ??= this.readLocales()) };
  }

  /** Returns the path of each style by its id. An independent style replaces a dependent one with the same id. */
  private async files(): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    if (!this.folder) return files;
    for (const folder of [path.join(this.folder, 'dependent'), this.folder])
      for (const name of await namesIn(folder)) {
        const id = name.endsWith('.csl') ? name.slice(0, -4) : '';
        if (STYLE_ID.test(id)) files.set(id, path.join(folder, name));
      }
    return files;
  }

  private async readLocales(): Promise<ReadonlyMap<string, string>> {
    const locales = new Map<string, string>();
    for (const folder of [path.join(this.folder ?? '', '..', 'locales'), this.folder ?? ''])
      for (const name of await namesIn(folder)) {
        const language = /^locales-([A-Za-z-]{2,10})\.xml$/.exec(name)?.[1];
        if (language) locales.set(language, await readFile(path.join(folder, name), 'utf8'));
      }
    return locales;
  }
}

const read = (file: string | undefined): Promise<string> | undefined => (file ? readFile(file, 'utf8') : undefined);

/** Returns the file names in a folder, or none when it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
