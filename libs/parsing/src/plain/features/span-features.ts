import { markBefore } from './boundaries';
import { EDITOR_WORDS, PUBLISHER_WORDS } from './chunks';
import type { GazetteerEntries } from './gazetteer';
import { mix } from '@veracite/text/hash';
import type { AddFeature } from './order-features';
import { Look } from '../tokens/token-look';
import { withoutMarks, type TokenSpan } from '../tokens/token-spans';
import type { TokenTable } from '../tokens/token-table';

/** The tokens of a reference with the entries found in the gazetteer. */
export interface ReferenceTokens {
  table: TokenTable;
  known: GazetteerEntries;
}

/**
 * Adds the features of a whole field and its neighbors, which a chain of tokens cannot see: length, first and last token,
 * content, gazetteer entries, whether brackets and quotation marks are balanced.
 * @param before label of the previous span
 * @param after label of the next span
 */
export function spanFeatures(
  reference: ReferenceTokens,
  span: TokenSpan,
  before: number,
  after: number,
  add: AddFeature,
): void {
  const { table } = reference;
  const { label, end } = span;
  const { first, last } = withoutMarks(table, span);
  const has = contentOf(reference, first, last);
  const { part } = has;
  const length = bucket(has.words);
  const firstLook = table.look[first] as number;
  const lastLook = table.look[last] as number;
  const firstWord = table.word[first] as number;
  const lastWord = table.word[last] as number;
  const opening = markBefore(table, first);
  const closing = table.look[end - 1] === Look.Mark ? (table.word[end - 1] as number) : 0;
  let template = 0x20;
  const addPair = (a: number, b: number): void => {
    add(mix(mix(mix(template * 0x01000193 + 0x3c6ef372, label), a), b));
    template += 1;
  };
  addPair(length, before);
  addPair(length, after);
  addPair(length, -1);
  addPair(opening, before);
  addPair(mix(opening, firstLook), before);
  addPair(closing, after);
  addPair(mix(closing, lastLook), after);
  addPair(firstLook, lastLook);
  addPair(has.sentences, length);
  addPair(has.sentences, mix(before, after));
  addPair(Math.min(has.commas, 6), part(has.initials));
  addPair(part(has.lower), part(has.capital));
  addPair(part(has.digits), length);
  addPair(balanceOf(table, span), has.office * 2 + has.publisher);
  addPair(last - first < 7 ? has.shape : 0, 0);
  addPair(has.office * 2 + has.publisher, before);
  addPair(has.journal, Math.min(has.words, 6));
  addPair(has.journal, mix(before, after));
  addPair(mix(part(has.known(0)), part(has.known(1))), part(has.known(2)));
  addPair(mix(part(has.known(3)), part(has.known(4))), part(has.known(5)));
  addPair(firstWord, -1);
  addPair(lastWord, -1);
  addPair(firstWord, before);
  addPair(lastWord, after);
}

interface Content {
  words: number;
  lower: number;
  capital: number;
  digits: number;
  initials: number;
  commas: number;
  /** Ends of sentences, up to three. */
  sentences: number;
  office: number;
  publisher: number;
  /** 0 no known journal, 1 all of it is one, 2 it begins with one, 3 it ends with one, 4 both. */
  journal: number;
  /** Hash of the looks of the first seven tokens */
  shape: number;
  /** Returns the number of words of a lexicon class. */
  known: (bit: number) => number;
  /** Returns a number of words in quarters of all words. */
  part: (count: number) => number;
}

function contentOf(
  { table, known: { journals, lexicon, isJournal } }: ReferenceTokens,
  first: number,
  last: number,
): Content {
  const known = [0, 0, 0, 0, 0, 0];
  const name: string[] = [];
  let [words, lower, capital, digits, initials, commas, sentences, office, publisher, shape] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
  ];
  for (let i = first; i <= last; i += 1) {
    const look = table.look[i] as number;
    const folded = table.folded[i] as string;
    if (i - first < 7) shape = mix(shape, look === Look.Mark ? (table.word[i] as number) : look);
    if (look === Look.Mark) {
      if (folded === ',') commas += 1;
      else if ('.?!'.includes(folded) && isWord(table.look[i - 1])) sentences += 1;
      continue;
    }
    words += 1;
    if (look === Look.Lower || look === Look.Short) lower += 1;
    else if (look === Look.Initial || look === Look.Initials) initials += 1;
    else if (look >= Look.Year && look <= Look.Digit5) digits += 1;
    else capital += 1;
    if (EDITOR_WORDS.has(folded)) office = 1;
    if (PUBLISHER_WORDS.has(folded)) publisher = 1;
    if (name.length < 11) name.push(folded);
    const bits = lexicon[i] as number;
    for (let b = 0; b < known.length; b += 1) known[b] = (known[b] as number) + ((bits >> b) & 1);
  }
  const edges = (isHead(journals, first) ? 2 : 0) + ((journals[last] ?? 0) > 0 && !goesOn(journals, last) ? 1 : 0);
  const isWhole = words <= 10 && isJournal(name);
  return {
    words,
    lower,
    capital,
    digits,
    initials,
    commas,
    sentences: Math.min(sentences, 3),
    office,
    publisher,
    shape,
    journal: isWhole ? 1 : edges === 0 ? 0 : edges + 1,
    known: (bit) => known[bit] as number,
    part: (count) => (words ? Math.round((4 * count) / words) : 0),
  };
}

function isWord(look: number | undefined): boolean {
  return look === Look.Lower || look === Look.Title || look === Look.Mixed;
}

function isHead(journals: Uint8Array, i: number): boolean {
  return journals[i] === 1 || journals[i] === 3;
}

function goesOn(journals: Uint8Array, i: number): boolean {
  return (journals[i + 1] ?? 0) > 0 && !isHead(journals, i + 1);
}

/** Returns the number of unbalanced brackets (-2 to 2) times 4, plus 1 for paired or 2 for unpaired quotation marks. */
function balanceOf({ look, folded }: TokenTable, { start, end }: TokenSpan): number {
  let brackets = 0;
  let quotes = 0;
  for (let i = start; i < end; i += 1) {
    if (look[i] !== Look.Mark) continue;
    const mark = folded[i] as string;
    if (mark === '(' || mark === '[') brackets += 1;
    else if (mark === ')' || mark === ']') brackets -= 1;
    else if ('"“”„«»'.includes(mark)) quotes += 1;
  }
  return Math.max(-2, Math.min(2, brackets)) * 4 + (quotes > 0 ? 1 + (quotes % 2) : 0);
}

function bucket(count: number): number {
  return count < 5 ? count : count < 7 ? 5 : count < 10 ? 6 : count < 14 ? 7 : count < 20 ? 8 : count < 30 ? 9 : 10;
}
