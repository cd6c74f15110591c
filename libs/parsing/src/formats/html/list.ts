import type { Span } from '@veracite/model/reference';
import type { PlainEntry } from '../entry';
import { descendants, readTree, type Element } from '@veracite/text/tree';
import { plainEntry } from '../xml/plain-entry';

/** Elements that part a text into what stands below each other. */
const BLOCKS = [
  'li',
  'p',
  'dd',
  'dt',
  'td',
  'blockquote',
  'div',
  'section',
  'article',
  'ol',
  'ul',
  'dl',
  'table',
  'tr',
  'tbody',
  'h1',
  'h2',
  'h3',
  'h4',
  'nav',
  'header',
  'footer',
  'main',
  'form',
  'pre',
];
const NO_TEXT = ['script', 'style', 'template', 'noscript', 'head', 'nav', 'form'];
const LISTS = new Set(['ol', 'ul', 'dl', 'div', 'table', 'tbody', 'section', 'body', 'html', 'main', 'article', '']);
const ITEMS = new Set(['li', 'p', 'dd', 'div', 'td', 'tr', 'blockquote']);

/**
 * Items of a list of references in HTML. Of several lists in a page those count whose items mostly read like references: they hold a
 * year or an identifier.
 * @returns undefined when no element reads so
 */
export function readHtmlList(text: string): PlainEntry[] | undefined {
  const tree = readTree(text, 'html');
  const items = leaves(tree).filter(({ inner }) => looksLikeReference(withoutTags(text, inner)));
  if (items.length === 0) return undefined;
  return items.map((item) => plainEntry(text, item.inner, backlinks(item)));
}

/** Blocks that hold text and no further block; prose is what is not in a list where others stand beside it. */
function leaves(root: Element): Element[] {
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

/** Shorter than an abstract, longer than a button, with a year or an identifier. */
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

/** "^ a b": the way back to where a note is cited, in pages of MediaWiki. */
function backlinks(item: Element): Span[] {
  return descendants(item, 'span', 'a', 'sup', 'style', 'b')
    .filter(({ name, attributes }) => name === 'style' || /backlink/i.test(attributes['class'] ?? ''))
    .map(({ start, end }) => ({ start, end }));
}
