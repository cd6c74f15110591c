import type { Span } from '@veracite/model/reference';

/** A MediaWiki template with its parameters. */
export interface Template {
  span: Span;
  /** In lower case, with spaces for underscores. */
  name: string;
  /** Parameters by name in lower case; unnamed ones are numbered from "1". */
  values: Map<string, string>;
}

const MARKUP = /\{\{|\}\}|\[\[|\]\]|\||<!--|-->/g;

interface OpenTemplate {
  start: number;
  /** Positions of the bars between its parameters. */
  bars: number[];
}

/** Returns the outermost templates of a text; nested ones stay in the values as written. Runs in linear time. */
export function templatesIn(text: string): Template[] {
  const found: Template[] = [];
  let open: OpenTemplate | undefined;
  let [depth, links] = [0, 0];
  let isComment = false;
  for (const { 0: mark, index } of text.matchAll(MARKUP)) {
    if (mark === '<!--') isComment = true;
    else if (mark === '-->') isComment = false;
    if (isComment) continue;
    if (mark === '{{') {
      depth += 1;
      if (depth === 1) {
        open = { start: index, bars: [] };
        links = 0;
      }
    } else if (!open) continue;
    else if (mark === '[[') links += 1;
    else if (mark === ']]') links = Math.max(0, links - 1);
    else if (mark === '|' && depth === 1 && links === 0) open.bars.push(index);
    else if (mark === '}}') {
      depth -= 1;
      if (depth > 0) continue;
      found.push(templateOf(text, open, index));
      open = undefined;
    }
  }
  return found;
}

function templateOf(text: string, { start, bars }: OpenTemplate, close: number): Template {
  const values = new Map<string, string>();
  let unnamed = 0;
  bars.forEach((bar, i) => {
    const part = text.slice(bar + 1, bars[i + 1] ?? close);
    const [, name, value] = /^([^=<>[\]{}|]{1,60})=([\s\S]*)$/.exec(part) ?? [];
    const key = name === undefined ? String((unnamed += 1)) : name.trim().toLowerCase();
    const clean = plainWiki(value ?? part);
    if (clean) values.set(key, clean);
  });
  const name = text
    .slice(start + 2, bars[0] ?? close)
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
  return { span: { start, end: close + 2 }, name, values };
}

/** Removes MediaWiki markup: keeps the displayed text of links and the last parameter of templates. */
function plainWiki(text: string): string {
  return text
    .replace(/<!--[^>]{0,2000}-->/g, '')
    .replace(/<ref\b[^<>]{0,200}>[^<]{0,500}<\/ref>/gi, '')
    .replace(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]|]{0,300})\]\]/g, '$1')
    .replace(/\[(?:https?:)?\/\/\S{1,500}\s([^[\]]{0,300})\]/g, '$1')
    .replace(/\{\{(?:[^{}]{0,300}\|)?([^{}|]{0,300})\}\}/g, '$1')
    .replace(/'{2,5}/g, '')
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
