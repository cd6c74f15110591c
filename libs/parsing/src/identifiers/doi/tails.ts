import { trimTail } from '@veracite/model/identifiers';
import lists from '../../../data/identifier-tails.json';
import { stripEnd } from '../../strip';
import { balancedEnd } from '../brackets';

/** A place where a DOI may end, and whether what follows could still be part of it. */
export interface Cut {
  at: number;
  isSure: boolean;
}

const anyOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** Words of databases and of notes, which nothing but punctuation follows; names of numbers, which their number follows. */
const WORDS = new RegExp(
  `(?:(${anyOf(lists.numbers)})(?=[:=\\d.]|http|$)|(${anyOf([...lists.links, ...lists.notes])}))`,
  'giu',
);
const FIRST = new RegExp(`^(?:${anyOf([...lists.numbers, ...lists.links, ...lists.notes])})(?![\\p{L}_/-])`, 'iu');
const PAGES = anyOf(lists.pages);
/** What a publisher's site adds to a DOI for the text, the abstract, the file. */
const PAGE = new RegExp(`(?:(?<=\\d)v\\d{1,2})?[/.](?:${PAGES})(?:[/.+][\\w.+/-]*)?$`, 'i');
/** The same at a preprint server: "…123456v2". */
const VERSION = /(?<=\d{5})v\d{1,2}$/i;
/** A SICI is at its end behind "CO;2" and the check character. */
const SICI = /\d\.\d\.co;2(?:-.)?/i;

/** Whether a text begins with a word of a database or of a note. */
export const beginsTail = (text: string): boolean => FIRST.test(text);

/** Where a run of characters that begins as a DOI's suffix may end, before its tail of words or of the address. */
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

/** Marks that begin another part of an address, and those that hardly any DOI holds. */
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
    const isTold = isCapital || /\d/.test(before) || (number !== undefined && /[:=]/.test(follows));
    if (isGlued && (!isTold || word.length < 3)) continue;
    const end = stripEnd(run.slice(0, index), '.,;:|([').length;
    cuts.push({ at: end, isSure: isMarked || (number !== undefined && /^[:=]/.test(behind)) });
  }
  return cuts;
}

/** Whether a word is only part of one, or of a suffix; the next link begins with a capital letter: "MedlineGoogle Scholar". */
function goesOn(word: string, behind: string): boolean {
  return /^(?:[\p{L}\d_/-]|\.\d)/u.test(behind) && !(/\p{Ll}$/u.test(word) && /^\p{Lu}/u.test(behind));
}

/** A capitalised word behind a digit, with or without a full stop, is the next word of the text. */
function glued(run: string): Cut[] {
  const found = /(?<=\d)[.:]?\p{Lu}\p{Ll}{3,}[.,;:]*$/u.exec(run);
  return found ? [{ at: found.index, isSure: false }] : [];
}
