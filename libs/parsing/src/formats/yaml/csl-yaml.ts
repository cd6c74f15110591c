import { isMap } from 'yaml';
import type { Entry } from '../entry';
import { readItem } from '../json/csl-item';
import { mapsIn, readYaml } from './yaml-document';

/**
 * Reads CSL items in YAML: a list, or a map with a list under `references` (pandoc metadata).
 * @returns undefined if there is no such list
 */
export function readCslYaml(text: string): Entry[] | undefined {
  const contents = readYaml(text.replace(/\n(?:---|\.\.\.)[ \t]*(?:\n[\s\S]*)?$/, '\n'));
  const list = isMap(contents) ? contents.get('references', true) : contents;
  const items = mapsIn(text, list).map(({ start, end, value }) => ({ span: { start, end }, ...readItem(value) }));
  return items.length > 0 ? items : undefined;
}
