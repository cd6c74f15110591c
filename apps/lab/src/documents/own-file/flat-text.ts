import { childrenOf, descendants, find, readTree, type Element } from '@veracite/text/tree';

/** What a person sees of a document, and what has to stay as it is. */
export interface FlatText {
  /**
   * Paragraphs with their text, notes in their places. Without empty ones: LibreOffice drops an empty paragraph with a section break only if the file
   * has no comments.
   */
  text: string;
  /** The text with its styles, each run of one style once. */
  styled: string;
  /** Fields, links, notes, bookmarks, frames, tables, and comments by others: the name and the data of each. */
  parts: string[];
}

/** Attributes with counters of edits or automatic numbers, the order of drawings, and page breaks: LibreOffice changes them when it saves a file. */
const COUNTERS =
  /rsid|^text:continue-list$|^fo:break-before$|^style:page-number$|^(?:text|xml|draw):id$|^text:change-id$|^draw:z-index$|^xlink:(?:type|show|actuate)$/;
/** Elements with text only, and what LibreOffice computes from the layout. */
const PLAIN = ['span', 's', 'tab', 'line-break', 'soft-page-break', 'p', 'h', 'change-start', 'change-end', 'change'];
/** Elements whose content is no text. */
const SILENT = ['tracked-changes', 'sequence-decls', 'forms', 'binary-data', 'annotation', 'annotation-end'];

/** Fields whose text LibreOffice computes: it numbers a table or a reference to one in one opening of a file, and not in the next. */
const COMPUTED = ['sequence', 'bookmark-ref', 'sequence-ref', 'reference-ref'];

const attributesOf = ({ attributes }: Element): string =>
  Object.entries(attributes)
    .filter(([name]) => !COUNTERS.test(name) && !/style-name$/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');

/** Reads a flat OpenDocument file. The comments of `author` are left out. */
export function flatText(xml: string, author: string): FlatText {
  const root = readTree(xml);
  const styles = stylesOf(root);
  const body = find(find(find(root, 'document'), 'body'), 'text') ?? root;
  const parts: string[] = [];
  let [text, styled, last] = ['', '', ''];
  const write = (words: string, style: string): void => {
    text += words;
    styled += style === last ? words : `{${style}}${words}`;
    last = style;
  };
  const visit = (element: Element, style: string): void => {
    const { name, attributes, children } = element;
    if (name === 'annotation' && childrenOf(element, 'creator')[0]?.children.join('') !== author) parts.push(name);
    if (SILENT.includes(name)) return;
    const own = attributes['text:style-name'] ?? attributes['table:style-name'] ?? attributes['draw:style-name'];
    const inside = own === undefined ? style : `${name === 'span' ? style : ''}/${styles.get(own) ?? own}`;
    if (name === 's') write(' '.repeat(Number(attributes['text:c'] ?? 1)), style);
    else if (name === 'tab' || name === 'line-break') write(name === 'tab' ? '\t' : '\n', style);
    if (!PLAIN.includes(name)) parts.push(`${name} ${attributesOf(element)}`);
    for (const child of COMPUTED.includes(name) ? [] : children)
      if (typeof child !== 'string') visit(child, inside);
      else if (/\S/.test(child) || isInParagraph(name)) write(child.replace(/\s+/g, ' '), inside);
    if ((name === 'p' || name === 'h') && !text.endsWith('\n')) write('\n', inside);
  };
  visit(body, '');
  return { text, styled, parts: parts.sort() };
}

const isInParagraph = (name: string): boolean => ['p', 'h', 'span', 'a', 'meta', 'ruby-base'].includes(name);

/** Returns the automatic styles by name as what they set, so that two files may name them otherwise. */
function stylesOf(root: Element): Map<string, string> {
  const automatic = descendants(root, 'automatic-styles').flatMap((each) => childrenOf(each, 'style', 'list-style'));
  const set = (style: Element): string =>
    style.children.map((each) => (typeof each === 'string' ? '' : `${each.name} ${attributesOf(each)}`)).join(';');
  return new Map(
    automatic.map((style): [string, string] => {
      const { 'style:name': name = '', 'style:parent-style-name': parent = '' } = style.attributes;
      return [name, `${parent}:${set(style).trim()}`];
    }),
  );
}
