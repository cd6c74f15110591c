import type { CslItem } from '@veracite/model/csl';
import { factsOf, field, type Facts, type FormatOptions } from '../../facts';
import { italic } from '../../markup';
import { capitalize } from '../../pieces/capitals';
import { CHICAGO_DATE, dateStanding, dateText } from '../../pieces/dates';
import { commas, sentences, words } from '../../pieces/join';
import { numberedLabel, serverOf, versionNumber } from '../../pieces/labels';
import { arxivIdOf } from '../../pieces/link';
import { editionText, issueText } from '../../pieces/editions-and-pages';
import { isDirected } from '../../pieces/kinds';
import { publisherName, sameBody } from '../../pieces/publishers';
import { calledAs, isSpoken } from '../../pieces/interviews';
import { chicagoCase } from './legal';
import {
  chicagoContainer,
  cased,
  chicagoDate,
  chicagoPages,
  chicagoTitle,
  imprint,
  imprintYear,
  isPaper,
  isWhole,
  patentDate,
  patentNumber,
  reviewOf,
  series,
  thesisKind,
} from './parts';
import { chicagoAuthors, chicagoContributors } from './people';

/** The position of the year: after the facts of publication (notes and bibliography) or after the author (author-date). */
type YearPlace = 'last' | 'after-author';

/** Formats an entry in Chicago style, 17th edition, notes and bibliography (chapter 14), with italic marks. */
export function chicago(item: CslItem, options: FormatOptions = {}): string {
  return chicagoEntry(factsOf(item, options));
}

export const chicagoEntry = (facts: Facts): string => entry(facts, 'last');

/** Formats an entry of a reference list in Chicago's author-date form (chapter 15), with the year after the author. */
export function chicagoAuthorDate(item: CslItem, options: FormatOptions = {}): string {
  return entry(factsOf(item, options), 'after-author');
}

function entry(facts: Facts, place: YearPlace): string {
  if (facts.kind === 'case' || facts.kind === 'statute') return chicagoCase(facts);
  const head = isUnsigned(facts) ? chicagoContainer(facts) : chicagoHead(facts);
  const title = chicagoTitle(facts) || capitalize(calledAs(facts));
  const lead =
    place === 'last' ? [head, title] : head ? [head, authorDateYear(facts), title] : [title, authorDateYear(facts)];
  return sentences(...lead, ...source(facts, place), accessed(facts), facts.link);
}

/** Formats "2019", "(1859) 1964", "n.d.", "Forthcoming"; in text "[1859] 1964" and "forthcoming" (15.40–15.45). */
export const authorDateYear = (facts: Facts, isInside = false): string => {
  const original = dateText(facts.item['original-date'], 'year', CHICAGO_DATE);
  const date = chicagoDate(facts, 'year') || 'n.d.';
  const year = isInside || date === 'n.d.' ? date : capitalize(date);
  if (!original || original === year) return year;
  return isInside ? `[${original}] ${year}` : `(${original}) ${year}`;
};

export function chicagoHead(facts: Facts): string {
  const { authors, editors, kind } = facts;
  if (authors.length > 0) {
    return isDirected(facts) ? `${chicagoAuthors(authors)}, dir.` : chicagoAuthors(authors, facts.authorsCut);
  }
  if (editors.length > 0 && isWhole(facts)) return `${chicagoAuthors(editors)}, ${editors.length > 1 ? 'eds.' : 'ed.'}`;
  return kind === 'report' || kind === 'standard' || kind === 'webpage' ? publisherName(facts.item.publisher) : '';
}

function accessed(facts: Facts): string {
  const day = dateText(facts.item.accessed, 'day', CHICAGO_DATE);
  return facts.link && day && dateStanding(facts.item) === 'none' ? `Accessed ${day}` : '';
}

/** Omits the year in the author-date form, which has it after the author. */
const when = (place: YearPlace, year: string): string => (place === 'last' ? year : '');

function source(facts: Facts, place: YearPlace): string[] {
  switch (facts.kind) {
    case 'article':
      return [capitalize(reviewOf(facts)), translated(facts), journal(facts, place)];
    case 'magazine':
    case 'newspaper':
      return [
        capitalize(reviewOf(facts)),
        translated(facts),
        commas(!isUnsigned(facts) && chicagoContainer(facts), periodicalDate(facts, place), chicagoPages(facts)),
      ];
    case 'chapter':
    case 'conference':
      return [inBook(facts), facts.container && series(facts), commas(imprint(facts), when(place, imprintYear(facts)))];
    case 'episode':
      return [commas(chicagoContainer(facts), publisherName(facts.item.publisher), periodicalDate(facts, place))];
    case 'thesis':
      return [
        commas(
          capitalize(thesisKind(facts)),
          publisherName(facts.item.publisher),
          when(place, chicagoDate(facts, 'year')),
        ),
        field(facts, 'archive'),
      ];
    case 'report':
      return isPaper(facts) ? [workingPaper(facts, place)] : book(facts, place);
    case 'preprint':
      return [commas('Preprint', serverOf(facts.item), arxiv(facts), when(place, chicagoDate(facts, 'day')))];
    case 'talk':
      return [commas(event(facts), field(facts, 'publisher-place'), periodicalDate(facts, place))];
    case 'post':
      return [commas(blog(facts), periodicalDate(facts, place))];
    case 'webpage':
      return [site(facts), periodicalDate(facts, place)];
    case 'patent':
      return [commas(patentNumber(facts), patentDate(facts))];
    default:
      return isSpoken(facts) ? [periodicalDate(facts, place), field(facts, 'archive')] : book(facts, place);
  }
}

const arxiv = (facts: Facts): string => {
  const id = arxivIdOf(facts.item);
  return id ? `arXiv:${id}` : '';
};

/** Returns true for an unsigned newspaper article: in a bibliography the newspaper replaces the author (14.199). */
const isUnsigned = (facts: Facts): boolean =>
  facts.kind === 'newspaper' && facts.authors.length === 0 && facts.container !== '';

const translated = ({ translators }: Facts): string =>
  translators.length > 0 ? `Translated by ${chicagoContributors(translators)}` : '';

/** Formats a blog's name in italics, followed by "(blog)" if the name does not include it (14.208). */
const blog = (facts: Facts): string =>
  facts.container &&
  words(chicagoContainer(facts), !/blog/i.test(facts.container) && facts.item.type === 'post-weblog' && '(blog)');

const event = (facts: Facts): string => {
  const name = field(facts, 'event-title') || facts.container;
  return name && facts.item.type === 'paper-conference' ? `Paper presented at ${name}` : name;
};

/** Returns the site, else its owner unless that is the author. */
function site(facts: Facts): string {
  const name = facts.container || publisherName(facts.item.publisher);
  return sameBody(name, chicagoHead(facts)) ? '' : name;
}

/** Formats the full date. The author-date form has the year already, and repeats the date only if it is more precise (15.49). */
function periodicalDate(facts: Facts, place: YearPlace): string {
  const full = chicagoDate(facts, 'day');
  return place === 'last' || full !== chicagoDate(facts, 'year') ? full : '';
}

/** Formats "Working Paper No. 12, National Bureau of Economic Research, Cambridge, 2013" (14.218). */
const workingPaper = (facts: Facts, place: YearPlace): string =>
  commas(
    numberedLabel(facts.item, '') || capitalize(field(facts, 'genre')),
    publisherName(facts.item.publisher),
    field(facts, 'publisher-place'),
    when(place, chicagoDate(facts, 'year')),
  );

/** Formats "*Journal* 12 (3): 45–67", "*Journal* 12:45–67" in the author-date form without a month (15.47–15.48). */
function undatedJournal(facts: Facts): string {
  const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
  const number = issueText(issue).replace(/^no\. /, '');
  const name = words(chicagoContainer(facts), volume, number && `(${number})`);
  const pages = chicagoPages(facts) || field(facts, 'number');
  return pages ? `${name}${issue ? ': ' : ':'}${pages}` : name;
}

/** Formats "*Journal* 12, no. 3 (May 2020): 45–67" (14.171–14.174). */
function journal(facts: Facts, place: YearPlace): string {
  const volume = field(facts, 'volume');
  const issue = field(facts, 'issue');
  const name = words(chicagoContainer(facts), volume);
  const numbered = commas(name, issueText(issue));
  const month = chicagoDate(facts, 'month');
  const date = place === 'last' ? month : month === chicagoDate(facts, 'year') ? '' : month.replace(/ -?\d{4}.*$/, '');
  if (place === 'after-author' && volume && !date) return undatedJournal(facts);
  const pages = chicagoPages(facts) || field(facts, 'number');
  const dated =
    volume || issue ? words(numbered, date && `(${date})`) : commas(numbered, date && (pages ? `(${date})` : date));
  return pages ? `${!volume && !issue && date ? dated.replace(/,\s\(/, ' (') : dated}: ${pages}` : dated;
}

/** Formats "In *Book*, edited by A and B, 2:45–67" (14.106–14.116). */
function inBook(facts: Facts): string {
  const volume = field(facts, 'volume');
  const title = chicagoContainer(facts) || italic(cased(facts.collection, facts));
  if (!title) return '';
  const notes = commas(
    facts.editors.length > 0 && `edited by ${chicagoContributors(facts.editors)}`,
    facts.translators.length > 0 && `translated by ${chicagoContributors(facts.translators)}`,
    editionText(facts.item.edition),
    volume && chicagoPages(facts)
      ? `${volume}:${chicagoPages(facts)}`
      : volume
        ? `vol. ${volume}`
        : chicagoPages(facts),
  );
  return commas(`In ${title}`, notes);
}

/** Formats place, publisher and year. A year alone begins a sentence ("Ca. 1500"). */
function published(facts: Facts, place: YearPlace): string {
  const year = when(place, imprintYear(facts));
  return imprint(facts) ? commas(imprint(facts), year) : capitalize(year);
}

/** Returns contributors, edition, volume, series and facts of publication (14.100). */
function book(facts: Facts, place: YearPlace): string[] {
  const { authors, editors, kind } = facts;
  const volume = kind === 'book' ? field(facts, 'volume') : '';
  const version = versionNumber(facts.item);
  return [
    translated(facts),
    editors.length > 0 && authors.length > 0 ? `Edited by ${chicagoContributors(editors)}` : '',
    capitalize(editionText(facts.item.edition)),
    version && `V. ${version}`,
    volume && `Vol. ${volume}`,
    kind === 'report' || kind === 'standard' ? numberedLabel(facts.item, capitalize(kind)) : '',
    series(facts),
    published(facts, place),
    kind === 'other' ? field(facts, 'archive') : '',
  ];
}
