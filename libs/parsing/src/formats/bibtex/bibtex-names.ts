import type { CslName } from '@veracite/model/csl';
import { isEtAl } from '../../names/name-parts';
import { readNames } from '../../names/read-names';
import { fromLatex } from '../latex/to-text';
import { splitOutsideBraces, withoutOuterBraces } from './braces';

/** Reads the names of an author or editor field, separated by "and" outside braces; `etAl` if it ends in "and others". */
export function readBibtexNames(source: string): { names: CslName[]; etAl: boolean } {
  const written = splitOutsideBraces(source.replace(/\s+/g, ' '), / and /i).map((name) => name.trim());
  const etAl = isEtAl(written.at(-1) ?? '');
  if (etAl) written.pop();
  const names = written.flatMap(readWritten).filter((name) => Object.keys(name).length > 0);
  return { names, etAl };
}

/** A suffix between the two commas of one name: "King, Jr., Martin". */
const SUFFIX = /^(?:[js]r|jun|sen|[ivx]{1,4}|\d(?:st|nd|rd|th)|esq|ph\.?d|m\.?d)\.?$/i;

function readWritten(source: string): CslName[] {
  const extended = readExtended(source);
  if (extended) return [extended];
  const parts = splitOutsideBraces(source, / ?, ?/).filter((part) => part !== '');
  // A list separated by commas, which BibTeX itself would take for one name.
  if (parts.length > 3 || (parts.length === 3 && !SUFFIX.test(fromLatex(parts[1] ?? ''))))
    return readNames(fromLatex(source)).names;
  return [readOne(source, parts)];
}

const PART = /^"?\s*([a-z]{5,40}(?:-i)?)\s*=([\s\S]*)$/i;

/** Reads a name in BibLaTeX's extended format: "family=Heuvel, given=Charles, prefix=van den, useprefix=true". */
function readExtended(source: string): CslName | undefined {
  if (!source.includes('=')) return undefined;
  const parts = new Map<string, string>();
  for (const written of splitOutsideBraces(source, / ?, ?/, '"')) {
    const [, name, value] = PART.exec(written.trim()) ?? [];
    if (!name || value === undefined) return undefined;
    const quoted = written.trim().startsWith('"') ? value.replace(/"\s*$/, '') : value;
    parts.set(name.toLowerCase(), fromLatex(quoted.trim()).replace(/^"([^"]*)"$/, '$1'));
  }
  const [family, given] = [parts.get('family'), parts.get('given')];
  if (!family && !given) return undefined;
  const prefix = parts.get('prefix');
  const particle = parts.get('useprefix') === 'false' ? 'dropping-particle' : 'non-dropping-particle';
  const suffix = parts.get('suffix');
  return {
    ...(family && { family }),
    ...(given && { given }),
    ...(prefix && { [particle]: prefix }),
    ...(suffix && { suffix }),
  };
}

/**
 * Reads one name by BibTeX's rules (Patashnik, "BibTeXing", 1988): "First von Last", "von Last, First", "von Last, Jr, First".
 * A name in braces is an organization.
 */
function readOne(source: string, parts: readonly string[]): CslName {
  const body = withoutOuterBraces(source);
  if (body !== undefined) {
    const literal = fromLatex(body);
    return literal ? { literal } : {};
  }
  if (parts.length > 1) {
    const { particle, family } = parseLast(words(parts[0] ?? ''));
    return build(particle, family, parts.at(-1) ?? '', parts.length > 2 ? parts[1] : undefined);
  }
  const all = words(parts[0] ?? source);
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
  const set = (key: 'family' | 'given' | 'suffix' | 'non-dropping-particle', value: string | undefined): void => {
    const text = fromLatex(value ?? '');
    if (text) name[key] = text;
  };
  set('family', family);
  set('given', given);
  set('non-dropping-particle', particle);
  set('suffix', suffix);
  return name;
}

function isLower(word: string): boolean {
  return !word.startsWith('{') && /^\P{L}*\p{Ll}/u.test(word);
}

function words(text: string): string[] {
  return splitOutsideBraces(text.trim(), /[\s~]+/).filter(Boolean);
}
