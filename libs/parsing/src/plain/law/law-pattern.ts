import type { CslType } from '@veracite/model/csl';

/**
 * One way of citing law. Named groups of `cite` are fields: title, reporter (the container), volume, number, page, date, author.
 * Quantifiers are bounded, so that no text is slow. Flag d, because fields have places.
 */
export interface LawPattern {
  type: CslType;
  cite: RegExp;
  /** What must stand before the citation, as its title; without it the title is a group of `cite`. */
  head?: RegExp;
}
