import type { CslType } from '@veracite/model/csl';

/**
 * Words that say what a work is, apart from its title: "[Computer software]", "(U.S. Patent No. 174,465)", "(8. Aufl., S. 301–305)".
 * Named groups of `pattern` are fields: genre, number, version, edition, volume, page. Flags d, g and u; quantifiers are bounded.
 */
export interface NoticePattern {
  pattern: RegExp;
  /** Words in small letters of which one must be in the text, or the pattern need not be tried. */
  needs: readonly string[];
  /** Dearer to ask than `needs`, and cheaper than `pattern`. */
  hint?: RegExp;
  type?: CslType;
  /** What stays in its place. */
  piece?: string;
}
