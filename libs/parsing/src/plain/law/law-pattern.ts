import type { CslType } from '@veracite/model/csl';

/**
 * A form of legal citation. Named groups of `cite` are fields: title, reporter (the container), volume, number, page, author, date, and the day and month of a date that has only the year.
 * Quantifiers are bounded, so that no text is slow. The flag d gives the spans of fields.
 */
export interface LawPattern {
  type: CslType;
  cite: RegExp;
  /** The title before the citation. If it is absent, the title is a group of `cite`. */
  head?: RegExp;
}
