import { sentenceCase } from '../../casing/sentence-case';
import { casingOf, factsOf, type Facts, type FormatOptions } from '../../facts';
import { italic } from '../../markup';
import { APA_DATE, dateStanding, dateText, withLetter, type Detail } from '../../pieces/dates';
import { bracketed, sentences, words, commas } from '../../pieces/join';
import { isDirected, type Kind } from '../../pieces/kinds';
import { publisherName } from '../../pieces/publishers';
import { isSpoken } from '../../pieces/interviews';
import { cleanText } from '../../pieces/clean';
import type { CslItem } from '@veracite/model/csl';
import { apaNames, edLabel } from './people';
import { apaSource } from './source';
import { apaBrackets, apaParentheses, apaPartParentheses } from './title-notes';
import { courtOf, reporterOf } from '../../pieces/legal';

/** Works with a full date (APA 9.13). */
const FULL_DATES: Kind[] = ['magazine', 'newspaper', 'webpage', 'post', 'talk', 'episode', 'preprint'];
/** Parts of larger works, which have upright titles (APA 9.19). */
const PARTS: Kind[] = ['article', 'magazine', 'newspaper', 'chapter', 'conference', 'episode'];

/** Formats an entry in APA style, 7th edition (chapters 9 and 10 of the manual), with italic marks (markup.ts). */
export function apa(item: CslItem, options: FormatOptions = {}): string {
  return apaEntry(factsOf(item, options));
}

export function apaEntry(facts: Facts): string {
  const { item } = facts;
  if (facts.kind === 'case' || facts.kind === 'statute') return apaCase(facts);
  const head = apaAuthor(facts);
  const date = `(${apaDate(facts)})`;
  const title = apaTitle(facts);
  const lead = head ? [head, date, title] : [title, date];
  const entry = sentences(...lead, apaSource(facts, head));
  const original = dateText(item['original-date'], 'year', APA_DATE);
  return words(
    entry,
    facts.link,
    original && original !== unletteredDate(facts, 'year') && `(Original work published ${original})`,
  );
}

/** Formats the author element: authors, else editors of a whole book, with a role where the manual requires one. */
export function apaAuthor(facts: Facts): string {
  if (facts.authors.length > 0) {
    const isShow = facts.kind === 'film' || facts.kind === 'episode';
    const role = isDirected(facts) ? 'Director' : isShow && isPodcast(facts.item) ? 'Host' : '';
    return words(apaNames(facts.authors, facts.authorsCut), role && `(${role}${facts.authors.length > 1 ? 's' : ''})`);
  }
  if (facts.editors.length > 0 && !PARTS.includes(facts.kind))
    return `${apaNames(facts.editors)} (${edLabel(facts.editors)})`;
  // The organization that issued a report or page is its author if there is no other name (APA 9.11).
  const body = publisherName(facts.item.publisher);
  return ['report', 'standard', 'dataset', 'webpage'].includes(facts.kind) ? body : '';
}

const isPodcast = (item: CslItem): boolean => /podcast/i.test(`${item.genre ?? ''} ${item.medium ?? ''}`);

/** Formats "2020, May 4", "2020", "n.d.", "in press". */
export const apaDate = (
  facts: Facts,
  detail: Detail = FULL_DATES.includes(facts.kind) || isSpoken(facts) ? 'day' : 'year',
): string => withLetter(unletteredDate(facts, detail), facts.yearLetter);

function unletteredDate(facts: Facts, detail: Detail): string {
  const standing = dateStanding(facts.item);
  if (standing === 'in-press') return 'in press';
  if (standing === 'none') return 'n.d.';
  if (standing === 'literal') return cleanText(facts.item.issued?.literal ?? '');
  return dateText(facts.item.issued, facts.kind === 'preprint' ? 'year' : detail, APA_DATE);
}

function apaTitle(facts: Facts): string {
  const text = sentenceCase(facts.title, casingOf(facts));
  const whole = !PARTS.includes(facts.kind) && !(facts.kind === 'post' && facts.container);
  const title = whole ? italic(text) : text;
  const notes = whole ? apaParentheses(facts) : title ? apaPartParentheses(facts) : [];
  return words(title, bracketed('; ', ...notes), apaBrackets(facts)) || '[Untitled]';
}

/** Formats a case or statute in legal citation (APA 11.4–11.6): "Name v. Name, 347 U.S. 483 (1954)". */
function apaCase(facts: Facts): string {
  const origin = words(courtOf(facts), dateText(facts.item.issued, 'year', APA_DATE));
  const citation = commas(facts.title, reporterOf(facts));
  return words(words(citation, origin && `(${origin})`) + '.', facts.link);
}
