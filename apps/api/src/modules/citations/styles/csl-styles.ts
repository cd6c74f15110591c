import type { CslStyle } from '@veracite/formatting/csl/processor';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Ids are names of files: small letters, digits and hyphens, so that none leads out of the folder. */
export const STYLE_ID = /^[a-z\d][a-z\d-]{0,120}$/;

/** The CSL styles and locales that the operator put into a folder (`*.csl`, `locales-*.xml`), read when asked for. */
export class CslStyles {
  private locales?: Promise<ReadonlyMap<string, string>>;

  constructor(private readonly folder: string | undefined) {}

  async ids(): Promise<string[]> {
    const names = this.folder ? await readdir(this.folder) : [];
    const ids = names.filter((name) => name.endsWith('.csl')).map((name) => name.slice(0, -4));
    return ids.filter((id) => STYLE_ID.test(id)).sort();
  }

  /** The style, or the one that it only gives another name to; undefined when the folder has none of that id. */
  async find(id: string): Promise<CslStyle | undefined> {
    const own = await this.xml(id);
    const parent = own && /href="[^"]*\/([a-z\d-]{1,120})"\s+rel="independent-parent"/.exec(own)?.[1];
    const xml = parent ? await this.xml(parent) : own;
    return xml === undefined ? undefined : { xml, locales: await (this.locales ??= this.readLocales()) };
  }

  private async xml(id: string): Promise<string | undefined> {
    if (!this.folder || !STYLE_ID.test(id) || !(await this.ids()).includes(id)) return undefined;
    return readFile(path.join(this.folder, `${id}.csl`), 'utf8');
  }

  private async readLocales(): Promise<ReadonlyMap<string, string>> {
    const folder = this.folder ?? '';
    const found = (await readdir(folder)).flatMap((name) => /^locales-([A-Za-z-]{2,10})\.xml$/.exec(name) ?? []);
    const languages = found.filter((text) => !text.endsWith('.xml'));
    const files = languages.map((language) => readFile(path.join(folder, `locales-${language}.xml`), 'utf8'));
    return new Map((await Promise.all(files)).map((xml, index) => [languages[index] ?? '', xml]));
  }
}
