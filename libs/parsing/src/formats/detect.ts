import type { InputFormat } from '@veracite/model/reference';
import { isIdentifierList } from './identifier-list';

/** Which format a text is in, by its content alone. Whatever is nothing else is plain text. */
export function detectFormat(text: string): InputFormat {
  const head = text
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^[[{]/.test(head) && isCslJson(text)) return 'csl-json';
  if (/^<(?:\?xml|xml|records?)\b/i.test(head) && /<record\b/i.test(head)) return 'endnote-xml';
  if (/^\s{0,8}@\s{0,4}[a-z]{3,20}\s{0,4}[{(]/im.test(head)) return 'bibtex';
  if (/^TY {2}- ?\S/m.test(head)) return 'ris';
  if (/^PMID ?- ?\d/m.test(head)) return 'nbib';
  if (/^%0 \S/m.test(head) || (/^%A \S/m.test(head) && /^%T \S/m.test(head))) return 'endnote-tagged';
  return isIdentifierList(text) ? 'identifier-list' : 'text';
}

function isCslJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'object' && first !== null;
  } catch {
    // Not JSON after all: "[1] Smith …" begins with the same bracket.
    return false;
  }
}
