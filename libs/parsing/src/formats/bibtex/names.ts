import type { CslName } from '@veracite/model/csl';
import { fromLatex } from '../latex/to-text';

/** Names of an author or editor field: "and" between names stands outside braces; "and others" cuts the list. */
export function readBibtexNames(source: string): { names: CslName[]; etAl: boolean } {
  const written = splitOutsideBraces(source, /\s+and\s+/i);
  const etAl = written.at(-1)?.trim().toLowerCase() === 'others';
  if (etAl) written.pop();
  return { names: written.map((name) => readOne(name.trim())).filter((name) => Object.keys(name).length > 0), etAl };
}

/**
 * One name by BibTeX's rules (Patashnik, "BibTeXing", 1988): "First von Last", "von Last, First", "von Last, Jr, First".
 * A name wholly in braces is a body.
 */
function readOne(source: string): CslName {
  if (/^\{[^{}]*\}$/.test(source) || /^\{.*\}$/.test(source)) {
    const literal = fromLatex(source);
    return literal ? { literal } : {};
  }
  const parts = splitOutsideBraces(source, /\s*,\s*/);
  if (parts.length > 1) {
    const { particle, family } = parseLast(words(parts[0] ?? ''));
    return build(particle, family, parts.at(-1) ?? '', parts.length > 2 ? parts[1] : undefined);
  }
  const all = words(source);
  const from = all.findIndex((word, i) => i < all.length - 1 && isLower(word));
  if (from < 0) return build('', all.at(-1) ?? '', all.slice(0, -1).join(' '));
  const { particle, family } = parseLast(all.slice(from));
  return build(particle, family, all.slice(0, from).join(' '));
}

function parseLast(all: readonly string[]): { particle: string; family: string } {
  let end = 0;
  for (let i = 0; i < all.length - 1; i += 1) if (isLower(all[i] ?? '')) end = i + 1;
  if (end > 0 && !isLower(all[0] ?? '')) end = 0;
  return { particle: all.slice(0, end).join(' '), family: all.slice(end).join(' ') };
}

function build(particle: string, family: string, given: string, suffix?: string): CslName {
  const name: CslName = {};
  const put = (key: 'family' | 'given' | 'suffix' | 'non-dropping-particle', value: string | undefined): void => {
    const text = fromLatex(value ?? '');
    if (text) name[key] = text;
  };
  put('family', family);
  put('given', given);
  put('non-dropping-particle', particle);
  put('suffix', suffix);
  return name;
}

function isLower(word: string): boolean {
  return !word.startsWith('{') && /^\P{L}*\p{Ll}/u.test(word);
}

function words(text: string): string[] {
  return splitOutsideBraces(text.trim(), /[\s~]+/).filter(Boolean);
}

function splitOutsideBraces(text: string, separator: RegExp): string[] {
  const flags = separator.flags.includes('y') ? separator.flags : `${separator.flags}y`;
  const sticky = new RegExp(separator.source, flags);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    if (depth > 0) continue;
    sticky.lastIndex = i;
    const found = /[\s,~]/.test(char) ? sticky.exec(text) : null;
    if (!found) continue;
    parts.push(text.slice(start, i));
    start = i + found[0].length;
    i = start - 1;
  }
  parts.push(text.slice(start));
  return parts;
}
