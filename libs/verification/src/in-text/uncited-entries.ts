import type { Document } from '@veracite/model/document';
import { yearOf } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { yearFits } from './compare-citation';
import type { EntryFacts } from './entry-facts';
import type { LinkedPlace } from './link-citations';
import type { Listed } from './listed';

/** What the evidence for a problem is looked up in. */
export interface EvidenceContext {
  document: Pick<Document, 'kind' | 'text' | 'blocks' | 'entries' | 'unparted'>;
  linked: readonly LinkedPlace[];
  facts: readonly EntryFacts[];
  listed: readonly Listed[];
}

/** Numbers that an author may have forgotten, in the text or in the list. More are probably numbers that were not read. */
export const MAX_FORGOTTEN = 2;

/** Returns a check whether the evidence that nothing in the text cites an entry is good. */
export function uncitedEntries({ document, linked, facts, listed }: EvidenceContext): (ref: number) => boolean {
  const unread = unreadText({ document, linked });
  const words = new Set(unread.flatMap(wordsIn));
  const isLabeled = listed.filter(({ label }) => label !== undefined).length > 0.8 * listed.length;
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ refs, others = [] }) => [...refs, ...others])));
  const isForgotten = facts.length - cited.size <= MAX_FORGOTTEN;
  const forms = new Set(linked.map(({ place }) => place.form));
  const isByName = forms.has('author-year') || forms.has('note') || forms.has('author-page');
  const items = linked.flatMap((place) => place.items.map(({ item }) => item));
  const bracketed = unread
    .flatMap((part) => part.match(forms.has('parenthesis-number') ? /\([^()]{1,40}/g : /\[[^[\]]{1,40}/g) ?? [])
    .join(' ');
  return (ref) => {
    const entry = facts[ref];
    if (!entry || (entry.names.length === 0 && entry.years.length === 0)) return false;
    const label = listed[ref]?.label;
    // Text after the end of a numbered list, or a note in another list, may have been read as an entry.
    if (label === undefined && (isLabeled || /^\s?\[\d/.test(listed[ref]?.reference.raw ?? ''))) return false;
    if (forms.has('key')) return true;
    if (!isByName) {
      const number = label ?? String(ref + 1);
      // Numbers of notes and steps match a list without numbers.
      if (!isLabeled && cited.size < 0.8 * facts.length) return false;
      return isForgotten && !isIn(bracketed, number) && !(forms.has('superscript') && isGlued(document.text, number));
    }
    // Without authors and a year it is probably a part of another entry.
    if (entry.names.length === 0 && yearOf(listed[ref]?.reference.csl ?? {}) === undefined) return false;
    if (forms.has('note') && isTitleAbsent(entry, words)) return true;
    const title = entry.title.split(' ').find((word) => word.length > 3);
    const name = entry.names[0]?.split(' ').at(-1) ?? title;
    if (name === undefined) return false;
    const [start = ''] = entry.raw.split(' ');
    const given = entry.given.split(' ').at(-1) ?? '';
    // Works without authors are mentioned by their titles: "o. V.: OpenRefine".
    const others = [start, given, ...(name.length < 3 ? [title ?? ''] : [])];
    const spellings = [name, ...entry.short, ...others.filter((each) => each.length > 2)];
    // A citation with this name and year may have been linked to another entry.
    const isMeant = items.some(
      ({ names, year }) =>
        names.some((each) => fold(each).split(' ').includes(name)) && yearFits(year, entry) !== 'other',
    );
    return !isMeant && !spellings.some((each) => words.has(each) || words.has(`${each}s`));
  };
}

/** Checks whether the first words of a title, which a note would have, are not in the text. */
function isTitleAbsent({ title }: EntryFacts, words: ReadonlySet<string>): boolean {
  const [first, second] = title.split(' ').filter((word) => word.length > 3);
  return first !== undefined && second !== undefined && !words.has(first) && !words.has(second);
}

/** Checks whether a number is in brackets that were not read as a citation: "[38 in press]". */
const isIn = (bracketed: string, number: string): boolean =>
  /^\d+$/.test(number) && new RegExp(String.raw`(?<![\d.])${number}(?!\.?\d)`).test(bracketed);

/** Checks whether a raised number may have been printed after a word or a version: "SSPACE v 2.0.526". */
const isGlued = (text: string, number: string): boolean =>
  /^\d+$/.test(number) && new RegExp(String.raw`(?:[\p{L})”"]|\.\d{0,2})${number}(?!\d)`, 'u').test(text);

/** Returns the parts of the text between the linked citations, without the list and with the words of citations that are not names. */
function unreadText({
  document: { text, blocks, entries, unparted },
  linked,
}: Pick<EvidenceContext, 'document' | 'linked'>): string[] {
  const listed = [...entries.flatMap(({ span }) => span ?? []), ...unparted];
  const from = Math.min(text.length, ...listed.map(({ start }) => start));
  const to = Math.max(0, ...listed.map(({ end }) => end));
  const read = linked.filter(({ items }) => items.every(({ refs }) => refs.length > 0));
  const parts: string[] = [];
  let next = 0;
  for (const { start, end } of blocks) {
    if (listed.length > 0 && start >= from && start < to) continue;
    let at = start;
    while (next < read.length && (read[next]?.place.start ?? 0) < end) {
      const { place, items } = read[next] as LinkedPlace;
      if (place.start >= at) {
        const names = new Set(items.flatMap(({ item }) => wordsIn(item.names.join(' '))));
        const others = wordsIn(place.text).filter((word) => !names.has(word));
        parts.push(text.slice(at, place.start), others.join(' '));
        at = place.end;
      }
      next += 1;
    }
    parts.push(text.slice(at, end));
  }
  return parts;
}

/** Returns folded words, without the number of a note before a word: "3Hood". */
const wordsIn = (text: string): string[] =>
  fold(text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1').replace(/(?<![\p{L}\d])\d{1,3}(?=\p{Lu}\p{Ll})/gu, ' ')).split(
    ' ',
  );
