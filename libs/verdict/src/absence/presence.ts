import { yearOf, type CslItem } from '@veracite/model/csl';
import { KINDS, type Kind, type KindChances } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import type { VenueFacts } from '@veracite/model/venue-facts';
import { isAboutAnotherWork } from '@veracite/text/about-another-work';
import { isDamagedText } from '@veracite/text/damaged-text';
import { fold } from '@veracite/text/fold';
import { isGenericTitle } from '@veracite/text/generic-title';
import { isInOtherLanguage, SMALL_WORDS } from '@veracite/text/small-words';
import model from '../../data/presence-model.json';
import { probabilityOf } from '../model';

/** What is known about a reference that no database has. */
interface AbsentReference {
  reference: Pick<Reference, 'csl' | 'raw' | 'format' | 'identifiers' | 'doubts'>;
  kinds: KindChances;
  facts: VenueFacts;
}

/** Expected presence where a register declares the venue and year complete, and the reference was read as a part of the venue. */
const REGISTERED = 0.998;
/** What makes it doubtful that a title was read, or that it can be found. */
const DOUBTS = ['titleAbsent', 'titleGeneric', 'titleShort', 'otherScript', 'authorsAbsent', 'damaged', 'doubtful'];

function isReadAsPart(kinds: KindChances, features: Record<string, number>): boolean {
  return partOf(kinds) >= 0.5 && !DOUBTS.some((doubt) => features[`complete: ${doubt}`]);
}

/** Returns the probability of a part of a venue. The kinds are hard to distinguish, and a register of the venue has them all. */
const partOf = (kinds: KindChances): number => kinds.article + kinds.conference + kinds.chapter + kinds.preprint;

/** Highest expected presence of a work whose title is short, that is listed otherwise, or whose venue no database holds as a whole: never proof. */
const UNREGISTERED = 0.99;

/**
 * Returns the share, 0 to 1, of real works described like this that the databases hold. The model is fitted to real references
 * with a known outcome by `npm run lab -- train:presence`.
 */
export function expectedPresence(absent: AbsentReference): number {
  const features = presenceFeatures(absent);
  const expected = probabilityOf(model, features);
  if (features['complete: titleShort'] || isListedOtherwise(absent.reference.csl))
    return Math.min(expected, UNREGISTERED);
  if (absent.facts.isRegistered && isReadAsPart(absent.kinds, features)) return Math.max(expected, REGISTERED);
  return absent.facts.venue === 'complete' ? expected : Math.min(expected, UNREGISTERED);
}

/** Features that mean something else for articles and papers than for other works, outside complete venues. */
const WEIGHTED_BY_VENUE = ['before1970', 'before2000', 'addressed', 'otherLanguage', 'authorsAbsent'];

type Add = (name: string, value: number | boolean) => void;

/**
 * Returns the features of the model, 0 to 1. Names are those of its weights; features that are 0 are left out. Where a register has all
 * works of the venue, the outcome depends only on whether the reference belongs to it and was read rightly, so features have weights
 * of their own.
 */
export function presenceFeatures({ reference, kinds, facts }: AbsentReference): Record<string, number> {
  const features: Record<string, number> = {};
  const lead = facts.venue === 'complete' ? 'complete: ' : '';
  const add: Add = (name, value) => {
    if (Number(value) !== 0) features[`${lead}${name}`] = Number(value);
  };
  add('any', true);
  const { csl, identifiers } = reference;
  for (const kind of KINDS) add(kind, kinds[kind]);
  for (const kind of Object.keys(identifiers)) add(`${kind}Cited`, true);
  addVenue(csl, kinds, facts, add);
  addReading(reference, add);
  const year = yearOf(csl);
  add('yearAbsent', year === undefined);
  for (const before of [1925, 1970, 2000]) add(`before${before}`, year !== undefined && year < before);
  // Databases have old articles more often than other old works, and articles that name an address less often than other articles.
  for (const name of WEIGHTED_BY_VENUE) if (features[name]) add(`part ${facts.venue} ${name}`, partOf(kinds));
  return features;
}

/** Adds what the venue or publisher says for each kind that may be registered with it. */
function addVenue(csl: CslItem, kinds: KindChances, { venue, publisher }: VenueFacts, add: Add): void {
  const isPlaced = csl.volume !== undefined && (csl.page ?? csl.issue ?? csl.number) !== undefined;
  const part = partOf(kinds);
  add(`part ${venue}`, part);
  add(`part ${venue} certain`, certainty(part));
  if (isPlaced) add(`part ${venue} placed`, part);
  for (const kind of ['book', 'chapter', 'report', 'thesis'] as const) add(`${kind} ${publisher}`, kinds[kind]);
  add('placed', isPlaced);
  // Names of one word are shared by journals, magazines and sites.
  const words = (csl['container-title'] ?? '').split(/\s+/).length;
  for (const least of [2, 3, 4]) if (venue === 'complete' && words >= least) add(`complete ${least} words`, part);
}

/** Returns how far a probability is above 0.9, in halvings of the rest up to ten: 0.999 counts more than 0.99. */
const certainty = (chance: number): number =>
  Math.max(0, Math.min(10, Math.log2(0.1 / Math.max(1e-6, 1 - chance)))) / 10;

/** Checks for a work listed under another title or not by itself: a review, notice or reply, an abstract of a supplement, an editorial. */
function isListedOtherwise({ type, title = '', volume = '', issue = '', page = '-' }: CslItem): boolean {
  if (type === 'review' || type === 'review-book' || isAboutAnotherWork(title) || isGenericTitle(title)) return true;
  return /suppl/i.test(`${volume} ${issue}`) && !/[-–]/.test(page);
}

/** Adds what makes it doubtful that the reference was read as it was meant, or that it can be found. */
function addReading({ csl, raw, format, doubts }: AbsentReference['reference'], add: Add): void {
  const title = csl.title ?? '';
  // "Annual report 2009" is a heading of every year.
  const words = (fold(title).match(/[^ ]+/g) ?? []).filter((word) => !SMALL_WORDS.has(word) && !/^\d+$/.test(word));
  add('titleAbsent', title === '');
  add('titleGeneric', isGenericTitle(title));
  add('titleShort', title !== '' && words.length <= 2);
  add('otherScript', OTHER_SCRIPTS.test(title || raw));
  add('otherLanguage', [title, csl['container-title'] ?? ''].some(isOtherLanguage));
  add('authorsAbsent', (csl.author ?? csl.editor ?? []).length === 0);
  add(
    'bodyAuthor',
    (csl.author ?? []).some(({ literal }) => literal !== undefined),
  );
  add('ofADay', csl.issued?.['date-parts']?.[0]?.length === 3);
  add('addressed', csl.URL !== undefined);
  add('damaged', format === 'text' && isDamagedText(raw));
  add(
    'doubtful',
    doubts.some(({ code }) => code === 'unreadable' || code === 'broken-entry' || code === 'several-references'),
  );
}

/** Scripts other than Latin and Greek. The connected databases hold literature in them only in part. */
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Latin letters used to transliterate Arabic, Syriac, Sanskrit and similar languages. */
const TRANSLITERATION =
  /[\u1E00-\u1E03\u1E0C-\u1E0F\u1E20-\u1E2B\u1E32-\u1E3F\u1E43-\u1E49\u1E5A-\u1E71\u1E92-\u1E96āīūğǧʿʾ]/giu;

/** Greek words. Shorter runs of Greek letters belong to formulas. */
const GREEK_WORD = /\p{Script=Greek}{4,30}/gu;

/** Checks whether a title is in a language other than English, by its function words or two transliteration letters. */
function isOtherLanguage(title: string): boolean {
  if (new Set(title.toLowerCase().match(TRANSLITERATION)).size >= 2) return true;
  return (title.match(GREEK_WORD)?.length ?? 0) >= 2 || isInOtherLanguage(title);
}

/** Kinds of works for which a database holds all works of a venue. */
export const REGISTERED_BY_VENUE: readonly Kind[] = ['article', 'conference'];
