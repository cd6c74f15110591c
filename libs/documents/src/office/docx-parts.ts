import { decodeText } from '@veracite/text/decode';
import { childrenOf, descendants, find, readTree, readWholeTree, type Element } from '@veracite/text/tree';
import type { Archive } from '../zip/open-archive';

/** Parses one part of the package. Returns undefined if it is missing or damaged. */
export function part(archive: Archive, name: string): Element | undefined {
  const bytes = archive.read(name);
  return bytes && readWholeTree(decodeText(bytes));
}

export const valueOf = (element: Element | undefined): string | undefined => element?.attributes['w:val'];

/** The meanings of paragraph styles. */
export interface Styles {
  isHeading(style: string | undefined): boolean;
  isEntry(style: string | undefined): boolean;
  /** Returns the id of the numbering that a style applies. */
  numbering(style: string | undefined): string | undefined;
}

export function stylesOf(archive: Archive): Styles {
  const known = new Map<
    string,
    { name: string; isHeading: boolean; numbering: string | undefined; base: string | undefined }
  >();
  for (const style of descendants(part(archive, 'word/styles.xml') ?? EMPTY, 'style')) {
    const id = style.attributes['w:styleId'];
    if (!id) continue;
    const name = (valueOf(childrenOf(style, 'name')[0]) ?? id).toLowerCase();
    const outline = valueOf(find(style, 'outlineLvl'));
    known.set(id, {
      name,
      isHeading:
        (outline !== undefined && Number(outline) < 9) || /^(?:heading|title|überschrift|titre|título)\b/.test(name),
      numbering: valueOf(find(style, 'numId')),
      base: valueOf(childrenOf(style, 'basedOn')[0]),
    });
  }
  const up = <T>(
    style: string | undefined,
    valueOf: (style: { name: string; isHeading: boolean; numbering: string | undefined }) => T | undefined,
  ): T | undefined => {
    let id = style;
    for (let depth = 0; id !== undefined && depth < 12; depth += 1) {
      const style = known.get(id);
      if (!style) return undefined;
      const found = valueOf(style);
      if (found !== undefined) return found;
      id = style.base;
    }
    return undefined;
  };
  return {
    isHeading: (style) => up(style, ({ isHeading }) => isHeading || undefined) ?? false,
    isEntry: (style) =>
      (known.get(style ?? '')?.name ?? '') === 'bibliography' || /^(?:EndNote)?Bibliography$/i.test(style ?? ''),
    numbering: (style) => up(style, ({ numbering }) => numbering),
  };
}

const EMPTY: Element = { name: '', attributes: {}, children: [], start: 0, end: 0, inner: { start: 0, end: 0 } };

/** Counts the numbered paragraphs of a document. */
export interface Numbering {
  /** Returns the next number of a list at a level, or undefined if the list is not numbered. */
  next(numId: string, level: number): string | undefined;
}

export function numberingOf(archive: Archive): Numbering {
  const tree = part(archive, 'word/numbering.xml') ?? EMPTY;
  const abstracts = new Map(
    descendants(tree, 'abstractNum').map((style) => [style.attributes['w:abstractNumId'] ?? '', style]),
  );
  const lists = new Map(
    descendants(tree, 'num').map((style) => [
      style.attributes['w:numId'] ?? '',
      valueOf(childrenOf(style, 'abstractNumId')[0]) ?? '',
    ]),
  );
  const counts = new Map<string, number>();
  return {
    next(numId, level) {
      const abstract = abstracts.get(lists.get(numId) ?? '');
      const lvl = childrenOf(abstract, 'lvl').find(({ attributes }) => attributes['w:ilvl'] === String(level));
      if (valueOf(childrenOf(lvl, 'numFmt')[0]) !== 'decimal') return undefined;
      const key = `${numId} ${level}`;
      const number = (counts.get(key) ?? Number(valueOf(childrenOf(lvl, 'start')[0]) ?? 1) - 1) + 1;
      counts.set(key, number);
      return String(number);
    },
  };
}

/** Reads the sources that Word stores next to the text, by tag. */
export function wordSources(archive: Archive): Map<string, string> {
  const sources = new Map<string, string>();
  for (const name of archive.names.filter((each) => /^customXml\/item\d+\.xml$/.test(each))) {
    const bytes = archive.read(name);
    const text = bytes ? decodeText(bytes) : '';
    if (!text.includes('Sources')) continue;
    for (const source of descendants(readTree(text), 'Source')) {
      const tag = /<(?:\w+:)?Tag>([^<]{1,100})</.exec(text.slice(source.start, source.end))?.[1];
      if (tag) sources.set(`word-${tag}`, text.slice(source.start, source.end));
    }
  }
  return sources;
}
