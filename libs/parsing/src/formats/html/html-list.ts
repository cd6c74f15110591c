import type { Span } from '@veracite/model/reference';
import type { PlainEntry } from '../entry';
import { descendants, readTree, type Element } from '@veracite/text/tree';
import { plainEntry } from '../xml/plain-entry';

const BLOCKS =
  'li p dd dt td blockquote div section article ol ul dl table tr tbody h1 h2 h3 h4 nav header footer main form pre'.split(
    ' ',
  );
const NO_TEXT = ['script', 'style', 'template', 'noscript', 'head', 'nav', 'form'];
const LISTS = new Set(['ol', 'ul', 'dl', 'div', 'table', 'tbody', 'section', 'body', 'html', 'main', 'article', '']);
const ITEMS = new Set(['li', 'p', 'dd', 'div', 'td', 'tr', 'blockquote']);

/** Reads list items in HTML: blocks of text with a year or a DOI; undefined if there are none. */
export function readHtmlList(text: string): PlainEntry[] | undefined {
  const tree = readTree(text, 'html');
  const items = leafBlocks(tree).filter(({ inner }) => looksLikeReference(withoutTags(text, inner)));
  if (items.length === 0) return undefined;
  return items.map((item) => plainEntry(text, item.inner, backlinks(item)));
}

/** Returns the blocks that contain no other block. */
function leafBlocks(root: Element): Element[] {
  const found: Element[] = [];
  const look = (element: Element): void => {
    if (NO_TEXT.includes(element.name)) return;
    const inner = element.children.filter((child): child is Element => typeof child !== 'string');
    const isLeaf = ITEMS.has(element.name) && descendants(element, ...BLOCKS).length === 0;
    if (isLeaf) found.push(element);
    else for (const child of inner) if (LISTS.has(child.name) || ITEMS.has(child.name)) look(child);
  };
  look(root);
  return found;
}

/** Returns whether a text is longer than a button, shorter than an abstract, and has a year or a DOI. */
function looksLikeReference(text: string): boolean {
  return text.length > 25 && text.length < 1500 && /\b(?:1[5-9]|20)\d{2}\b|\b10\.\d{4,9}\//.test(text);
}

function withoutTags(text: string, { start, end }: Span): string {
  return text
    .slice(start, end)
    .replace(/<[^<>]{0,400}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the spans of styles and of links from a note back to its citations ("^ a b"), as MediaWiki prints them. */
function backlinks(item: Element): Span[] {
  return descendants(item, 'span', 'a', 'sup', 'style', 'b')
    .filter(({ name, attributes }) => name === 'style' || /backlink/i.test(attributes['class'] ?? ''))
    .map(({ start, end }) => ({ start, end }));
}
