import type { Block, CitedItem, Document, InTextPlace } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import type { EntryFacts } from './entry-facts';
import { letterOf, namesFit, sameName, yearFits, type NameFit, type YearFit } from './compare-citation';
import { fold } from '@veracite/text/fold';
import type { Listed } from './listed';
import { introducedAbbreviations, nameDictionary, type NameDictionary } from './name-dictionary';
import { entriesOfNote } from './note-entries';
import { positionsByKey } from './entry-keys';
import { positionsByNumber, withFurtherWorks } from './entry-numbers';

/** A mismatch between one item of a citation and the list. */
export type ItemFault = 'cited-not-listed' | 'year-differs' | 'name-differs' | 'number-out-of-range' | 'letters-mixed';

/** One item of a citation and the indexes of the references that it cites. */
export interface LinkedItem {
  item: CitedItem;
  refs: number[];
  /** Further references that match equally well. */
  others?: number[];
  fault?: ItemFault;
  /** The entry that resembles a cited work that the list lacks. */
  closest?: number;
}

export interface LinkedPlace {
  place: InTextPlace;
  items: LinkedItem[];
}

/** Links each item of each citation to the reference that it cites. The result depends on the document only. */
export function linkAll(
  document: Document,
  places: readonly InTextPlace[],
  listed: readonly Listed[],
  facts: readonly EntryFacts[],
): LinkedPlace[] {
  const numbers = positionsByNumber(listed);
  const keys = positionsByKey(document, listed, facts);
  const blocks = document.blocks.filter(({ kind }) => kind === 'note');
  const notes = new Map(blocks.map((block) => [block.label ?? '', block]));
  const hasNoteReferences = listed.some(({ isInNote }) => isInNote);
  const targets = { numbers, keys, listed, facts, notes, hasNoteReferences };
  let last: number[] = [];
  const linked = places.map((place): LinkedPlace => {
    const items = place.items.map((item): LinkedItem => {
      const found = item.isSame ? { item, refs: last } : linkItem(item, place, targets);
      if (found.refs.length > 0) last = found.refs;
      return found;
    });
    return { place, items };
  });
  const dictionary = nameDictionary(facts, introducedAbbreviations(document.text));
  return linkByOtherYears(linkByDictionary(linked, dictionary), facts);
}

/** Links the items whose words contain the names of an entry next to other words: "Lastly, Palma et al. (2017)". */
function linkByDictionary(linked: LinkedPlace[], dictionary: NameDictionary): LinkedPlace[] {
  return linked.map(({ place, items }) => ({
    place,
    items: items.map((item) => {
      if (!isNamed(item) || (item.fault !== 'cited-not-listed' && item.fault !== 'name-differs')) return item;
      const [best, ...others] = dictionary.entriesFor(item.item);
      return best === undefined ? item : { item: item.item, refs: [best], others };
    }),
  }));
}

const isNamed = ({ item: { names, year, title } }: LinkedItem): boolean =>
  year !== undefined && (names.length > 0 || title !== undefined);

interface LinkTargets {
  numbers: Map<number, number>;
  keys: Map<string, number>;
  listed: readonly Listed[];
  facts: readonly EntryFacts[];
  /** The notes, by their labels. */
  notes: ReadonlyMap<string, Block>;
  /** True if references were read from the notes: there is no list that must have all cited works. */
  hasNoteReferences: boolean;
}

/** Keeps the works that the other note cites to which an item refers, if there are any. */
function inOtherNote({ note }: CitedItem, refs: number[], { notes, facts }: LinkTargets): number[] {
  const block = notes.get(note ?? '');
  const isThere = (index: number) => isInside(facts[index]?.printed, block);
  const kept = refs.filter(isThere);
  return kept.length > 0 ? kept : refs;
}

const isInside = (span: Span | undefined, block: Span | undefined): boolean =>
  span !== undefined && block !== undefined && block.start <= span.start && span.end <= block.end;

function linkItem(item: CitedItem, place: InTextPlace, targets: LinkTargets): LinkedItem {
  const { numbers, keys, listed, facts } = targets;
  if (item.number !== undefined) {
    const index = numbers.get(item.number);
    return index === undefined
      ? { item, refs: [], fault: 'number-out-of-range' }
      : { item, refs: withFurtherWorks(index, listed) };
  }
  if (item.key !== undefined) {
    const index = keys.get(item.key.toLowerCase()) ?? listed.findIndex(({ label }) => label === item.key);
    return index < 0 ? { item, refs: [], fault: 'cited-not-listed' } : { item, refs: withFurtherWorks(index, listed) };
  }
  if (place.form === 'note') {
    const [best, ...others] = inOtherNote(item, entriesOfNote(item, facts), targets);
    if (best !== undefined) return { item, refs: [best], others };
    const isCitation =
      !targets.hasNoteReferences &&
      item.names.length > 0 &&
      item.locator !== undefined &&
      (item.title ?? '').split(' ').length > 1;
    return { item, refs: [], ...(isCitation && { fault: 'cited-not-listed' as const }) };
  }
  return linkNamed(item, facts);
}

/** Links an item by its names and year. Items with a different year are linked later, by `linkByOtherYears`. */
function linkNamed(item: CitedItem, facts: readonly EntryFacts[]): LinkedItem {
  const all = facts.map((fact, index) => ({ at: index, name: namesFit(item, fact), year: yearFits(item.year, fact) }));
  const lettered = all.filter(({ name, year }) => (name === 'same' || name === 'lead') && year === 'same');
  if (letterOf(item.year) !== '' && lettered.length === 1) return { item, refs: lettered.map(({ at }) => at) };
  const fits = disambiguate(item, all, facts);
  for (const name of ['same', 'lead'] as const) {
    const fitting = fits.filter((fit) => fit.name === name && fit.year === 'same');
    // Another year of an entry may be the date of access.
    const dated = fitting.filter(({ at }) => item.year?.startsWith(facts[at]?.years[0] ?? '-'));
    const same = dated.length > 0 ? dated : fitting;
    if (same.length === 1) return { item, refs: [same[0]?.at ?? 0] };
    if (same.length > 1) {
      const refs = same.map(({ at }) => at);
      return haveSameAuthors(refs, facts) && item.year !== undefined && !isListedAgain(refs, facts)
        ? { item, refs, fault: 'letters-mixed' }
        : { item, refs: refs.slice(0, 1), others: refs.slice(1) };
    }
    const others = fits.filter((fit) => fit.name === name && fit.year === 'letter').map(({ at }) => at);
    if (others.length > 0) return { item, refs: others, fault: 'letters-mixed' };
  }
  const near = fits.filter((fit) => fit.name === 'near' && fit.year !== 'other');
  const [nearest, ...others] = near.map(({ at }) => at);
  if (nearest !== undefined) return { item, refs: [nearest], others, fault: 'name-differs' };
  return { item, refs: [], fault: 'cited-not-listed' };
}

interface Fit {
  at: number;
  name: NameFit;
  year: YearFit;
}

/** Keeps the matching works that also have the initial, the words of the title and the number of authors of the citation. */
function disambiguate(item: CitedItem, fits: Fit[], facts: readonly EntryFacts[]): Fit[] {
  const { initial, title } = item;
  const rules: ((fit: Fit) => boolean)[] = [];
  if (initial !== undefined) rules.push(({ at }) => ['', fold(initial)].includes(facts[at]?.initial ?? ''));
  if (title !== undefined) rules.push(({ at }) => (facts[at]?.raw ?? '').includes(fold(title)));
  if (item.names.length > 0) rules.push(({ at }) => hasSameNumberOfAuthors(item, facts[at]));
  return rules.reduce((left, rule) => {
    const kept = left.filter((fit) => fit.name === 'none' || rule(fit));
    return kept.some(({ name, year }) => name !== 'none' && year !== 'other') ? kept : left;
  }, fits);
}

/** Checks whether a reference can have as many authors as a citation names; "et al." means at least three. */
function hasSameNumberOfAuthors({ names, etAl }: CitedItem, facts: EntryFacts | undefined): boolean {
  if (!facts) return false;
  const count = facts.hasMore ? Infinity : facts.names.length;
  return etAl ? count > Math.max(2, names.length) : count === names.length;
}

const haveSameAuthors = (refs: readonly number[], facts: readonly EntryFacts[]): boolean =>
  new Set(refs.map((index) => facts[index]?.names.join(';'))).size === 1;

/** Entries between one work in two lists, at least. In one list, a repeated work is closer. */
const MIN_BETWEEN = 10;
/** Checks whether entries are one work in several lists, such as that of an appendix. */
const isListedAgain = (refs: readonly number[], facts: readonly EntryFacts[]): boolean =>
  refs.every((index, i) => i === 0 || index > (refs[i - 1] ?? index) + MIN_BETWEEN) &&
  new Set(refs.map((index) => facts[index]?.title.replace(/ /g, '').slice(0, 40))).size === 1;

/** A cited year that differs by more belongs to another work. */
const MAX_YEARS_APART = 3;

/**
 * Links the items that match a work in everything except the year: to the only uncited work of these authors, or to their only
 * one within three years. Other items stay unlinked: a second work of the authors is missing.
 */
function linkByOtherYears(linked: LinkedPlace[], facts: readonly EntryFacts[]): LinkedPlace[] {
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ refs }) => refs)));
  const yearOf = (item: CitedItem) => Number(/\d{4}/.exec(item.year ?? '')?.[0] ?? NaN);
  return linked.map(({ place, items }) => ({
    place,
    items: items.map((item) => {
      if (
        item.fault !== 'cited-not-listed' ||
        item.item.year === undefined ||
        (item.item.names.length === 0 && !item.item.title)
      )
        return item;
      const theirs = facts.flatMap((each, index) =>
        namesFit(item.item, each) === 'same' && isTheirs(item.item, each) ? [index] : [],
      );
      const uncited = theirs.filter((index) => !cited.has(index));
      const close = theirs.filter(
        (index) => Math.abs(Number(facts[index]?.years[0]) - yearOf(item.item)) <= MAX_YEARS_APART,
      );
      const meant = [uncited, close].find((choice) => choice.length === 1);
      if (meant) return { item: item.item, refs: meant, fault: 'year-differs' as const };
      const [closest] = theirs;
      return closest === undefined ? item : { ...item, closest };
    }),
  }));
}

/** Checks whether an entry begins with the cited name. The words of a title alone do not show that the year is wrong. */
const isTheirs = ({ names: [first] }: CitedItem, { names: [lead], short, given, raw }: EntryFacts): boolean =>
  first === undefined ||
  raw.startsWith(fold(first)) ||
  short.includes(fold(first)) ||
  given.endsWith(fold(first)) ||
  (lead !== undefined && sameName(fold(first), lead));
