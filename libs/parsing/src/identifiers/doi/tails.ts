import { trimTail } from '@veracite/model/identifiers';
import lists from '../../../data/identifier-tails.json';
import { stripEnd } from '../../strip';
import { balancedEnd } from '../brackets';

/** A possible end of a DOI. */
export interface Cut {
  at: number;
  /** The text after it cannot be part of the DOI. */
  isSure: boolean;
}

const anyOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** Names of numbers, followed by their number; words of databases and notes, followed by punctuation. */
const WORDS = new RegExp(
  `(?:(${anyOf(lists.numbers)})(?=[:=\\d.]|http|$)|(${anyOf([...lists.links, ...lists.notes])}))`,
  'giu',
);
const FIRST = new RegExp(`^(?:${anyOf([...lists.numbers, ...lists.links, ...lists.notes])})(?![\\p{L}_/-])`, 'iu');
const PAGES = anyOf(lists.pages);
/** Endings that publishers' sites add to a DOI for the full text, the abstract or the file. */
const PAGE = new RegExp(`(?:(?<=\\d)v\\d{1,2})?[/.](?:${PAGES})(?:[/.+][\\w.+/-]*)?$`, 'i');
/** Endings that preprint servers add: "…123456v2". */
const VERSION = /(?<=\d{5})v\d{1,2}$/i;
/** The end of a SICI: "CO;2" and the check character. */
const SICI = /\d\.\d\.co;2(?:-.)?/i;

/** Returns whether a text begins with a word of a database or a note. */
export const beginsTail = (text: string): boolean => FIRST.test(text);

/** Returns the possible ends of a suffix in a run of characters: before words that follow it, or before the rest of a URL. */
export function cutsOf(run: string, isAddress: boolean): Cut[] {
  const sici = SICI.exec(run);
  if (sici) return [{ at: sici.index + sici[0].length, isSure: true }];
  const cuts = [...marks(run, isAddress), ...words(run), ...glued(run)];
  const end = balancedEnd(run);
  if (end < run.length) cuts.push({ at: end, isSure: true });
  const least = Math.min(run.length, ...cuts.map(({ at }) => at));
  const rest = trimTail(run.slice(0, least));
  const page = PAGE.exec(rest) ?? (isAddress ? VERSION.exec(rest) : null);
  if (page && page.index > 0) cuts.push({ at: page.index, isSure: isAddress });
  return cuts.filter(({ at }) => at > 0);
}

/** Cuts at characters that begin another part of a URL, or that occur in hardly any DOI. */
function marks(run: string, isAddress: boolean): Cut[] {
  const cuts: Cut[] = [];
  const query = run.search(/[?#&]/);
  if (query >= 0) cuts.push({ at: query, isSure: isAddress });
  const comma = /[,;=!$](?=[^,;])/.exec(run);
  if (comma) cuts.push({ at: comma.index, isSure: false });
  const group = /\((?:19|20)\d\d[a-z]?\)?$|[([]\p{L}{4}[^()[\]]{0,250}[)\]]?$|\[[^\]]{0,250}\]?$/u.exec(run);
  if (group) cuts.push({ at: group.index, isSure: run.charAt(group.index) === '[' });
  return cuts;
}

function words(run: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { 0: word, index, 1: number } of run.matchAll(WORDS)) {
    const before = run.charAt(index - 1);
    const behind = run.slice(index + word.length);
    const follows = behind.charAt(0);
    if (number === undefined && goesOn(word, behind)) continue;
    const isCapital = /^\p{Lu}/u.test(word);
    const isMarked = /[,;:|()[\]]/.test(before);
    // "10.1093/pubmed/fdq068", "10.2016/0386-300X.PMID.15902993"
    const isOwn = before === '' || /[/_-]/.test(before) || (number !== undefined && before === '.' && follows === '.');
    if (isOwn) continue;
    const isGlued = /[\p{L}\d]/u.test(before);
    const isDistinct = isCapital || /\d/.test(before) || (number !== undefined && /[:=]/.test(follows));
    if (isGlued && (!isDistinct || word.length < 3)) continue;
    const end = stripEnd(run.slice(0, index), '.,;:|([').length;
    cuts.push({ at: end, isSure: isMarked || (number !== undefined && /^[:=]/.test(behind)) });
  }
  return cuts;
}

/** Returns whether a word continues after its end, unless a capital letter begins the next link: "MedlineGoogle Scholar". */
function goesOn(word: string, behind: string): boolean {
  return /^(?:[\p{L}\d_/-]|\.\d)/u.test(behind) && !(/\p{Ll}$/u.test(word) && /^\p{Lu}/u.test(behind));
}

/** Cuts before a capitalized word after a digit, with or without a period: it is the next word of the text. */
function glued(run: string): Cut[] {
  const found = /(?<=\d)[.:]?\p{Lu}\p{Ll}{3,}[.,;:]*$/u.exec(run);
  return found ? [{ at: found.index, isSure: false }] : [];
}
