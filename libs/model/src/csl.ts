/**
 * A bibliographic item in CSL-JSON.
 * Keys and types are those of the published schema (citation-style-language/schema, csl-data.json, 1.0.2).
 */

export const CSL_TYPES = [
  'article', // also preprints, with `genre: 'preprint'`
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'bill',
  'book',
  'broadcast',
  'chapter',
  'dataset',
  'document',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'figure',
  'graphic',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'musical_score',
  'pamphlet',
  'paper-conference',
  'patent',
  'performance',
  'periodical',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'report',
  'review',
  'review-book',
  'software',
  'song',
  'speech',
  'standard',
  'thesis',
  'treaty',
  'webpage',
] as const;

export type CslType = (typeof CSL_TYPES)[number];

/** A person (family, given) or an organization (literal). */
export interface CslName {
  family?: string;
  given?: string;
  'dropping-particle'?: string;
  'non-dropping-particle'?: string;
  suffix?: string;
  literal?: string;
  /** For example `0000-0002-1825-0097`, if the text has it next to the name. Crossref uses the same property. */
  ORCID?: string;
}

/** `date-parts` is one date or a range of two, each `[year]`, `[year, month]` or `[year, month, day]`; years before Christ are negative. */
export interface CslDate {
  'date-parts'?: number[][];
  season?: string | number;
  circa?: boolean;
  /** Text that is no date: "n.d.", "in press", "forthcoming". */
  literal?: string;
}

export interface CslItem {
  id?: string;
  type: CslType;
  title?: string;
  'title-short'?: string;
  author?: CslName[];
  editor?: CslName[];
  translator?: CslName[];
  'container-author'?: CslName[];
  /** Authors of the reviewed work. */
  'reviewed-author'?: CslName[];
  'container-title'?: string;
  'container-title-short'?: string;
  'collection-title'?: string;
  'collection-number'?: string;
  'event-title'?: string;
  /** Title of the reviewed work; `reviewed-genre` is its kind ("book", "film"). */
  'reviewed-title'?: string;
  'reviewed-genre'?: string;
  /** The court of a case, or the body that issued a law or a patent. */
  authority?: string;
  issued?: CslDate;
  accessed?: CslDate;
  'original-date'?: CslDate;
  volume?: string;
  issue?: string;
  number?: string;
  page?: string;
  'page-first'?: string;
  'number-of-pages'?: string;
  'chapter-number'?: string;
  /** Section of a law: "1983", "2(1)". Other parts include their name: "art. 5". */
  section?: string;
  edition?: string;
  publisher?: string;
  'publisher-place'?: string;
  genre?: string;
  medium?: string;
  version?: string;
  status?: string;
  abstract?: string;
  language?: string;
  archive?: string;
  note?: string;
  DOI?: string;
  ISBN?: string;
  ISSN?: string;
  PMID?: string;
  PMCID?: string;
  URL?: string;
}

/** Returns the year of `issued`, or undefined if the item has none. */
export function yearOf(item: Pick<CslItem, 'issued'>): number | undefined {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return Number.isInteger(year) ? year : undefined;
}

/** Returns a date as `CslDate`. Undefined parts, and all parts after them, are omitted. */
export function dateOf(year: number, month?: number, day?: number): CslDate {
  const parts = [year];
  if (month !== undefined && month >= 1 && month <= 12) {
    parts.push(month);
    if (day !== undefined && day >= 1 && day <= 31) parts.push(day);
  }
  return { 'date-parts': [parts] };
}

/** Formats a name independently of citation styles: "Ada Lovelace", "World Health Organization". */
export function displayName(name: CslName): string {
  if (name.literal) return name.literal;
  const family = [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  const given = [name.given, name['dropping-particle']].filter(Boolean).join(' ');
  return [given, family, name.suffix].filter(Boolean).join(' ');
}
