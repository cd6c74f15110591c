import type { Span } from '@veracite/model/reference';
import { isMap, isSeq, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Entry } from '../entry';
import { readItem } from '../json/csl-item';

interface YamlMap extends Span {
  value: Record<string, unknown>;
}

/** Parses YAML. Returns undefined if the text is no YAML; the package itself rejects aliases that expand without bound. */
export function readYaml(text: string): Node | undefined {
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false, strict: false });
    return document.contents ?? undefined;
  } catch {
    // Nested too deeply for the recursion of the package.
    return undefined;
  }
}

/** Returns the items of a list that are maps. */
export function mapsIn(text: string, list: unknown): YamlMap[] {
  return isSeq(list) ? list.items.flatMap((item) => mapOf(text, item) ?? []) : [];
}

export function mapOf(text: string, node: unknown): YamlMap | undefined {
  if (!isMap(node) || !node.range) return undefined;
  try {
    const value: unknown = node.toJSON();
    const [start, end] = node.range;
    if (typeof value !== 'object' || value === null) return undefined;
    return { value: value as Record<string, unknown>, ...trimmed(text, { start, end }) };
  } catch {
    // An alias without an anchor, or too many aliases.
    return undefined;
  }
}

export function trimmed(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

export function pairsOf(map: YAMLMap): [key: string, pair: Pair][] {
  return map.items.map((pair) => [String(pair.key), pair]);
}

/** Reads CSL items in YAML: a list, or pandoc's map with `references`; undefined without one. */
export function readCslYaml(text: string): Entry[] | undefined {
  const contents = readYaml(text.replace(/\n(?:---|\.\.\.)[ \t]*(?:\n[\s\S]*)?$/, '\n'));
  const list = isMap(contents) ? contents.get('references', true) : contents;
  const items = mapsIn(text, list).map(({ start, end, value }) => ({ span: { start, end }, ...readItem(value) }));
  return items.length > 0 ? items : undefined;
}
