import type { CslType } from '@veracite/model/csl';

/**
 * Words outside the title that describe a work: "[Computer software]", "(U.S. Patent No. 174,465)", "(8. Aufl., S. 301–305)".
 * Named groups of `pattern` are fields: genre, number, version, edition, volume, page. Flags are d, g and u. Quantifiers are bounded.
 */
export interface NoticePattern {
  pattern: RegExp;
  /** Lower-case words. The pattern is tried only if the text contains one of them. */
  needs: readonly string[];
  /** A second check, slower than `needs` and faster than `pattern`. */
  hint?: RegExp;
  type?: CslType;
  /** The text that replaces the notice. */
  replacement?: string;
}
