import type { CslName } from '@veracite/model/csl';
import { isEtAl } from '../../names/name-parts';
import { looksLikeOrganization } from '../../names/organization';
import { readNames } from '../../names/read-names';
import { isGivenName } from '../../plain/features/gazetteer';
import { defaultModel } from '../../plain/model/model';
import { fromLatex, IN_MATH_OR_TEXT } from '../latex/to-text';
import { splitOutsideBraces, withoutOuterBraces } from './braces';

/** Reads the names of an author or editor field, separated by "and" outside braces; `etAl` if it ends in "and others". */
export function readBibtexNames(source: string): { names: CslName[]; etAl: boolean } {
  const plain = source
    .replace(IN_MATH_OR_TEXT, '{$1}')
    .replace(FOOTNOTE, '')
    .replace(ACCOUNT, '')
    .replace(/\s+/g, ' ')
    .replace(/ and(?= and | ?$)/gi, '');
  const cut = ET_AL.exec(plain);
  const list = cut ? plain.slice(0, cut.index) : plain;
  const written = withoutNeedlessBraces(splitOutsideBraces(list, / and /i).map((name) => name.trim()));
  const etAl = cut !== null || isEtAl(written.at(-1) ?? '');
  if (isEtAl(written.at(-1) ?? '')) written.pop();
  // "A B, C D and E F", "A B, C D": a comma between two people. In a list of "B, A" it is inside a name.
  const isNatural = written.length > 1 && written.slice(1).every((name) => !name.includes(','));
  const isTurned =
    written.every((name) => name.includes(',')) && !written.every((name) => arePeople(name.split(/ ?, ?/)));
  const names = written
    .flatMap((name, i) =>
      readWritten(name, (parts) => (isNatural && i === 0 && parts.every(isWhole)) || (!isTurned && arePeople(parts))),
    )
    .filter((name) => Object.keys(name).length > 0);
  return { names, etAl };
}

/** Removes braces around each name of a list of people: "{LeCun, Yann} and {Hinton, Geoffrey}". */
function withoutNeedlessBraces(written: string[]): string[] {
  const isPerson = (name: string): boolean =>
    /^\{[^{},]{1,40}, ?\p{Lu}[^{},]{0,40}\}$/u.test(name) && !COMPANY.test(name.slice(0, -1));
  return written.length > 1 && written.every(isPerson) ? written.map((name) => name.slice(1, -1)) : written;
}

/** Marks of footnotes behind names: "$^{1,2}$", "\textsuperscript{*}". */
const FOOTNOTE = /\$\s?\^\s?(?:\{[^{}$]{0,20}\}|[^{}$]{1,8})\s?\$|\\textsuperscript\s?\{[^{}]{0,20}\}/g;

/** The name of an account, as APA writes it: "Doe [@timdoe], Tim". */
const ACCOUNT = /\s?\[@[\w.]{2,40}\]/g;

/** "et al." at the end of a field, which BibTeX writes as "and others". White space is single. */
const ET_AL =
  /(?:,| and)? (?:\\(?:textit|emph) ?)?\{{0,2}(?:\\(?:textit|emph|it|em) ?\{?)?et\.?[ ~]al\.?\}{0,3}\.? ?$/i;

/** A suffix between the two commas of one name: "King, Jr., Martin". */
const SUFFIX = /^(?:[js]r|jun|sen|[ivx]{1,4}|\d(?:st|nd|rd|th)|esq|ph\.?\s?d|m\.?d|père|fils|filho|neto|júnior)\.?$/i;
/** Titles before a name and degrees after it. */
const TITLE = /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|PD)\.?[ ~])+(?=\S)/i;
const DEGREE = /,? (?:Ph\.?\s?D|M\.?D|M\.?Sc|B\.?Sc|MBA|DPhil)\.?$/;
/** "Llorente, M.D." has initials; a degree follows a whole name. */
const WHOLE_NAME = /^[^,]+,[^,]+,|^[^,]*\S [^,]*\S(?:,? \S+)$/;

function readWritten(source: string, areTwo: (parts: string[]) => boolean): CslName[] {
  const extended = readExtended(source);
  if (extended) return [extended];
  const several = severalInBraces(source);
  if (several) return several;
  const bare = source.startsWith('{')
    ? source
    : source.replace(TITLE, '').replace(WHOLE_NAME.test(source) ? DEGREE : /$^/, '');
  const parts = splitOutsideBraces(bare, / ?, ?/)
    .map((part) => part.replace(TITLE, ''))
    .filter((part) => part !== '');
  // A list separated by commas, which BibTeX itself would take for one name.
  if (parts.length > 3 || (parts.length === 3 && !SUFFIX.test(fromLatex(parts[1] ?? ''))))
    return readNames(fromLatex(bare)).names;
  if (parts.length === 2 && areTwo(parts)) return parts.map((part) => readOne(part, [part]));
  return [readOne(parts.length === 1 ? (parts[0] ?? bare) : bare, parts)];
}

/** Returns true for two words without braces, and an initial between: "Yann A. LeCun". */
const isWhole = (part: string): boolean => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+$/u.test(part);

const INITIALS_FIRST = /^\p{Lu}\.(?:[ -]?\p{Lu}\.){0,2} \p{Lu}[\p{L}'’-]*\p{Ll}$/u;

/** Returns true if each part begins with a given name or initials: "John Smith" and "A. Jones", but not "García Márquez" and "José Luis". */
const arePeople = (parts: string[]): boolean =>
  parts.every(
    (part) =>
      INITIALS_FIRST.test(part) ||
      (isWhole(part) && /\p{Ll}$/u.test(part) && isGivenName(part.split(' ')[0] ?? '', defaultModel().gazetteer)),
  );

/** Reads several people inside one pair of braces, as reference managers write them: "{LeCun, Y. and Bengio, Y.}", "{A, B; C, D; E}, F". */
function severalInBraces(source: string): CslName[] | undefined {
  if (!source.startsWith('{')) return undefined;
  const plain = source.replace(/^\{{1,3}|\}{1,3}(?=,|$)/g, '');
  if (/[{}]/.test(plain) || plain === source) return undefined;
  const people = plain.split(/;\s|\sand\s/i);
  const isList = people.length > 1 && people.every((item) => /^[^,]{1,40},\s?\p{Lu}[^,]{0,40}$/u.test(item.trim()));
  return isList && !looksLikeOrganization(plain) ? readNames(fromLatex(people.join('; '))).names : undefined;
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
 * A name in braces is an organization, and so is one with a word that only organizations have.
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
  const whole = fromLatex(source);
  if (COMPANY.test(whole) || (looksLikeOrganization(whole) && whole.includes(' '))) return { literal: whole };
  const all = words(parts[0] ?? source);
  const from = all.findIndex((word, i) => i < all.length - 1 && isLower(word));
  if (from < 0) return build('', all.at(-1) ?? '', all.slice(0, -1).join(' '));
  const { particle, family } = parseLast(all.slice(from));
  return build(particle, family, all.slice(0, from).join(' '));
}

/** Endings of companies and teams, whose names need no braces to be known. */
const COMPANY = /\s(?:Inc|Ltd|LLC|GmbH|Corp|AG|plc|Team|Group|Consortium|Developers|Contributors)\.?$/;

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
