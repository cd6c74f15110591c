import { isListedWord } from './commonness';
import { isAboutAnotherWork } from '@veracite/text/about-another-work';
import { editDistance, editSimilarity, tokenSimilarity } from '@veracite/text/distance';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { isGenericTitle } from '@veracite/text/generic-title';
import type { Finding } from './finding';
import { betterFinding } from './finding';
import { placesOf, startsField, spans, type RawText } from './raw-text';
import { spelledWords } from '@veracite/text/spelling';
import { hasUmlaut, writtenOut } from '@veracite/text/written-out';

/** Input of a comparison of titles besides the two titles. */
interface TitleContext {
  raw: RawText;
  /** Folded words that may follow a title without punctuation: names of the record's authors and of its venue. */
  followers: Set<string>;
  /** Fingerprints of venue names: a record with such a title is not evidence for a title. */
  places: Set<string>;
}

/**
 * Compares the title of a reference with the titles of a record.
 *
 * Typography, spelling variants, a missing subtitle and a translation in brackets are harmless. An added, missing or
 * changed word is a contradiction however long the title is, because invented titles often resemble real ones.
 * A title that was parsed wrongly is searched in the text.
 */
export function compareTitles(cited: string | undefined, found: string[], context: TitleContext): Finding | undefined {
  let best: Finding | undefined;
  for (const title of found) {
    const finding = compareTitle(cited, title, context);
    best = best ? betterFinding(best, finding) : finding;
  }
  if (best) return best;
  return cited ? { agreement: 'extra', cited } : undefined;
}

const SETTLED = new Set<Finding['code']>(['subtitle-missing', 'notice', 'title-number']);
function compareTitle(cited: string | undefined, found: string, context: TitleContext): Finding {
  const read = cited ? titlePair(cited, found) : undefined;
  if (read && (read.agreement === 'same' || SETTLED.has(read.code))) return { ...read, cited, found };
  if (context.places.has(titleFingerprint(found)))
    return read ? { ...read, cited, found } : { agreement: 'missing', found };
  if (isInRaw(found, context)) return { agreement: 'same', likeness: 1, cited: cited ?? found, found };
  const written = bestSpan(found, context.raw);
  const inRaw = written === undefined ? undefined : titlePair(written, found);
  if (inRaw && (!read || (inRaw.likeness ?? 0) > (read.likeness ?? 0) + 0.02)) {
    return { ...inRaw, cited: read && (read.likeness ?? 0) > 0.6 ? cited : written, found };
  }
  return read ? { ...read, cited, found } : { agreement: 'missing', found };
}

/** Compares two titles without their context. */
export function titlePair(cited: string, found: string): Finding {
  const left = bare(cited);
  const right = bare(found);
  const leftWords = spelledWords(left);
  const rightWords = spelledWords(right);
  if (sameStream(leftWords, rightWords)) return { agreement: 'same', likeness: 1 };
  // "noerdlich" for nördlich, "Giesser" for Gießer.
  if (hasUmlaut(left + right) && sameStream(spelledWords(writtenOut(left)), spelledWords(writtenOut(right))))
    return { agreement: 'same', likeness: 1 };
  if (sameStream(withoutArticle(leftWords), withoutArticle(rightWords))) return { agreement: 'same', likeness: 0.99 };
  const isNotice = isAboutAnotherWork(left) !== isAboutAnotherWork(right) && ![left, right].some(isGenericTitle);
  const shorter = isNotice ? undefined : subtitle(left, leftWords, right, rightWords);
  if (shorter) return shorter;
  if (isCutOff(rightWords, leftWords)) return { agreement: 'near', likeness: 0.97, code: 'record-cut' };
  const likeness = titleLikeness(leftWords, rightWords);
  if (isNotice) return { agreement: 'different', likeness, code: 'notice' };
  const { changed, misspelled } = wordChanges(leftWords, rightWords);
  if (changed === 0) return { agreement: 'near', likeness, code: 'title-misspelt', note: misspelled.join(', ') };
  const isNumber = hasOtherNumber(leftWords, rightWords);
  const code = likeness < 0.6 ? 'title-other' : isNumber ? 'title-number' : 'title-words-changed';
  return { agreement: 'different', likeness, code };
}

/** Checks whether other numbers follow the same word: "part 2" and "part I", "for 1994" and "for 1989". */
function hasOtherNumber(left: string[], right: string[]): boolean {
  const before = wordsBefore(left, right);
  return wordsBefore(right, left).some((word) => before.includes(word));
}

/** Returns the words before the numbers that another title lacks. A single “v”, the Roman five, is spelled like “vs”. */
const wordsBefore = (words: string[], other: string[]): (string | undefined)[] =>
  words.flatMap((word, index) => (/^(?:\d+|[ivx]+|vs)$/.test(word) && !other.includes(word) ? [words[index - 1]] : []));

/** Removes additions to a title: a translation or remark in brackets, and a footnote mark. */
function bare(title: string): string {
  const text = title
    .replace(/\[[^[\]]{0,300}\]\s*\.?$/, '')
    .replace(/^\[([^[\]]{0,300})\]$/, '$1')
    .replace(/\(\s?(?:preprint|in press|retracted|withdrawn|with discussion|abstract|reprint)\s?\)/gi, '')
    .replace(/^(?:retracted|withdrawn|retracted article|retraction)\s?:\s?/i, '')
    .replace(/[*†‡§¶\s\d]{1,4}$/, (tail) => (/\d/.test(tail) && !/[*†‡§¶]/.test(tail) ? tail : ''));
  return /[\p{L}\p{N}]/u.test(text) ? text : title;
}

const sameStream = (a: string[], b: string[]): boolean => a.length > 0 && a.join('') === b.join('');

/** Removes a leading article, which catalogs omit for sorting. */
function withoutArticle(words: string[]): string[] {
  return /^(?:an?|the|der|die|das|le|la|les|el|il|lo|los)$/.test(words[0] ?? '') ? words.slice(1) : words;
}

/** Boundary between title and subtitle. */
const SUBTITLE = /\s?[:.?!;][”’"']?:?\s|\s[–—-]\s|—|\s\(|[”"]:\s/g;

/** Returns the beginnings of a title that end before one of its subtitles. */
function mainParts(title: string): string[] {
  return [...title.matchAll(SUBTITLE)].flatMap(({ index }) => (index > 0 ? [title.slice(0, index)] : []));
}

function subtitle(left: string, leftWords: string[], right: string, rightWords: string[]): Finding | undefined {
  if (leftWords.length >= 2 && mainParts(right).some((main) => sameStream(leftWords, spelledWords(main)))) {
    return { agreement: 'near', likeness: 0.95, code: 'subtitle-missing' };
  }
  if (rightWords.length >= 2 && mainParts(left).some((main) => sameStream(spelledWords(main), rightWords))) {
    return { agreement: 'near', likeness: 0.92, code: 'subtitle-extra' };
  }
  return undefined;
}

/** Least number of words of a title that a database shortened. */
const MIN_CUT_WORDS = 5;

/** Checks whether a record's title ends inside a word of the cited title: "… News Media Profilin". */
function isCutOff(record: string[], cited: string[]): boolean {
  const last = record.at(-1) ?? '';
  const word = cited[record.length - 1] ?? '';
  if (record.length < MIN_CUT_WORDS || word.length <= last.length || !word.startsWith(last)) return false;
  return !isListedWord(last) && record.slice(0, -1).every((word, index) => word === cited[index]);
}

function titleLikeness(left: string[], right: string[]): number {
  const a = left.join(' ');
  const b = right.join(' ');
  return Math.min(0.98, Math.max(editSimilarity(a, b), 0.95 * tokenSimilarity(a, b)));
}

/** Counts the words that only one of the titles has, and lists typing errors separately. */
function wordChanges(left: string[], right: string[]): { changed: number; misspelled: string[] } {
  const onlyLeft = lacking(left, right);
  const onlyRight = lacking(right, left);
  const misspelled: string[] = [];
  let changed = 0;
  for (const word of onlyLeft) {
    const twin = onlyRight.findIndex((other) => isTypo(word, other));
    if (twin < 0) changed += 1;
    else misspelled.push(`“${word}” for “${onlyRight.splice(twin, 1)[0] ?? ''}”`);
  }
  changed += onlyRight.length;
  // The same words in another order form another title.
  if (changed === 0 && misspelled.length === 0) changed = 1;
  return { changed, misspelled };
}

function lacking(words: string[], others: string[]): string[] {
  const rest = [...others];
  return words.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Checks for a typing error: one wrong letter in a word of four or more, two in a word of nine or more. */
export function isTypo(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const most = longest >= 9 ? 2 : 1;
  if (longest < 4 || Math.abs(a.length - b.length) > most || /\d/.test(a + b)) return false;
  return editDistance(a, b, most) <= most;
}

/** Checks whether the record's title is a separate field in the text and not part of a longer title. */
function isInRaw(found: string, { raw, followers }: TitleContext): boolean {
  const folded = fold(bare(found));
  const words = folded.split(' ').length;
  if (folded.length < 6) return false;
  const short = words < 3 || folded.length < 14;
  return placesOf(raw, folded).some(
    ({ from, to }) =>
      (short ? raw.breaks[from] === true && raw.breaks[to] === true : startsField(raw, from)) &&
      !isHost(raw, from) &&
      (raw.breaks[to] === true || followers.has(raw.words[to] ?? '')),
  );
}

/** Checks for "In" before a name, which marks it as the name of the containing book. */
const isHost = (raw: RawText, from: number): boolean => raw.words[from - 1] === 'in' && raw.breaks[from - 1] === true;

/** Checks whether a field that begins with "In" starts inside this span. */
function namesHost(raw: RawText, from: number, to: number): boolean {
  return raw.words.slice(from, to).some((word, index) => word === 'in' && raw.breaks[from + index] === true);
}

/** Returns the part of the text that is most similar to the title, if any is similar enough. */
function bestSpan(found: string, raw: RawText): string | undefined {
  const words = spelledWords(bare(found));
  if (words.length < 3) return undefined;
  const inText = new Set(raw.spelled);
  if (words.filter((word) => inText.has(word)).length < words.length * 0.4) return undefined;
  const title = words.join(' ');
  // “In” after a break belongs to the title if the record has it there.
  const ownIn = /(?:^|[^\p{L}\p{N}\s]\s*)in\s/iu.test(found);
  const candidates = spans(raw, words.length)
    .filter(({ from, to }) => !isHost(raw, from) && (ownIn || !namesHost(raw, from, to)))
    .map(({ from, to }) => {
      const span = raw.spelled.slice(from, to).join(' ');
      return { from, to, span, shared: tokenSimilarity(span, title) };
    })
    .filter(({ shared }) => shared >= 0.55)
    // The best is likely to come first, and the others are compared no further than needed to lose against it.
    .sort((a, b) => b.shared - a.shared);
  let best: string | undefined;
  let bestLikeness = 0.7;
  for (const { from, to, span, shared } of candidates) {
    const likeness = Math.max(editSimilarity(span, title, bestLikeness), 0.9 * shared);
    if (likeness > bestLikeness) [best, bestLikeness] = [raw.words.slice(from, to).join(' '), likeness];
  }
  return best;
}
