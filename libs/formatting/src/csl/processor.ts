import { decodeEntities } from '@veracite/text/entities';
import type { CslItem } from '@veracite/model/csl';
import { italic, subscript, superscript } from '../markup';

/** A style of the Citation Style Language and the words of the languages it may write in. */
export interface CslStyle {
  /** The style's file, an independent one. */
  xml: string;
  /** Locale files by language ("en-US" must be among them). */
  locales: ReadonlyMap<string, string>;
}

/**
 * Works written in any CSL style by citeproc-js, which is loaded when first asked for (CPAL-1.0 or AGPL-3.0: docs/dependencies.md).
 * One work after another, each without its number in the list; between two the event loop gets its turn.
 * @returns for each work its entry with marks of italics, or undefined where the style writes no bibliography
 * @throws Error where the style's file is no CSL
 */
export async function inCslStyle(items: CslItem[], { xml, locales }: CslStyle): Promise<(string | undefined)[]> {
  const { default: CSL } = await import('citeproc');
  const itemsById = new Map(items.map((item, index) => [`${index}`, { ...item, id: `${index}` }]));
  const engine = new CSL.Engine(
    { retrieveItem: (id) => itemsById.get(id), retrieveLocale: (language) => locales.get(language) ?? locales.get('en-US') },
    xml,
  );
  const entries: (string | undefined)[] = [];
  for (const id of itemsById.keys()) {
    engine.updateItems([id]);
    const bibliography = engine.makeBibliography();
    entries.push(bibliography ? marked(bibliography[1].join('')) : undefined);
    await new Promise((turn) => setTimeout(turn));
  }
  return entries;
}

/** The HTML that citeproc writes, with our marks in place of tags, and without the number in the margin. */
function marked(html: string): string {
  const body = html.replace(/<div class="csl-left-margin">[^<]*<\/div>/g, '');
  const set = body
    .replace(/<i>([^<]*)<\/i>/g, (_all, text: string) => italic(text))
    .replace(/<sub>([^<]*)<\/sub>/g, (_all, text: string) => subscript(text))
    .replace(/<sup>([^<]*)<\/sup>/g, (_all, text: string) => superscript(text));
  return decodeEntities(set.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
