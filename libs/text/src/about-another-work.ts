import { fold } from './fold';
import { reviews } from '../data/generic-titles.json';

/** Beginnings of the titles of works about another work, which are not the work itself. */
const BEGINNING =
  /^(?:(?:erratum|errata|corrigend(?:um|a)|correction|retraction(?: notice)?|expression of concern|addendum|book review|re)\b\s?(?:[:(“"]|to\b|for\b|of\b)|(?:comments? on|reply to|response to|review of)\b)/i;

/** Ends of such titles: "Casting bells: a reply", "Casting bells. Comment on Okafor", "… on Bell J 2021; 127: 415–23". */
const END =
  /[:.?!–—-][”"’']?\s(?:an?\s)?(?:further\s)?(?:reply|rejoinder|comments?|erratum|corrigendum|addendum)(?:\s(?:to|on|by)\s(?:[^:]|:(?=\s?\d)){1,80})?\.?$/i;

/** Checks whether a title is that of a work about another work, whose title it contains: a notice, a review, a comment or a reply. */
export function isAboutAnotherWork(title: string): boolean {
  const folded = fold(title);
  return BEGINNING.test(title) || END.test(title) || reviews.some((start) => folded.startsWith(`${start} `));
}
