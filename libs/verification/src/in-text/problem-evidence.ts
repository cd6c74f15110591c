import type { Document, InTextPlace } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import type { DocumentProblem } from './document-problems';
import { yearOf } from '@veracite/model/csl';
import { letterOf, yearFits } from './compare-citation';
import type { EntryFacts } from './entry-facts';
import type { Listed } from './listed';
import type { LinkedItem, LinkedPlace } from './link-citations';

/** What the evidence for a problem is looked up in. */
export interface EvidenceContext {
  document: Pick<Document, 'kind' | 'text' | 'blocks' | 'entries' | 'unparted'>;
  linked: readonly LinkedPlace[];
  facts: readonly EntryFacts[];
  listed: readonly Listed[];
}

/** Sum of weights from which a citation that the list lacks is reported as a problem. Calibrated on published papers. */
const MIN_EVIDENCE = 1.5;
/** Works this many years older than all entries of the list are probably no citations: "(1867)" is a treaty. */
const OLDER_BY = 15;
/** A list with fewer entries says little about the years that the text cites. */
const MIN_ENTRIES = 5;
/** Numbers that an author may have forgotten, in the text or in the list. More are probably numbers that were not read. */
const MAX_FORGOTTEN = 2;
/** A longer note has more than a citation. */
const MAX_NOTE = 200;

/** Separates the problems with good evidence from questions, which may be reading errors or no citations at all. */
export function separateQuestions(
  problems: readonly DocumentProblem[],
  context: EvidenceContext,
): { problems: DocumentProblem[]; questions: DocumentProblem[] } {
  const isProblem = evidenceIn(context);
  return {
    problems: problems.filter(isProblem),
    questions: problems.filter((problem) => !isProblem(problem)),
  };
}

function evidenceIn(context: EvidenceContext): (problem: DocumentProblem) => boolean {
  const { document, linked, facts } = context;
  const unread = unreadText(context);
  const words = new Set(unread.flatMap(wordsIn));
  const isUncited = uncitedEntries(context, unread, words);
  const beyond = new Set(
    linked.flatMap(({ items }) =>
      items.flatMap(({ item, fault }) => (fault === 'number-out-of-range' ? (item.number ?? []) : [])),
    ),
  );
  const weightOf = citationWeights(context, words);
  return ({ kind, citations: [first], refs }) => {
    const [ref] = refs;
    const place = first === undefined ? undefined : linked[first];
    switch (kind) {
      case 'cited-not-listed':
        return place?.items.some((one) => one.fault === kind && weightOf(one, place) >= MIN_EVIDENCE) ?? false;
      case 'number-out-of-range':
        // Many missing numbers, or numbers far beyond the list, are a list that was not read whole, or an interval.
        return (
          place?.place.form === 'number' &&
          beyond.size <= MAX_FORGOTTEN &&
          [...beyond].every((number) => number <= 2 * facts.length)
        );
      case 'order':
        // Columns and captions of printed pages may be read in another order.
        return document.kind !== 'pdf' && place?.place.form !== 'parenthesis-number';
      case 'quoted-page':
        // A note may cite several works with their pages.
        return place?.place.form !== 'note' || !(place.place.text.includes(';') || place.place.text.length > MAX_NOTE);
      case 'name-differs':
        return place?.items.some(({ item, fault }) => fault === kind && item.isGuess !== true) ?? true;
      case 'year-differs':
        return (
          place?.items.every(({ item, fault }) => fault !== kind || /^\d{4}(?![–-]\d)/.test(item.year ?? '')) ?? true
        );
      case 'listed-not-cited':
        return ref !== undefined && isUncited(ref);
      case 'letters-mixed':
        // Some styles print letters in the text and none in the list. Web pages without authors have the year of access.
        return !(
          refs.length > 1 &&
          (refs.every((at) => facts[at]?.names.length === 0) ||
            (facts.every(({ letter }) => letter === '') && place?.items.some(({ item }) => letterOf(item.year) !== '')))
        );
      default:
        return true;
    }
  };
}

/** Returns a check whether the evidence that nothing in the text cites an entry is good. */
function uncitedEntries(
  { document, linked, facts, listed }: EvidenceContext,
  unread: readonly string[],
  words: ReadonlySet<string>,
): (ref: number) => boolean {
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
    // Text after the end of a numbered list may have been read as an entry.
    if (isLabeled && label === undefined) return false;
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
    const name = entry.names[0]?.split(' ').at(-1) ?? entry.title.split(' ').find((word) => word.length > 3);
    if (name === undefined) return false;
    const [start = ''] = entry.raw.split(' ');
    const given = entry.given.split(' ').at(-1) ?? '';
    const spellings = [name, ...entry.short, ...[start, given].filter((each) => each.length > 2)];
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
function unreadText({ document: { text, blocks, entries, unparted }, linked }: EvidenceContext): string[] {
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

/** Returns the weight of the evidence that the words are a citation of a work that the list lacks. */
function citationWeights(
  { document, linked, facts }: EvidenceContext,
  words: ReadonlySet<string>,
): (one: LinkedItem, place: LinkedPlace) => number {
  const years = facts.flatMap(({ years: [year] }) => (year === undefined ? [] : [Number(year)]));
  const oldest = years.length < MIN_ENTRIES ? 0 : Math.min(...years) - OLDER_BY;
  const known = new Set(facts.flatMap(({ names }) => names));
  const named = linked.flatMap(({ place, items }) => (place.form === 'author-year' ? items : []));
  const isReliable = named.filter(({ fault }) => fault === undefined).length >= 0.8 * named.length;
  const lowercase = new Set(document.text.match(/(?<![\p{L}.-])\p{Ll}{3,}/gu));
  const notes = document.blocks.filter(({ kind }) => kind === 'note');

  return ({ item }, { place, items }) => {
    // A note with a year cites a work in full; a short title is of a listed work, unless the list lacks the author.
    if (place.form === 'note')
      return /(?:1[5-9]|20)\d\d/.test(place.text) || !known.has(fold(item.names[0] ?? '')) ? MIN_EVIDENCE : 0;
    if (item.isGuess) return 0;
    if (place.form !== 'author-year') return MIN_EVIDENCE;
    const { names, etAl, year = '', locator } = item;
    const [first = ''] = names;
    const parts = first.split(/\s+/);
    const all = names.join(' ');
    if (/\d/.test(all) || !/\p{L}{2}/u.test(all) || new Set(names).size < names.length) return -5;
    // Names before the brackets are not confirmed by the works inside: "Betriebsjahres (2007, vgl. Li, 2011)".
    const isOutside = !/^[([]/.test(place.text) && items[0]?.item.names[0] === first;
    const isNextTo = (other: LinkedItem) =>
      other.fault === undefined && other.refs.length > 0 && (!isOutside || other.item.names[0] === first);
    const signals: [weight: number, holds: boolean][] = [
      [1.5, /^[([]/.test(place.text)],
      [-0.5, !/^[([]/.test(place.text)],
      [2, etAl === true],
      [2, names.length > 1],
      [1.5, /\d[a-z]$/.test(year)],
      [0.5, locator !== undefined],
      [2, items.some(isNextTo)],
      [0.5, isReliable],
      [0.5, known.has(fold(first))],
      [-3, Number(/\d{4}/.exec(year)?.[0] ?? oldest) < oldest || /\d[–-]\d/.test(year)],
      [-1.5, names.length === 1 && /^[\p{Lu}\d.&-]{2,}$/u.test(first)],
      [-1, names.length === 1 && parts.length > 1],
      [-1, names.length === 1 && parts.length > 3],
      [-2, parts.length === 1 && lowercase.has(first.toLowerCase())],
      [-3, isPublisher(place, first)],
      [-2, notes.some(({ start, end }) => start <= place.start && place.end <= end)],
      [-1, names.length === 1 && words.size > 0 && !/^[([]/.test(place.text) && parts.length > 2],
    ];
    return signals.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
  };
}

/** Checks whether a name is a publisher after its place: "(London: Ashgate 2001)". */
function isPublisher({ text }: InTextPlace, name: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && /\p{L}\s?:\s?$/u.test(text.slice(0, at));
}
