import type { Span } from '@veracite/model/reference';
import { Parser } from 'htmlparser2';

/** An element with its place in the text. Names are without their prefix: `b:Source` is `Source`. */
export interface Element extends Span {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  /** The content between the tags. */
  inner: Span;
}

/** Elements deeper than this lose their own place in the tree; what they hold stays. */
const DEEPEST = 200;

/** The elements of a text, in a root without a name. */
interface Tree extends Element {
  /** Whether elements were deeper than the tree. */
  isTooDeep: boolean;
}

/** Parses XML or HTML, also when malformed. An unclosed element ends with its parent. */
export function readTree(text: string, language: 'xml' | 'html' = 'xml'): Tree {
  const inner = { start: 0, end: text.length };
  const root: Tree = { name: '', attributes: {}, children: [], start: 0, end: text.length, inner, isTooDeep: false };
  const open: Element[] = [root];
  let deeper = 0;
  /** Offset of the current tag. After a processing instruction, `startIndex` is one less (htmlparser2 12). */
  const tagStart = (): number => parser.startIndex + (text[parser.startIndex] === '>' ? 1 : 0);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > DEEPEST) {
          deeper += 1;
          root.isTooDeep = true;
          return;
        }
        const inside = { start: parser.endIndex + 1, end: text.length };
        const local = name.slice(name.indexOf(':') + 1);
        const element: Element = {
          name: local,
          attributes,
          children: [],
          start: tagStart(),
          end: text.length,
          inner: inside,
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag(_name, isImplied) {
        if (deeper > 0) {
          deeper -= 1;
          return;
        }
        const element = open.length > 1 ? open.pop() : undefined;
        if (!element) return;
        element.end = isImplied ? tagStart() : parser.endIndex + 1;
        // `<br/>` ends with its own tag.
        if (isImplied && element.end < element.inner.start) element.end = element.inner.start;
        element.inner.end = Math.max(element.inner.start, tagStart());
      },
      ontext(data) {
        open.at(-1)?.children.push(data);
      },
    },
    { xmlMode: language === 'xml', decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return root;
}

/** Parses an XML file. Returns undefined if its end is missing, or if its elements are nested too deeply to be read. */
export function readWholeTree(text: string): Element | undefined {
  const name = /<([\p{L}_][^\s/>]*)/u.exec(text)?.[1];
  const tree = readTree(text);
  return name === undefined || tree.isTooDeep || !text.includes(`</${name}`) ? undefined : tree;
}

/** Elements of these names inside, in their order; inside one that was found none is looked for. */
export function descendants(element: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  const look = (inside: Element): void => {
    for (const child of inside.children) {
      if (typeof child === 'string') continue;
      if (names.includes(child.name)) found.push(child);
      else look(child);
    }
  };
  look(element);
  return found;
}

export function childrenOf(element: Element | undefined, ...names: string[]): Element[] {
  return (element?.children ?? []).filter(
    (child): child is Element => typeof child !== 'string' && names.includes(child.name),
  );
}

/** First element of the first of these names that is anywhere inside. */
export function find(element: Element | undefined, ...names: string[]): Element | undefined {
  if (!element) return undefined;
  return names.map((name) => descendants(element, name)[0]).find(Boolean);
}

/** Text of an element and all that it holds, on one line; undefined when there is none. */
export function textOf(element: Element | undefined, ...without: string[]): string | undefined {
  if (!element) return undefined;
  const pieces: string[] = [];
  const collect = (inside: Element): void => {
    for (const child of inside.children) {
      if (typeof child === 'string') pieces.push(child);
      else if (!without.includes(child.name)) collect(child);
    }
  };
  collect(element);
  return pieces.join('').replace(/\s+/g, ' ').trim() || undefined;
}
