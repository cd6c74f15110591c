import type { InTextPlace } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import type { DocumentProblem } from './document-problems';
import { letterOf } from './compare-citation';
import type { LinkedItem, LinkedPlace } from './link-citations';
import { MAX_FORGOTTEN, uncitedEntries, type EvidenceContext } from './uncited-entries';

/** Sum of weights from which a citation that the list lacks is reported as a problem. Calibrated on published papers. */
const MIN_EVIDENCE = 1.5;
/** Works this many years older than all entries of the list are probably no citations: "(1867)" is a treaty. */
const OLDER_BY = 15;
/** A list with fewer entries says little about the years that the text cites. */
const MIN_ENTRIES = 5;
/** Characters after the last entry that may be entries too. */
const MAX_LOST = 600;
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
  const { document, linked, facts, listed } = context;
  const isUncited = uncitedEntries(context);
  const beyond = new Set(
    linked.flatMap(({ items }) =>
      items.flatMap(({ item, fault }) => (fault === 'number-out-of-range' ? (item.number ?? []) : [])),
    ),
  );
  const weightOf = citationWeights(context);
  const isKeyed = linked.some(({ place }) => place.form === 'key');
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
        return (
          document.kind !== 'pdf' &&
          (place?.place.form === 'number' ||
            place?.place.form === 'key' ||
            (!isKeyed && place?.place.form === 'superscript'))
        );
      case 'quoted-page':
        // A note may cite several works with their pages, and two works may have been read as one entry.
        return (
          (place?.place.form !== 'note' || !(place.place.text.includes(';') || place.place.text.length > MAX_NOTE)) &&
          new Set(listed[ref ?? -1]?.reference.raw.match(/\((?:1[89]|20)\d\d[a-z]?\)/g)).size < 2
        );
      case 'name-differs':
        return place?.items.some(({ item, fault }) => fault === kind && item.isGuess !== true) ?? true;
      case 'year-differs':
        return (
          facts[ref ?? -1]?.years.length !== 0 &&
          (place?.items.every(({ item, fault }) => fault !== kind || /^\d{4}(?![–-]\d)/.test(item.year ?? '')) ?? true)
        );
      case 'listed-not-cited':
        return ref !== undefined && isUncited(ref);
      case 'letters-mixed':
        // Some styles print letters in the text and none in the list. Web pages without authors have the year of access.
        return !(
          refs.length > 1 &&
          (refs.every((at) => facts[at]?.names.length === 0) ||
            refs.some((at) => facts[at]?.title === '') ||
            (facts.every(({ letter }) => letter === '') &&
              place?.items.some(({ item }) => letterOf(item.year) !== '')) ||
            place?.items.some(({ item }) => /\d[–-]\d/.test(item.year ?? '')))
        );
      default:
        return true;
    }
  };
}

/** Returns the weight of the evidence that the words are a citation of a work that the list lacks. */
function citationWeights(context: EvidenceContext): (one: LinkedItem, place: LinkedPlace) => number {
  const { document, linked, facts } = context;
  const years = facts.flatMap(({ years: [year] }) => (year === undefined ? [] : [Number(year)]));
  const oldest = years.length < MIN_ENTRIES ? 0 : Math.min(...years) - OLDER_BY;
  const known = new Set(facts.flatMap(({ names }) => names));
  const named = linked.flatMap(({ place, items }) => (place.form === 'author-year' ? items : []));
  const isReliable = named.filter(({ fault }) => fault === undefined).length >= 0.8 * named.length;
  const lowercase = new Set(document.text.match(/(?<![\p{L}.-])\p{Ll}{3,}/gu));
  const notes = document.blocks.filter(({ kind }) => kind === 'note');
  const keyed = linked.flatMap(({ place }) => (place.form === 'key' ? [place.text] : []));
  // Links with numbers cite the works: "Hou et al. (2011) showed it [18]".
  const isNumbered = keyed.filter((text) => /^\W{0,2}\d{1,3}(?!\d)/.test(text)).length > 0.5 * keyed.length;

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
    if (/\d/.test(all) || !/\p{L}{2}/u.test(all) || new Set(names).size < names.length || isNumbered) return -5;
    if (isInList(context, first, year)) return -5;
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
      [/\d/.test(year) ? 0.5 : -3, known.has(fold(first))],
      [-3, Number(/\d{4}/.exec(year)?.[0] ?? oldest) < oldest || /\d[–-]\d/.test(year)],
      [-1.5, names.length === 1 && /^[\p{Lu}\d.&-]{2,}$/u.test(first)],
      [-1, names.length === 1 && parts.length > 1],
      [-1, names.length === 1 && parts.length > 3],
      [-2, parts.length === 1 && lowercase.has(first.toLowerCase())],
      [-3, isPublisher(place, first)],
      [-2, notes.some(({ start, end }) => start <= place.start && place.end <= end)],
      [-1, names.length === 1 && !/^[([]/.test(place.text) && parts.length > 2],
    ];
    return signals.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
  };
}

/** Checks whether a name is a publisher after its place: "(London: Ashgate 2001)". */
function isPublisher({ text }: InTextPlace, name: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && /\p{L}\s?:\s?$/u.test(text.slice(0, at));
}

/**
 * Checks whether a name and a year are between the first and the last entry or shortly after it, but neither in an entry of this author nor in a
 * citation: the list may have been split wrongly.
 */
function isInList({ document, linked, facts }: EvidenceContext, name: string, year: string): boolean {
  const printed = facts.flatMap((one) => (one.printed ? [{ ...one.printed, names: one.names }] : []));
  const digits = /\d{4}/.exec(year)?.[0];
  if (printed.length === 0 || digits === undefined || !/^[\p{L}\p{M}\s’'-]{3,60}$/u.test(name)) return false;
  const start = Math.min(...printed.map((one) => one.start));
  const list = document.text.slice(start, Math.max(...printed.map((one) => one.end)) + MAX_LOST);
  const read = [...printed.filter(({ names }) => names.includes(fold(name))), ...linked.map(({ place }) => place)];
  const pattern = new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})[^]{0,300}?(?<!\d)${digits}(?!\d)`, 'gu');
  return [...list.matchAll(pattern)].some(
    ({ index }) => !read.some((one) => one.start <= start + index && start + index < one.end),
  );
}
