import { decodeEntities } from '@veracite/text/entities';
import type { CslItem } from '@veracite/model/csl';
import { italic, subscript, superscript } from '../markup';

/** A style of the Citation Style Language with its locales. */
export interface CslStyle {
  /** XML of an independent style. */
  xml: string;
  /** Locale files by language, including "en-US". */
  locales: ReadonlyMap<string, string>;
}

/**
 * Formats works in any CSL style with citeproc-js, which is loaded on first use (CPAL-1.0 or AGPL-3.0: docs/dependencies.md).
 * Works are formatted one by one without list numbers, and the function yields to the event loop between them.
 * @returns each work's entry with italic marks, or undefined if the style has no bibliography
 * @throws Error if the style is not valid CSL
 */
export async function inCslStyle(items: CslItem[], { xml, locales }: CslStyle): Promise<(string | undefined)[]> {
  const { default: CSL } = await import('citeproc');
  const itemsById = new Map(items.map((item, index) => [`${index}`, { ...item, id: `${index}` }]));
  const engine = new CSL.Engine(
    {
      retrieveItem: (id) => itemsById.get(id),
      retrieveLocale: (language) => locales.get(language) ?? locales.get('en-US'),
    },
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

/** Converts the HTML of citeproc to our marks and removes the number in the margin. */
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
