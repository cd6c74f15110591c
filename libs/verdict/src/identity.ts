import { sameIdentifier, type View } from './view';

/** Titles with fewer words than this name several works; see `isSpecific`. */
const SPECIFIC = 0.8;
/** Titles with fewer words than this one publisher gives to several books of a year. */
const TELLING = 0.74;
/** A title is still recognised with a word or two changed. */
const RECOGNISED = 0.8;
/** Below this, two titles have nothing to do with one another. */
const UNLIKE = 0.45;

/** Chance from which on what agrees is no accident, all that contradicts considered. */
const LIKELY = 0.5;

type Strength = 'whole' | 'part' | 'none' | 'absent';

/** How far the titles agree: whole (harmless variants included), part (some words changed), none; absent on a side. */
export function titleStrength(view: View): Strength {
  const title = view.get('title');
  if (!title || title.likeness === undefined) return 'absent';
  if (title.code === 'notice') return 'none';
  if (title.agreement === 'same' || title.agreement === 'near') return 'whole';
  return title.likeness >= RECOGNISED ? 'part' : 'none';
}

/** How far the authors agree: whole, part (half of them, or the first and a list cut), none; absent on a side. */
export function authorStrength(view: View): Strength {
  const author = view.get('author');
  if (!author || author.agreement === 'missing' || author.agreement === 'extra') return 'absent';
  if (author.agreement === 'same' || author.agreement === 'near') return 'whole';
  const cited = view.feature('citedAuthors');
  const found = view.feature('foundAuthors');
  if (cited === 1 || found === 1) return 'part';
  if (Math.min(cited, found) >= 0.5) return 'part';
  return view.feature('firstAuthor') === 1 && Math.max(cited, found) >= 0.4 ? 'part' : 'none';
}

/**
 * Whether the work is certainly the one the reference means, whatever else is wrong with the description.
 * Each row is a set of agreements that does not come about by chance.
 */
export function identifies(view: View): boolean {
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
    // Each journal has its “Book Reviews” of a year.
    const fitsYear = year && !view.is('container-title', 'different');
    if (authors === 'absent') return id || isSpecific(view) || fitsYear || venue || place;
    // A book has no venue; its publisher and year stand for one.
    const house = view.is('publisher', 'same') && view.feature('titleTells') >= TELLING;
    return id || (place && (venue || isSpecific(view))) || (year && (house || (venue && isSpecific(view))));
  }
  if (title === 'part') {
    if (!id && standsElsewhere(view)) return false;
    // Numbered parts and neighbours of one column differ by a word and a page.
    if (authors !== 'whole' && !id && isOnOtherPage(view)) return false;
    if (authors === 'whole') return id || place || venue || year;
    if (authors === 'part') return id || place || (venue && year);
    return authors === 'absent' && (id || place || (venue && (year || page) && !view.is('volume', 'different')));
  }
  if (title === 'none') {
    const likeness = view.feature('titleLikeness');
    if (authors === 'whole' && id) return likeness >= UNLIKE || (year && (volume || page));
    if (authors === 'absent') return year && page && volume && venue;
    if (authors === 'whole' && page && venue && !view.is('issued', 'different')) return true;
    return (authors === 'whole' || authors === 'part') && year && page && (volume || venue);
  }
  if (id) return authors !== 'none';
  return (authors === 'whole' || authors === 'part') && page && (volume || (year && venue));
}

/**
 * Whether what agrees may be a column's heading, under which another work of the same people stands each year: something
 * contradicts, and the model that was taught with such works finds an accident likelier.
 */
export function mayBeLookAlike(view: View): boolean {
  const authors = authorStrength(view);
  if (titleStrength(view) !== 'whole' || sameIdentifier(view)) return false;
  // Other people on another page: a heading or a book reviewed twice, not this work under false names.
  if (authors === 'none') return view.is('container-title', 'same', 'near') && isOnOtherPage(view);
  if (view.is('volume', 'same') && (isOnSamePage(view) || endsOtherwise(view))) return false;
  // A book is no column: its people wrote one of this title.
  if (authors === 'whole' && standsAlone(view)) return false;
  // A preprint has no place of its own that could contradict.
  if (authors !== 'absent' && view.get('container-title')?.code === 'preprint-as-published') return false;
  if (authors === 'whole' && isSpecific(view) && isOfItsTime(view)) return false;
  const contradicts = PLACE.some((field) => view.is(field, 'different')) || isOnOtherPage(view);
  return contradicts && view.match.probability < LIKELY;
}

/** The fields that tell where and when a work appeared, beside its pages. */
const PLACE = ['issued', 'container-title', 'volume'] as const;

/**
 * All the people cited signed a work of this title in that year, or two and more of them a year off: it is no column of
 * theirs, unless volume, issue, venue or page say that both works exist: many papers of a meeting become an article of the
 * same title.
 */
function isOfItsTime(view: View): boolean {
  const isReordered = view.get('author')?.code === 'authors-reordered';
  const isElsewhere = view.get('container-title')?.code === 'venue-other';
  if (view.is('issued', 'same'))
    return !(isElsewhere && isOnOtherPage(view)) && !(isReordered && standsElsewhere(view));
  const signers = view.match.candidate.work.csl.author?.length ?? 0;
  const isOffByOne = view.get('issued')?.code === 'year-off-by-one';
  return signers >= 2 && isOffByOne && !isOnOtherPage(view) && !view.is('volume', 'different');
}

/** A book, thesis or report of two words or more, and nothing says that the one cited appeared elsewhere. */
function standsAlone(view: View): boolean {
  const { type, title = '' } = view.match.candidate.work.csl;
  if (type !== 'book' && type !== 'thesis' && type !== 'report') return false;
  return title.trim().includes(' ') && !view.is('container-title', 'extra', 'different');
}

/** Another page, and another volume or issue: as many slips of the pen are rarer than two works. */
function standsElsewhere(view: View): boolean {
  return isOnOtherPage(view) && (view.is('volume', 'different') || view.is('issue', 'different'));
}

/** A page that agrees; one of the front matter, which every volume has, in the same volume alone. */
function isOnSamePage(view: View): boolean {
  return view.is('page', 'same') && (view.get('page')?.code !== 'front-matter' || view.is('volume', 'same'));
}

/** The first page agrees and the last does not: the place is the same, and a digit is wrong. */
function endsOtherwise(view: View): boolean {
  return view.get('page')?.code === 'last-page';
}

/** Begins on another page, so that another work may be meant. */
function isOnOtherPage(view: View): boolean {
  return view.is('page', 'different') && !endsOtherwise(view);
}

/**
 * Whether the work may be meant by a reference that gives no title, as several styles do: its authors and place agree.
 * That is proof enough only when no other work fits as well.
 */
export function mayIdentify(view: View): boolean {
  if (titleStrength(view) !== 'absent') return false;
  const authors = authorStrength(view);
  const year = view.is('issued', 'same');
  const venue = view.is('container-title', 'same', 'near');
  const volume = view.is('volume', 'same');
  const page = isOnSamePage(view);
  if (authors === 'none' || (authors === 'part' && view.feature('firstAuthor') !== 1)) return false;
  // Where a work stands is all that is told: people publish several papers in one journal in a year.
  if (isOnOtherPage(view)) return false;
  if (view.is('issued', 'different') && view.is('volume', 'different')) return false;
  if (view.is('container-title', 'different') && view.match.probability < LIKELY) return false;
  if (authors === 'whole' && year && tellsNoPlace(view)) return view.feature('foundAuthors') === 1;
  if (authors === 'absent') return venue && page && (year ? !view.is('volume', 'different') : volume);
  return venue ? year || volume || page : page && (year || volume);
}

/** The reference gives neither venue nor volume nor page: its authors, two or more, and the year are all there is. */
function tellsNoPlace(view: View): boolean {
  const isTold = (['container-title', 'volume', 'page'] as const).some(
    (field) => (view.get(field)?.agreement ?? 'missing') !== 'missing',
  );
  const authors = view.match.candidate.work.csl.author ?? [];
  return !isTold && authors.length >= 2;
}

/** A title of five words or more hardly ever names two works. */
export function isSpecific(view: View): boolean {
  return view.feature('titleTells') >= SPECIFIC;
}

/** The reference carries the work's identifier and describes another work. */
export function isOtherWorksIdentifier(view: View): boolean {
  return (
    sameIdentifier(view) && !identifies(view) && (titleStrength(view) === 'none' || titleStrength(view) === 'part')
  );
}
