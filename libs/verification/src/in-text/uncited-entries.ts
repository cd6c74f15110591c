import type { Document } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import { sameName, yearFits } from './compare-citation';
import type { EntryFacts } from './entry-facts';
import type { LinkedPlace } from './link-citations';
import type { Listed } from './listed';

/** What the evidence for a problem is looked up in. */
export interface EvidenceContext {
  document: Pick<Document, 'kind' | 'text' | 'blocks' | 'entries' | 'unsplit'>;
  linked: readonly LinkedPlace[];
  facts: readonly EntryFacts[];
  listed: readonly Listed[];
}

/** Numbers that an author may have forgotten, in the text or in the list. More are probably numbers that were not read. */
export const MAX_FORGOTTEN = 2;

/** Shorter names may be in two words without the space between: "Hoffmann says" has "Manns". */
const MIN_SQUEEZED = 7;

/** Returns a check whether the evidence that nothing in the text cites an entry is good. */
export function uncitedEntries({ document, linked, facts, listed }: EvidenceContext): (ref: number) => boolean {
  const isLabeled = listed.filter(({ label }) => label !== undefined).length > 0.8 * listed.length;
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ refs, others = [] }) => [...refs, ...others])));
  const isForgotten = facts.length - cited.size <= MAX_FORGOTTEN;
  const forms = new Set(linked.map(({ place }) => place.form));
  const items = linked.flatMap((place) => place.items.map(({ item }) => item));
  const isByName = forms.has('author-year') || forms.has('note') || forms.has('author-page');
  const whole = ` ${wordsIn(textOf(document, [])).join(' ')} `;
  // Several uncited entries by authors that the text names were probably cited, and not read.
  const body = textOf(document, forms.has('key') || (isByName && isForgotten) ? linked : []);
  const words = new Set(wordsIn(body));
  const letters = squeezed(body);
  const bracketed = (body.match(forms.has('parenthesis-number') ? /\([^()]{1,40}/g : /\[[^[\]]{1,40}/g) ?? []).join(
    ' ',
  );
  // Letters may be broken: "FERN ´ANDEZ".
  const isNamed = (name: string) =>
    name.length < MIN_SQUEEZED ? words.has(name) || words.has(`${name}s`) : letters.includes(squeezed(name));
  return (ref) => {
    const entry = facts[ref];
    const raw = listed[ref]?.reference.raw ?? '';
    const label = listed[ref]?.label;
    if (!entry || entry.names.length === 0 || entry.years.length === 0 || entry.title === '') return false;
    // Text after the end of a numbered list, or a note in another list, may have been read as an entry.
    if (label === undefined && (isLabeled || /^\s?\[\d/.test(raw))) return false;
    // The entry before may be the start of this one.
    if (facts[ref - 1]?.title === '' && facts[ref - 1]?.years.length === 0) return false;
    const [name = ''] = entry.names;
    // A citation with this name and year may have been linked to another entry.
    const isMeant = items.some(
      ({ names: cited, year }) => yearFits(year, entry) !== 'other' && cited.some((each) => sameName(fold(each), name)),
    );
    if (isYearAfter(whole, name, entry.years[0] ?? '')) return false;
    // Links in the file are exact, so other works of the same author do not matter; converted files lack some: "Yang et al. show".
    if (forms.has('key')) return !isMeant && (document.kind === 'latex' || !isNamed(name));
    const [start = ''] = entry.raw.split(' ');
    const spellings = [name, name.split(' ').at(-1) ?? '', start, entry.given.split(' ').at(-1) ?? '', ...entry.short];
    if (spellings.some((each) => each.length > 1 && isNamed(each))) return false;
    if (isByName) return !isMeant;
    const number = label ?? String(ref + 1);
    // Numbers of notes and steps match a list without numbers.
    if (!isLabeled && cited.size < 0.8 * facts.length) return false;
    return isForgotten && !isIn(bracketed, number) && !(forms.has('superscript') && isGlued(body, number));
  };
}

/** Checks whether a folded text has a name and then a year, with other names and years between: "Li, Sandroni et al., 2001, 2003". */
const isYearAfter = (text: string, name: string, year: string): boolean =>
  new RegExp(String.raw` ${name}s?(?: \p{L}+){0,8}(?: \d{4}[a-z]?){0,3} ${year}`, 'u').test(text);

/** Checks whether a number is in brackets that were not read as a citation: "[38 in press]". */
const isIn = (bracketed: string, number: string): boolean =>
  /^\d+$/.test(number) && new RegExp(String.raw`(?<![\d.])${number}(?!\.?\d)`).test(bracketed);

/** Checks whether a raised number may have been printed after a word or a version: "SSPACE v 2.0.526". */
const isGlued = (text: string, number: string): boolean =>
  /^\d+$/.test(number) && new RegExp(String.raw`(?:[\p{L})”"]|\.\d{0,2})${number}(?!\d)`, 'u').test(text);

/** Returns the text without the list and without the citations of listed works. */
function textOf(
  { text, blocks, entries, unsplit }: EvidenceContext['document'],
  linked: readonly LinkedPlace[],
): string {
  const listed = [...entries.flatMap(({ span }) => span ?? []), ...unsplit];
  const from = Math.min(text.length, ...listed.map(({ start }) => start));
  const to = Math.max(0, ...listed.map(({ end }) => end));
  const chars = text.split('');
  for (const { place, items } of linked)
    if (items.every(({ refs }) => refs.length > 0)) chars.fill(' ', place.start, place.end);
  return blocks
    .filter(({ start }) => start < from || start >= to)
    .map(({ start, end }) => chars.slice(start, end).join(''))
    .join('\n');
}

const squeezed = (text: string): string => fold(text.replace(/-\n/g, '')).replace(/\P{L}/gu, '');

/** Returns folded words, without the number of a note before a word: "3Hood". */
const wordsIn = (text: string): string[] =>
  fold(text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1').replace(/(?<![\p{L}\d])\d{1,3}(?=\p{Lu}\p{Ll})/gu, ' ')).split(
    ' ',
  );
