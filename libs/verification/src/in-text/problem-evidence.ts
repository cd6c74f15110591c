import { fold } from '@veracite/text/fold';
import { citedPages, isBeyond, type FoundProblem } from './document-problems';
import type { DocumentProblem, CitedItem, InTextPlace } from '@veracite/model/document';
import { sameName } from './compare-citation';
import { pagesOf, type EntryFacts } from './entry-facts';
import type { LinkedItem, LinkedPlace } from './link-citations';
import { MAX_FORGOTTEN, uncitedEntries, type EvidenceContext } from './uncited-entries';

/** Works this many years older than all entries of the list are probably no citations: "(1867)" is a treaty. */
const OLDER_BY = 15;
/** A list with fewer entries says little about the years that the text cites. */
const MIN_ENTRIES = 5;
/** Characters after the last entry that may be entries too. */
const MAX_LOST = 600;
/** Characters between the first name and the year of an entry, at most. */
const MAX_AUTHORS = 150;
/** A longer note has more than a citation. */
const MAX_NOTE = 200;
/** Characters after a citation that may state where it was found: "(Li, 2003) as cited by Wu (2010)". */
const AFTER = 30;
/** Pieces of entries in a list that was split correctly, at most. */
const MAX_PIECES = 1;
/** A sign within a word of a text layer that was recognized badly: "princil)les". */
const BROKEN_WORD = /(?<!\p{L})\p{Ll}{2,}[()|~^{}<>\\$%;,![\]]\p{Ll}{2,}(?!\p{L})/gu;
/** Share of broken words in a text layer whose letters cannot be trusted. Formulas have up to 16 in 1,000. */
const MAX_BROKEN = 0.025;
/** Words before the date at which a page was read. */
const ACCESSED = /\b(?:acess|accessed|retrieved|abgerufen|zugriff|consult|recuperado)/i;
/** The start of an entry that was split from the one before, or has further authors than it: "(ASONAM), 2014", "—, Brown, C.". */
const PART = /^\s*(?:\(|\p{Pd}+,)/u;
/** A citation of a work that was not read itself, so the list need not have it. */
const SECONDARY =
  /\b(?:(?:cited|quoted|qtd\.?) (?:in|by|from)|citad[oa]s? (?:por|en|em)|cit[ée]e? (?:dans|par)|zit(?:iert|\.)? n(?:ach|\.)|zit\. (?:in|bei)|citato (?:in|da)|apud)\b/iu;

/**
 * Separates the problems that the text itself confirms, independently of how its citations and its list were read, from
 * questions, which may be reading errors or no citations at all.
 */
export function separateQuestions(
  found: readonly FoundProblem[],
  context: EvidenceContext,
): { problems: DocumentProblem[]; questions: DocumentProblem[] } {
  const isProblem = evidenceIn(context);
  const [problems, questions]: [DocumentProblem[], DocumentProblem[]] = [[], []];
  for (const { item, ...problem } of found) (isProblem({ ...problem, item }) ? problems : questions).push(problem);
  return { problems, questions };
}

function evidenceIn(context: EvidenceContext): (problem: FoundProblem) => boolean {
  const { document, linked, facts, listed } = context;
  const isUncited = uncitedEntries(context);
  const isMissing = missingWorks(context);
  const isPrinted = printedElsewhere(context);
  const areForgotten = areNumbersForgotten(context);
  const isKeyed = linked.some(({ place }) => place.form === 'key');
  const raws = listed.map(({ reference }) => reference.raw);
  if (hasBrokenLetters(document)) return () => false;
  const pieces = facts.filter(
    ({ names }, index) => names.length === 0 && /^\s*[\p{Ll}\p{Pd}.,_]/u.test(raws[index] ?? ''),
  );
  return ({ kind, citations: [first], refs, item: cited }) => {
    const place = first === undefined ? undefined : linked[first];
    const entries = refs.flatMap((index) => facts[index] ?? []);
    const [entry] = entries;
    const raw = raws[refs[0] ?? -1] ?? '';
    const link =
      place?.items.find(({ fault }) => fault === kind) ??
      place?.items.find(
        ({ item, refs: [index] }) => index !== undefined && index === refs[0] && item.locator !== undefined,
      );
    const year = /^\d{4}(?=[a-h]?$)/.exec(link?.item.year ?? '')?.[0];
    if (/\(/.test(link?.item.names.join() ?? '') || (kind !== 'cited-not-listed' && PART.test(raw))) return false;
    // Names between semicolons may be those of several works: "(Lewis; Sobel, 1973; 1970)".
    if (kind === 'name-differs')
      return link?.item.isGuess !== true && !place?.place.text.includes(`${link?.item.names[0] ?? ''};`);
    if (pieces.length > MAX_PIECES) return false;
    switch (kind) {
      case 'cited-not-listed':
        return cited !== undefined && place !== undefined && isMissing(cited, place);
      case 'number-out-of-range':
        return areForgotten && place?.place.form === 'number';
      case 'order':
        // Columns and captions of printed pages may be read in another order.
        return document.kind !== 'pdf' && (place?.place.form === 'key' || !isKeyed);
      case 'quoted-page':
        return entry !== undefined && isOutside(raw, place?.place, link?.item) && isLed(link?.item, entry);
      case 'year-differs':
        return (
          year !== undefined &&
          entry !== undefined &&
          isYearPrinted(raw, entry) &&
          !isSecondHand(document.text, place) &&
          !isPrinted(link?.item.names[0] ?? '', year, refs[0])
        );
      case 'listed-not-cited':
        return refs[0] !== undefined && isUncited(refs[0]);
      case 'letters-mixed':
        return (
          year !== undefined &&
          entries.every((each) => each.years[0] === year && isLed(link?.item, each)) &&
          entries.every((each, index) => isWellRead(raws[refs[index] ?? -1] ?? '', each)) &&
          !(year !== link?.item.year && isPrinted(link?.item.names[0] ?? '', link?.item.year ?? '')) &&
          // Some styles print letters in the text and none in the list.
          (refs.length === 1 || link?.item.year === year || facts.some(({ letter }) => letter !== ''))
        );
      default:
        return true;
    }
  };
}

/** Checks whether a citation, or the words after it, name the work in which the cited one was found. */
const isSecondHand = (text: string, link: Pick<LinkedPlace, 'place'> | undefined): boolean =>
  link !== undefined && SECONDARY.test(text.slice(link.place.start, link.place.end + AFTER));

/** Checks whether the text layer of a scan has so many broken words that its names and numbers cannot be trusted. */
const hasBrokenLetters = ({ kind, text }: EvidenceContext['document']): boolean =>
  kind === 'pdf' && (text.match(BROKEN_WORD)?.length ?? 0) > MAX_BROKEN * (text.match(/\p{L}{4,}/gu)?.length ?? 0);

/** Checks whether few cited numbers are missing. Many, or numbers far beyond the list, are a list that was not read whole, or an interval. */
function areNumbersForgotten({ document: { text }, linked, facts }: EvidenceContext): boolean {
  const all = linked.flatMap(({ items }) => items);
  const beyond = new Set(
    all.flatMap(({ item, fault }) => (fault === 'number-out-of-range' ? (item.number ?? []) : [])),
  );
  const list = text.slice(Math.min(...facts.map(({ printed }) => printed?.start ?? 0)));
  const isPrinted = (number: number) => new RegExp(String.raw`(?:[[(]|\n)${number}[\]).]\s{1,9}\p{Lu}`, 'u').test(list);
  return (
    beyond.size <= MAX_FORGOTTEN && [...beyond].every((number) => number <= 2 * facts.length && !isPrinted(number))
  );
}

/** Checks whether a citation is led by the first author of an entry, or by its short form. */
const isLed = (item: CitedItem | undefined, { names: [lead], short }: EntryFacts): boolean =>
  item?.names[0] === undefined ||
  (lead !== undefined && (sameName(fold(item.names[0]), lead) || short.includes(fold(item.names[0]))));

/**
 * Checks whether a cited page is outside every range that an entry prints, apart from addresses and identifiers, and is no
 * other number of the entry, such as its year. A note may cite several works with their pages, and two works may have been
 * read as one entry.
 */
function isOutside(raw: string, place: InTextPlace | undefined, item: CitedItem | undefined): boolean {
  const cited = citedPages(item?.locator);
  if (!cited || (place?.form === 'note' && (place.text.includes(';') || place.text.length > MAX_NOTE))) return false;
  const words = raw.split(/\s+/).filter((word) => !/\/|^10\.\d{4}/.test(word));
  const ranges = words.join(' ').match(/(?<![\d-])\d{1,6}\s?[–-]{1,2}\s?\d{1,6}(?![\d-])/g) ?? [];
  const isPrinted = new RegExp(String.raw`(?<!\d)${cited.first}(?!\d)`).test(words.join(' '));
  return (
    !isPrinted &&
    ranges.every((range) => isBeyond(cited, pagesOf(range.replace('--', '-')))) &&
    new Set(raw.match(/\((?:1[89]|20)\d\d[a-z]?\)/g)).size < 2
  );
}

/** Checks whether an entry prints its year, and not as a part of "1999–", "2017/18" or "arXiv:2002.09405", or as a date of access. */
const isYearPrinted = (raw: string, { years: [year] }: Pick<EntryFacts, 'years'>): boolean =>
  year !== undefined && new RegExp(String.raw`(?<!\d)${year}[a-h]?(?!\d|–|[/.-]\d)`).test(raw.split(ACCESSED)[0] ?? '');

/** Checks whether the author, the title and the year of an entry were read. */
const isWellRead = (raw: string, entry: EntryFacts): boolean =>
  entry.names.length > 0 && entry.title !== '' && isYearPrinted(raw, entry);

/** Returns a check whether a citation is of a work that the list lacks: its words look like names, and are not in the list with this year. */
function missingWorks(context: EvidenceContext): (link: LinkedItem, place: LinkedPlace) => boolean {
  const { document, linked, facts } = context;
  const isPrinted = printedElsewhere(context);
  const years = facts.flatMap(({ years: [year] }) => (year === undefined ? [] : [Number(year)]));
  const oldest = years.length < MIN_ENTRIES ? 0 : Math.min(...years) - OLDER_BY;
  const lowercase = new Set(document.text.match(/(?<![\p{L}.-])\p{Ll}{3,}/gu));
  // A venue or an organization: "(Coling 2010)".
  const isTitled = (name: string) =>
    facts.some(({ raw, names }) => ` ${raw} `.includes(` ${fold(name)} `) && !names.includes(fold(name)));
  const keyed = linked.flatMap(({ place }) => (place.form === 'key' ? [place.text] : []));
  // Links with numbers cite the works: "Hou et al. (2011) showed it [18]".
  const isNumbered = keyed.filter((text) => /^\W{0,2}\d{1,3}(?!\d)/.test(text)).length > 0.5 * keyed.length;

  return ({ item: { names, etAl, year = '', isGuess } }, { place }) => {
    const [first = ''] = names;
    if (place.form === 'note') return first !== '' && !facts.some(({ raw }) => raw.includes(fold(first)));
    if (isGuess === true) return false;
    if (place.form === 'key' || place.form === 'label') return !place.text.includes('=');
    const digits = /^\d{4}(?=[a-h]?$)/.exec(year)?.[0];
    const isWell = names.every((name) => /^(?:\p{Ll}+['’\s]){0,3}\p{Lu}[\p{L}\p{M}'’-]+$/u.test(name));
    if (!isWell || first === '' || digits === undefined || new Set(names).size < names.length || isNumbered)
      return false;
    const isOne = names.length === 1 && etAl !== true;
    const isWord = !/\p{Ll}/u.test(first) || lowercase.has(first.toLowerCase());
    if (isOne && (!/^[([]/.test(place.text) || isWord || Number(digits) < oldest || isTitled(first))) return false;
    // Other words after the year: "(Mar, 1973 = 100)", "(Before 2010 it rained)", "(Zulu, Doke 1930, taken from Stump 1993)".
    const isFollowed = new RegExp(
      String.raw`${digits}[a-h]?(?:\s?[=+]|,?\s(?!(?:and|et|see|und)\s)\p{Ll}{2,}\s\p{Ll}{2,})`,
      'u',
    ).test(place.text.slice(place.text.indexOf(names.at(-1) ?? '')));
    return (
      !isFollowed &&
      !isSecondHand(document.text, { place }) &&
      !names.some((name) => (name === first || name.length > 3) && isPrinted(name, digits))
    );
  };
}

/**
 * Returns a check whether a name and a year are printed in another entry, in a part of the list that belongs to no entry, or
 * elsewhere as an entry begins: "Theil, H (1966)". An entry without a year may be of any year.
 */
function printedElsewhere({
  document,
  facts,
  listed,
}: EvidenceContext): (name: string, year: string, except?: number) => boolean {
  const printed = facts.flatMap(({ printed: span }) => span ?? []).sort((a, b) => a.start - b.start);
  const gaps = printed.map(({ end }, index) => document.text.slice(end, printed[index + 1]?.start ?? end + MAX_LOST));
  const starts = [0, ...printed.map(({ end }) => end)];
  const others = starts.map((from, index) => document.text.slice(from, printed[index]?.start));
  const isEntry = (name: string, year: string) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${name}|${name.toUpperCase()}),?\s\p{Lu}{1,2}[.,\s(][\s\S]{0,${MAX_AUTHORS}}?(?<!\d)${year}`,
      'u',
    ).test(others.join('\n')) ||
    new RegExp(
      String.raw`(?:[\n.]\s?)(?:\p{Lu}[\p{L}.]*\s){0,2}${name}(?!\p{L})[\s\S]{0,${2 * MAX_AUTHORS}}?${year}`,
      'u',
    ).test(others.slice(1).join('\n'));
  const parts = [...facts.map(({ raw }) => raw), ...gaps.map(fold)];
  const isUndated = (name: string) =>
    facts.some(
      (entry, index) =>
        sameName(name, entry.names[0] ?? '') && !isYearPrinted(listed[index]?.reference.raw ?? '', entry),
    );
  // Letters may be broken: "ARA ´UJO".
  const isIn = (part: string, name: string) =>
    ` ${part} `.includes(` ${name} `) || (name.length > 4 && part.replace(/ /g, '').includes(name.replace(/ /g, '')));
  return (name, year, except) =>
    (/^[\p{L}\p{M}'’ -]+$/u.test(name) && (isEntry(name, year) || isUndated(fold(name)))) ||
    parts.some((part, index) => index !== except && part.includes(year) && isIn(part, fold(name)));
}
