import bodies from '../../data/issuing-bodies.json';
import { yearOf, type CslItem, type CslType } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold, tokens } from '@veracite/text/fold';
import { namesMeetingOrProceedings } from '@veracite/text/meetings';
import { hasOrganisationWord } from '@veracite/text/names';
import { isInOtherLanguage } from '@veracite/text/small-words';
import { registersNoDois } from '@veracite/text/venues';

/** The few kinds of work that decide which databases can be expected to hold it. */
export type WorkKind = 'article' | 'conference' | 'book' | 'chapter' | 'preprint' | 'data' | 'any' | 'uncovered';

const KINDS: Partial<Record<CslType, WorkKind>> = {
  'article-journal': 'article',
  review: 'article',
  'review-book': 'article',
  'paper-conference': 'conference',
  book: 'book',
  chapter: 'chapter',
  'entry-encyclopedia': 'chapter',
  'entry-dictionary': 'chapter',
  entry: 'chapter',
  article: 'preprint',
  dataset: 'data',
  document: 'any',
};

/** Letters of scripts other than Latin and Greek: literature that the connected databases hold only in part. */
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** A letter or two are a formula's. */
const GREEK_WORD = /\p{Script=Greek}{4,30}/gu;

/** Letters by which Arabic, Syriac, Sanskrit and their like are written in Latin ones. */
const TRANSLITERATION =
  /[\u1E00-\u1E03\u1E0C-\u1E0F\u1E20-\u1E2B\u1E32-\u1E3F\u1E43-\u1E49\u1E5A-\u1E71\u1E92-\u1E96āīūğǧʿʾ]/giu;

/**
 * Titles of other languages than English, told by their small words or by two letters of a transliteration: their
 * journals and books are registered in part.
 */
function isOtherLanguage(title: string | undefined): boolean {
  if (title === undefined) return false;
  if (new Set(title.toLowerCase().match(TRANSLITERATION)).size >= 2) return true;
  return (title.match(GREEK_WORD)?.length ?? 0) >= 2 || isInOtherLanguage(title);
}

/** Registries began in 2000 and reach back unevenly: beyond this year hardly farther than the large houses. */
const REGISTERED_SINCE = 1925;

/** ISBNs began in 1970: of older books the catalogues hold those that libraries have entered since. */
const NUMBERED_SINCE = 1970;

/**
 * What bodies and companies publish themselves (reports, manuals, curricula) stands in no register; what they publish
 * in journals does.
 */
function isByBody({ author = [], 'container-title': container, volume, page }: CslItem): boolean {
  if (container !== undefined && (volume !== undefined || page !== undefined)) return false;
  if (author.length === 0) return false;
  // Frank Press and Anna Bank are people: a body has no given name.
  return author.every(
    ({ literal, family, given }) => literal !== undefined || (given === undefined && hasOrganisationWord(family ?? '')),
  );
}

const wordsOf = (words: string[]) =>
  new RegExp(String.raw`\b(?:${words.map((word) => word.replace(/-$/, String.raw`\w*`)).join('|')})\b`);
const BODY = wordsOf(bodies.words);
const HOUSE = wordsOf(bodies.houses);

/** A book whose publisher is a body and no publishing house: a report, whoever wrote it. */
function isIssuedByBody({ type, publisher }: CslItem): boolean {
  const folded = fold(publisher ?? '');
  return type === 'book' && BODY.test(folded) && !HOUSE.test(folded);
}

/**
 * Cases, handbooks, papers of an archive, entries, notices: who cites neither people nor a volume names no article that
 * is registered. Settles 33 of 1,454 strings of real works.
 */
function isUnsigned({ author = [], editor = [], volume, DOI: doi }: CslItem): boolean {
  return author.length === 0 && editor.length === 0 && volume === undefined && doi === undefined;
}

/** Patents by the office that gave them, and applications. */
const PATENT = /\b(?:patents?\s(?:no\b|app\b|application|ep|us|wo|de\s?\d)|(?:us|u\.s\.|european|world)\spatent\b)/i;

/** Who dates a work by the day or month and tells no volume cites a newspaper, a magazine or a page. */
function isDaily({ issued, volume, issue, page, type }: CslItem): boolean {
  const parts = issued?.['date-parts']?.[0]?.length ?? 0;
  if (type !== 'article-journal' && type !== 'document' && !type.startsWith('entry')) return false;
  return [volume, issue].every((one) => one === undefined) && (parts === 3 ? page === undefined : parts === 2);
}

/** Reviews of single books are listed by few journals one by one. */
const BOOK_REVIEW =
  /^\W*(?:(?:book )?reviews? of|book reviews?|rezension|besprechung|compte[- ]rendu|recensione|reseña)\b/i;

const VENUE_WORDS = /\b(?:exposition|journal|transactions|bulletin|annals|reviews|letters|magazine)\b/i;
const namesVenue = (text: string): boolean => namesMeetingOrProceedings(text) || VENUE_WORDS.test(text);

/** Words of which the titles are made that thousands of works have. */
const GENERIC = new Set(
  'introduction preface foreword prologue epilogue afterword conclusion conclusions note notes editorial abstract abstracts erratum errata corrigendum corrigenda index contents news obituary letter letters comment comments reply summary appendix book review reviews guideline guidelines discussion announcement announcements contributors in this issue memoriam to the on for of and'.split(
    ' ',
  ),
);

/**
 * Whether a title was read by which a work can be told from others. Styles that print no titles leave the venue in its
 * place, and "Preface" or "Notes" name thousands of works: that these are not found proves nothing.
 */
function namesAWork({ csl, identifiers }: Reference): boolean {
  const { title, publisher } = csl;
  if (title === undefined) return Object.keys(identifiers).length > 0;
  if (tokens(title).every((word) => GENERIC.has(word) || /^\d+$/.test(word))) return false;
  return csl['container-title'] !== undefined || publisher !== undefined || !namesVenue(title);
}

/** What stands behind the title in the text; empty where the title is not in it letter by letter. */
function behindTitle({ csl, raw }: Reference): string {
  const at = csl.title ? raw.indexOf(csl.title) : -1;
  return at < 0 ? '' : raw.slice(at + (csl.title ?? '').length);
}

/**
 * Whether the text says that the work stands in a book: by "In", by editors, or by being no text but fields. A journal
 * with a colon in its name may be read as a book and its publisher.
 */
function saysIn(reference: Reference): boolean {
  const rest = behindTitle(reference);
  return reference.format !== 'text' || rest === '' || reference.csl.editor !== undefined || /\bin\b/i.test(rest);
}

/** "Retrieved from osf.io/en9md": an address without its scheme. */
const AT_ADDRESS = /\b(?:retrieved from|available (?:at|from|online)|accessed)\b/i;

/**
 * Kind of the work that a reference describes. `uncovered` are kinds that no connected database is known to hold
 * whole (theses, reports, web pages, standards, patents, law, newspapers, other scripts): their absence proves nothing.
 */
export function kindOf(reference: Reference): WorkKind {
  const { csl, identifiers } = reference;
  if (OTHER_SCRIPTS.test(csl.title ?? reference.raw)) return 'uncovered';
  // A journal's language tells that of a title without small words: it settles 26 of 1,454 strings of real works.
  const languages = [csl.title, csl['container-title']];
  if (languages.some(isOtherLanguage) || !namesAWork(reference)) return 'uncovered';
  if ((yearOf(csl) ?? REGISTERED_SINCE) < REGISTERED_SINCE || BOOK_REVIEW.test(csl.title ?? '')) return 'uncovered';
  if (identifiers.arxiv && !csl['container-title']) return 'preprint';
  if (isIssuedByBody(csl) || isUnsigned(csl)) return 'uncovered';
  if (isByBody(csl) || isDaily(csl)) return 'uncovered';
  if (PATENT.test(behindTitle(reference))) return 'uncovered';
  if (csl.type === 'book' && (yearOf(csl) ?? NUMBERED_SINCE) < NUMBERED_SINCE) return 'uncovered';
  // What lies at an address and appeared in nothing else is a page.
  const isPage = csl.type === 'document' || (csl.type === 'book' && identifiers.isbn === undefined);
  if (isPage && (csl.URL !== undefined || AT_ADDRESS.test(reference.raw))) return 'uncovered';
  const kind = KINDS[csl.type] ?? 'uncovered';
  return kind === 'chapter' && !saysIn(reference) ? 'article' : kind;
}

/** Whether the work appeared where no DOIs are registered, so that the registries' silence says nothing. */
export function isUnregistered({ csl }: Reference): boolean {
  const venue = csl['container-title'] ?? csl['event-title'];
  return venue !== undefined && registersNoDois(fold(venue));
}
