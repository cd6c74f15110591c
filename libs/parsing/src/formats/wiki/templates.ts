import type { Span } from '@veracite/model/reference';

/** A template of MediaWiki with what is given to it. */
export interface Template {
  span: Span;
  /** In lower case, with blanks for underscores. */
  name: string;
  /** By name in lower case; what has no name counts from "1". */
  values: Map<string, string>;
}

const SIGN = /\{\{|\}\}|\[\[|\]\]|\||<!--|-->/g;

interface Open {
  start: number;
  /** Where the parts begin that the bars of this template set apart. */
  bars: number[];
}

/** Templates that stand in no other; those inside stay in the values as written. Time is linear. */
export function templatesIn(text: string): Template[] {
  const found: Template[] = [];
  let open: Open | undefined;
  let [depth, links] = [0, 0];
  let isComment = false;
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (sign === '<!--') isComment = true;
    else if (sign === '-->') isComment = false;
    if (isComment) continue;
    if (sign === '{{') {
      depth += 1;
      if (depth === 1) {
        open = { start: index, bars: [] };
        links = 0;
      }
    } else if (!open) continue;
    else if (sign === '[[') links += 1;
    else if (sign === ']]') links = Math.max(0, links - 1);
    else if (sign === '|' && depth === 1 && links === 0) open.bars.push(index);
    else if (sign === '}}') {
      depth -= 1;
      if (depth > 0) continue;
      found.push(templateOf(text, open, index));
      open = undefined;
    }
  }
  return found;
}

function templateOf(text: string, { start, bars }: Open, close: number): Template {
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

/** Text without the marks of MediaWiki: links as what is shown, no italics, of templates inside their last part. */
export function plainWiki(text: string): string {
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
