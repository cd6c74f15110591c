import { fold } from '@veracite/text/fold';
import { sameIdentifier, type View } from './view';

/** Titles below this information content are shared by several works; see `isSpecific`. */
const SPECIFIC = 0.8;
/** Titles above this information content are those of one work by one author. */
const UNIQUE = 0.83;
/** Titles below this information content may name several books of one publisher and year. */
const DISTINCTIVE = 0.74;
/** Least similarity of two titles that differ in a word or two. */
const SIMILAR = 0.8;

/** Match probability above which the agreement is not coincidental. */
const LIKELY = 0.5;

type Strength = 'whole' | 'part' | 'none' | 'absent';

/** Returns how far the titles agree: whole (with harmless variants), part (some words changed), none, or absent on one side. */
export function titleStrength(view: View): Strength {
  const title = view.get('title');
  if (!title || title.likeness === undefined) return 'absent';
  if (title.code === 'notice') return 'none';
  if (title.agreement === 'same' || title.agreement === 'near') return 'whole';
  return title.likeness >= SIMILAR ? 'part' : 'none';
}

/** Returns how far the authors agree: whole, part (half of them), none, or absent on one side. */
export function authorStrength(view: View): Strength {
  const author = view.get('author');
  if (!author || view.feature('authorsAbsent') === 1) return 'absent';
  if (author.agreement === 'same' || author.agreement === 'near') return 'whole';
  const cited = view.feature('citedAuthors');
  const found = view.feature('foundAuthors');
  if (cited === 1 || found === 1) return 'part';
  return Math.min(cited, found) >= 0.5 ? 'part' : 'none';
}

/**
 * Checks whether the reference certainly identifies the work, whatever else is wrong with its description.
 * Each condition is a set of agreements that is not coincidental.
 */
export function identifies(view: View): boolean {
  if (isOtherForm(view)) return false;
  const title = titleStrength(view);
  const authors = authorStrength(view);
  const id = sameIdentifier(view);
  const year = view.is('issued', 'same') || view.get('issued')?.code === 'year-off-by-one';
  const venue = view.is('container-title', 'same', 'near');
  const volume = view.is('volume', 'same');
  const page = isOnSamePage(view);
  const place = (volume && page) || (page && venue && year);

  if (title === 'whole') {
    if (mayBeLookAlike(view)) return false;
    if (authors === 'whole' || authors === 'part') return true;
    // Titles such as “Book Reviews” recur in every journal and year.
    const fitsYear = year && !view.is('container-title', 'different');
    if (authors === 'absent') return id || isSpecific(view) || fitsYear || venue || place;
    // A book has no venue: publisher and year take its place.
    const publisher = view.is('publisher', 'same') && view.feature('titleInformation') >= DISTINCTIVE;
    return id || (place && (venue || isSpecific(view))) || (year && (publisher || (venue && isSpecific(view))));
  }
  if (title === 'part') {
    if (!id && isElsewhere(view)) return false;
    // Numbered parts, yearly reports and articles of one column differ in a word and the place.
    if (!id && (isOtherPart(view) ? isAtOtherPlace(view) : authors !== 'whole' && isOnOtherPage(view))) return false;
    if (authors === 'whole') return id || place || venue || year;
    if (authors === 'part') return id || place || (venue && year);
    return authors === 'absent' && (id || place || (venue && (year || page) && !view.is('volume', 'different')));
  }
  if (title === 'none') {
    // A reply to the work, or the work that a reply is about.
    if (view.get('title')?.code === 'notice') return id && authors !== 'none';
    if (authors === 'whole' && page && venue && !view.is('issued', 'different')) return true;
    return (authors === 'whole' || authors === 'part') && year && page && (volume || venue);
  }
  if (id) return authors !== 'none';
  return (authors === 'whole' || authors === 'part') && page && (volume || (year && venue));
}

/** Checks whether the reference has the title of the work and no other field. */
export const isTitleAlone = (view: View): boolean =>
  titleStrength(view) === 'whole' &&
  view.match.evidence.every(({ field, agreement }) => field === 'title' || agreement === 'missing');

/**
 * Checks whether the title may be a column's heading that the same authors reuse every year: some field contradicts, and
 * the model trained on such works considers a coincidence more likely.
 */
export function mayBeLookAlike(view: View): boolean {
  const authors = authorStrength(view);
  if (isOtherForm(view)) return authors !== 'none' && titleStrength(view) !== 'none';
  if (isOtherPart(view) && !sameIdentifier(view))
    return isAtOtherPlace(view) && (authors !== 'none' || view.is('container-title', 'same', 'near'));
  if (titleStrength(view) !== 'whole' || sameIdentifier(view)) return false;
  // Other authors on another page: a column or a book reviewed twice, or a review of the book, not this work with wrong authors.
  const isOfBook = view.match.candidate.work.csl.type === 'book' && view.is('container-title', 'extra');
  if (authors === 'none') return isOfBook || (view.is('container-title', 'same', 'near') && isOnOtherPage(view));
  const isInIssue = view.is('issued', 'same') && view.is('container-title', 'same') && authors === 'whole';
  if (isInIssue && isOnSamePage(view)) return false;
  if (view.is('volume', 'same') && (isOnSamePage(view) || hasOtherLastPage(view))) return false;
  // A book is not a column: its authors wrote one work with this title.
  if (authors === 'whole' && isStandalone(view)) return false;
  // A preprint has no venue that could contradict.
  if (authors !== 'absent' && view.get('container-title')?.code === 'preprint-as-published') return false;
  // All authors and a distinctive title are one work, wherever this version of it appeared.
  if (authors === 'whole' && isDistinctive(view)) return false;
  // Unsigned pieces of one column share their titles.
  if (authors === 'absent' && view.is('volume', 'different')) return true;
  return isAtOtherPlace(view) && view.match.probability < LIKELY;
}

/** Checks whether venue, year, volume or page contradict. Volumes begin on the same page, so that one agreeing field proves nothing. */
const isAtOtherPlace = (view: View): boolean =>
  isOnOtherPage(view) ||
  (['issued', 'container-title', 'volume'] as const).some((field) => view.is(field, 'different'));

/** Checks whether the titles differ in a number: of a part of a series, or of the year of a report. */
export const isOtherPart = (view: View): boolean => view.get('title')?.code === 'title-number';

/** Checks for a book, thesis or report of a publisher, and a part of a venue that appeared in another year. */
export function isOtherForm(view: View): boolean {
  const isPart = /^(?:article-|chapter|paper-)/.test(view.match.candidate.work.csl.type);
  const isWhole = view.is('container-title', 'missing') && view.get('publisher')?.cited !== undefined;
  return (
    isPart && isWhole && view.get('issued')?.code === 'year-other' && !view.is('page', 'same') && !sameIdentifier(view)
  );
}

/**
 * Checks whether the authors hardly wrote a second work with this title. Columns, whose titles recur in every issue, have
 * one author, and a short title may be that of another work elsewhere.
 */
function isDistinctive(view: View): boolean {
  const isShared = (view.match.candidate.work.csl.author?.length ?? 0) >= 2;
  const isInSameYearOfVenue = view.is('issued', 'same') && view.is('container-title', 'same', 'near');
  if (isShared) return isSpecific(view) || isInSameYearOfVenue;
  return isSpecific(view) && (!isElsewhere(view) || view.feature('titleInformation') >= UNIQUE);
}

/** Checks for a book, thesis or report with a title of two words or more and no contradicting container. */
function isStandalone(view: View): boolean {
  const { type, title = '' } = view.match.candidate.work.csl;
  if (type !== 'book' && type !== 'thesis' && type !== 'report') return false;
  return title.trim().includes(' ') && !view.is('container-title', 'extra', 'different');
}

/**
 * Checks whether two or more of venue, year, volume and page differ, one of them a number that the record has otherwise or
 * not at all: two works are likelier than that many errors.
 */
export function isElsewhere(view: View): boolean {
  const isInOtherVolume = view.is('volume', 'different') || view.is('issue', 'different');
  const differing = [view.is('container-title', 'different'), view.feature('yearOther') === 1];
  const numbers = [isOnOtherPage(view), isInOtherVolume].filter(Boolean).length;
  const hasOtherNumbers = numbers > 0 || view.is('page', 'extra') || view.is('volume', 'extra');
  return !isOnSamePage(view) && hasOtherNumbers && numbers + differing.filter(Boolean).length >= 2;
}

/** Checks whether the page agrees. Pages of front matter, which every volume has, count only in the same volume. */
const isOnSamePage = (view: View): boolean =>
  view.is('page', 'same') && (view.get('page')?.code !== 'front-matter' || view.is('volume', 'same'));

/** Checks whether only the last page differs, so that the place is the same and a digit is wrong. */
const hasOtherLastPage = (view: View): boolean => view.get('page')?.code === 'last-page';

/** Checks whether the work begins on another page, so that the reference may mean another work. */
const isOnOtherPage = (view: View): boolean => view.is('page', 'different') && !hasOtherLastPage(view);

/**
 * Checks whether a reference without a title, as several styles print it, may mean the work: authors and place agree.
 * The caller has to check that no other work fits as well.
 */
export function mayIdentify(view: View): boolean {
  if (titleStrength(view) !== 'absent') return false;
  const authors = authorStrength(view);
  const year = view.is('issued', 'same');
  const venue = view.is('container-title', 'same', 'near');
  const volume = view.is('volume', 'same');
  const page = isOnSamePage(view);
  if (authors === 'none' || (authors === 'part' && view.feature('firstAuthor') !== 1)) return false;
  // Authors publish several papers in one journal in a year, so the pages decide.
  if (isOnOtherPage(view)) return false;
  if (view.is('issued', 'different') && view.is('volume', 'different')) return false;
  if (view.is('container-title', 'different') && view.match.probability < LIKELY) return false;
  if (authors === 'whole' && year && hasNoPlace(view)) return view.feature('foundAuthors') === 1;
  if (authors === 'absent') return venue && page && (year ? !view.is('volume', 'different') : volume);
  return venue ? year || volume || page : page && (year || volume);
}

/** Checks for a reference with only two or more authors and a year: no venue, volume or page. */
function hasNoPlace(view: View): boolean {
  const isGiven = (['container-title', 'volume', 'page'] as const).some(
    (field) => (view.get(field)?.agreement ?? 'missing') !== 'missing',
  );
  const authors = view.match.candidate.work.csl.author ?? [];
  return !isGiven && authors.length >= 2;
}

/** Checks whether the title is specific enough (five words or more) that hardly two works share it. */
export const isSpecific = (view: View): boolean => view.feature('titleInformation') >= SPECIFIC;

/** Checks whether the reference has this work's identifier but describes another work. */
export const isOtherWorksIdentifier = (view: View): boolean =>
  sameIdentifier(view) && !identifies(view) && ['none', 'part'].includes(titleStrength(view)) && !mayBeItsBook(view);

/** Checks whether the work may be the book that the cited part is in, or another part of it: all of them have the ISBN of the book. */
function mayBeItsBook(view: View): boolean {
  const { csl } = view.match.candidate.work;
  const words = (text = ''): string[] => fold(text).match(/[^ ]{4,}/g) ?? [];
  const cited = words(view.get('container-title')?.cited);
  // The series may be cited instead of the book's title. A matching publisher and year also suggest that the pages are in the book.
  const isInYear = view.is('publisher', 'same') && view.is('issued', 'same');
  if (csl.type === 'book' && isInYear && view.is('page', 'extra')) return true;
  const isPart = csl.type !== 'book' && view.is('ISBN', 'same') && !view.is('DOI', 'same');
  const recorded = new Set(words(isPart ? csl['container-title'] : csl.type === 'book' ? csl.title : ''));
  return cited.length > 0 && cited.filter((word) => recorded.has(word)).length >= cited.length / 2;
}
