import type { Span } from '@veracite/model/reference';
import { isMap, isSeq, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';

/** A map of a text of YAML, with its place. */
export interface YamlMap extends Span {
  node: YAMLMap;
  value: Record<string, unknown>;
}

/** The document of a text, or undefined when it is none. Aliases that grow beyond measure are refused by the package. */
export function readYaml(text: string): Node | undefined {
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false, strict: false });
    return document.contents ?? undefined;
  } catch {
    // Nested deeper than the package's recursion goes: nobody's list of references.
    return undefined;
  }
}

/** Maps that are items of a list. */
export function mapsIn(text: string, list: unknown): YamlMap[] {
  return isSeq(list) ? list.items.flatMap((item) => mapOf(text, item) ?? []) : [];
}

export function mapOf(text: string, node: unknown): YamlMap | undefined {
  if (!isMap(node) || !node.range) return undefined;
  try {
    const value: unknown = node.toJSON();
    const [start, end] = node.range;
    if (typeof value !== 'object' || value === null) return undefined;
    return { node, value: value as Record<string, unknown>, ...trimmed(text, { start, end }) };
  } catch {
    // An alias without its anchor, or one too many.
    return undefined;
  }
}

export function trimmed(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** Pairs of a map by their keys. */
export function pairsOf(map: YAMLMap): [key: string, pair: Pair][] {
  return map.items.map((pair) => [String(pair.key), pair]);
}
