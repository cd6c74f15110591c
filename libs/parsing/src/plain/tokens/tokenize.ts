import type { Span } from '@veracite/model/reference';

/** A span of text that is recognized before labeling and becomes a single token. */
export interface Mask extends Span {
  kind: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'issn' | 'orcid' | 'url' | 'accessed';
}

/** A word, a number, a year with its letter, a punctuation mark (or several of the same), or a mask. */
export interface Token extends Span {
  text: string;
  mask?: Mask['kind'];
}

const TOKEN = /(?:1[4-9]|20)\d{2}[a-h](?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\p{N}+|\S/gu;

/** Splits a text into at most `limit` tokens (2,000 characters: 450), hyphenated words too; `masks` in order. */
export function tokenize(text: string, masks: readonly Mask[] = [], limit = 800): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const mask of masks) {
    tokenizeRange(text, from, mask.start, limit, tokens);
    if (tokens.length < limit) tokens.push({ ...mask, text: text.slice(mask.start, mask.end), mask: mask.kind });
    from = mask.end;
  }
  tokenizeRange(text, from, text.length, limit, tokens);
  return tokens;
}

function tokenizeRange(text: string, from: number, to: number, limit: number, out: Token[]): void {
  TOKEN.lastIndex = from;
  while (out.length < limit) {
    const found = TOKEN.exec(text);
    if (!found || found.index >= to) return;
    let end = Math.min(found.index + found[0].length, to);
    const char = found[0];
    if (char.length === 1 && !isWordChar(char)) while (end < to && text.charAt(end) === char) end += 1;
    const joint = char.length > 4 ? jointIn(char) : 0;
    if (joint > 0) end = found.index + joint;
    TOKEN.lastIndex = end;
    out.push({ text: text.slice(found.index, end), start: found.index, end });
  }
}

function isWordChar(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

/** Two words joined by text extraction from a PDF file: "detectorsNucl", "inAmerican", but not "McDonald". */
const JOINT = /^(?:\p{Ll}{2,30}|\p{L}?\p{Ll}{3,30})(?=\p{Lu}\p{Ll})/u;
const SERVERS = /^(?:ar|bio|med|chem|psy|soc|eng|tech)r?xiv/i;

function jointIn(word: string): number {
  return word.slice(1) === word.slice(1).toLowerCase() || SERVERS.test(word) ? 0 : (JOINT.exec(word)?.[0].length ?? 0);
}
