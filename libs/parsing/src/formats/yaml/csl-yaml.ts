import { isMap } from 'yaml';
import type { Entry } from '../entry';
import { readItem } from '../json/csl-item';
import { mapsIn, readYaml } from './document';

/**
 * Items of CSL in YAML: a list, or a map with one under `references` (pandoc's metadata).
 * @returns undefined when the text holds no such list
 */
export function readCslYaml(text: string): Entry[] | undefined {
  const contents = readYaml(text.replace(/\n(?:---|\.\.\.)[ \t]*(?:\n[\s\S]*)?$/, '\n'));
  const list = isMap(contents) ? contents.get('references', true) : contents;
  const items = mapsIn(text, list).map(({ start, end, value }) => ({ span: { start, end }, ...readItem(value) }));
  return items.length > 0 ? items : undefined;
}
