import { yearOf, type CslItem, type CslType } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold, tokens } from '@veracite/text/fold';
import { hasOrganizationWord } from '@veracite/text/names';
import { isInOtherLanguage } from '@veracite/text/small-words';
import { registersNoDois } from '@veracite/text/venues';

/** Kinds of work, as coarse as needed to choose the databases that should hold a work. */
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

/** Scripts other than Latin and Greek. The connected databases hold literature in them only in part. */
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Latin letters used to transliterate Arabic, Syriac, Sanskrit and similar languages. */
const TRANSLITERATION =
  /[\u1E00-\u1E03\u1E0C-\u1E0F\u1E20-\u1E2B\u1E32-\u1E3F\u1E43-\u1E49\u1E5A-\u1E71\u1E92-\u1E96āīūğǧʿʾ]/giu;

/** Greek words. Shorter runs of Greek letters belong to formulas. */
const GREEK_WORD = /\p{Script=Greek}{4,30}/gu;

/**
 * Checks whether a title is in a language other than English, by its function words or two transliteration letters.
 * Journals and books in other languages are registered only in part.
 */
function isOtherLanguage(title: string | undefined): boolean {
  if (title === undefined) return false;
  if (new Set(title.toLowerCase().match(TRANSLITERATION)).size >= 2) return true;
  return (title.match(GREEK_WORD)?.length ?? 0) >= 2 || isInOtherLanguage(title);
}

/** First year of reliable coverage. Registries began in 2000; before this year only large publishers are covered. */
const REGISTERED_SINCE = 1925;

/** Year in which ISBNs were introduced. Catalogs hold older books only in part. */
const NUMBERED_SINCE = 1970;

/**
 * Checks whether an organization wrote the work and published it itself (reports, manuals, curricula). No database
 * covers such works.
 */
function isByBody({ author = [], 'container-title': container, volume, page }: CslItem): boolean {
  if (container !== undefined && (volume !== undefined || page !== undefined)) return false;
  if (author.length === 0) return false;
  // "Frank Press" and "Anna Bank" are people: an organization has no given name.
  return author.every(
    ({ literal, family, given }) => literal !== undefined || (given === undefined && hasOrganizationWord(family ?? '')),
  );
}

/**
 * Checks whether the reference has no author, editor, volume or DOI, as legal cases, handbooks, archival papers,
 * dictionary entries and notices do. Such works are not registered (33 of 1,454 references to real works).
 */
function isUnsigned({ author = [], editor = [], volume, DOI: doi }: CslItem): boolean {
  return author.length === 0 && editor.length === 0 && volume === undefined && doi === undefined;
}

/** Patents with their office, and patent applications. */
const PATENT = /\b(?:patents?\s(?:no\b|app\b|application|ep|us|wo|de\s?\d)|(?:us|u\.s\.|european|world)\spatent\b)/i;

/** Checks for a date with a day or month and no volume: a newspaper, magazine or web page. */
function isDaily({ issued, volume, issue, page, type }: CslItem): boolean {
  const parts = issued?.['date-parts']?.[0]?.length ?? 0;
  if (type !== 'article-journal' && type !== 'document' && !type.startsWith('entry')) return false;
  return [volume, issue].every((one) => one === undefined) && (parts === 3 ? page === undefined : parts === 2);
}

/** Titles of book reviews, which few journals index individually. */
const BOOK_REVIEW =
  /^\W*(?:(?:book )?reviews? of|book reviews?|rezension|besprechung|compte[- ]rendu|recensione|reseña)\b/i;

/** Words of titles that thousands of works share. */
const GENERIC = new Set(
  'introduction preface foreword prologue epilogue afterword conclusion conclusions note notes editorial abstract abstracts erratum errata corrigendum corrigenda index contents news obituary letter letters comment comments reply summary appendix book review reviews guideline guidelines discussion announcement announcements contributors in this issue memoriam to the on for of and'.split(
    ' ',
  ),
);

/**
 * Checks whether the title that was read distinguishes the work from others. Styles without titles leave the venue in
 * its place, and thousands of works are called "Preface" or "Notes", so that their absence proves nothing.
 */
function namesAWork({ csl, identifiers }: Reference): boolean {
  if (csl.title === undefined) return Object.keys(identifiers).length > 0;
  return !tokens(csl.title).every((word) => GENERIC.has(word) || /^\d+$/.test(word));
}

/** Returns the text after the title, or an empty string when the title is not a substring of the text. */
function textAfterTitle({ csl, raw }: Reference): string {
  const at = csl.title ? raw.indexOf(csl.title) : -1;
  return at < 0 ? '' : raw.slice(at + (csl.title ?? '').length);
}

/**
 * Checks whether the reference names a containing book: by "In", by editors, or as a structured field. A journal with
 * a colon in its name may be misread as a book and its publisher.
 */
function namesContainingBook(reference: Reference): boolean {
  const rest = textAfterTitle(reference);
  return reference.format !== 'text' || rest === '' || reference.csl.editor !== undefined || /\bin\b/i.test(rest);
}

/** "Retrieved from osf.io/en9md": an address without its scheme. */
const AT_ADDRESS = /\b(?:retrieved from|available (?:at|from|online)|accessed)\b/i;

/**
 * Returns the kind of the work that a reference describes. `uncovered` are kinds that no connected database covers
 * completely (theses, reports, web pages, standards, patents, law, newspapers, other scripts): absence proves nothing.
 */
export function kindOf(reference: Reference): WorkKind {
  const { csl, identifiers } = reference;
  if (OTHER_SCRIPTS.test(csl.title ?? reference.raw)) return 'uncovered';
  // The journal's name shows the language of a title without function words (26 of 1,454 references to real works).
  const languages = [csl.title, csl['container-title']];
  if (languages.some(isOtherLanguage) || !namesAWork(reference)) return 'uncovered';
  if ((yearOf(csl) ?? REGISTERED_SINCE) < REGISTERED_SINCE || BOOK_REVIEW.test(csl.title ?? '')) return 'uncovered';
  if (identifiers.arxiv && !csl['container-title']) return 'preprint';
  if (isUnsigned(csl) || isByBody(csl) || isDaily(csl)) return 'uncovered';
  if (PATENT.test(textAfterTitle(reference))) return 'uncovered';
  if (csl.type === 'book' && (yearOf(csl) ?? NUMBERED_SINCE) < NUMBERED_SINCE) return 'uncovered';
  // Repositories such as GEO have accession numbers, and no connected database has their data.
  if (csl.type === 'dataset' && csl.DOI === undefined) return 'uncovered';
  // A work with a URL and no container is a web page.
  const isPage = csl.type === 'document' || (csl.type === 'book' && identifiers.isbn === undefined);
  if (isPage && (csl.URL !== undefined || AT_ADDRESS.test(reference.raw))) return 'uncovered';
  const kind = KINDS[csl.type] ?? 'uncovered';
  return kind === 'chapter' && !namesContainingBook(reference) ? 'article' : kind;
}

/** Checks whether the venue registers no DOIs, so that absence from DOI registries proves nothing. */
export function venueRegistersNoDois({ csl }: Reference): boolean {
  const venue = csl['container-title'] ?? csl['event-title'];
  return venue !== undefined && registersNoDois(fold(venue));
}
