import type { CslItem } from '@veracite/model/csl';
import { factsOf, field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { capitalize } from '../../pieces/capitals';
import { isDirected } from '../../pieces/kinds';
import { bracketed, commas, withStop, words } from '../../pieces/join';
import { numberedLabel, serverOf, versionNumber } from '../../pieces/labels';
import { editionText, issueText } from '../../pieces/editions-and-pages';
import { publisherName } from '../../pieces/publishers';
import { calledAs, isSpoken } from '../../pieces/interviews';
import { chicagoCase } from './legal';
import {
  cased,
  chicagoContainer,
  chicagoDate,
  chicagoPages,
  chicagoTitle,
  imprint,
  isPaper,
  patentDate,
  patentNumber,
  reviewOf,
  series,
  thesisKind,
} from './parts';
import { chicagoNoteNames, chicagoShort } from './people';

/**
 * Formats the full note of a work in Chicago style, 17th edition (14.19–14.23): names in order, commas between elements,
 * facts of publication in parentheses.
 * @returns text with italic marks, without the note's number
 */
export function chicagoNote(item: CslItem): string {
  const facts = factsOf(item);
  if (facts.kind === 'case' || facts.kind === 'statute') return chicagoCase(facts);
  return withStop(commas(noteHead(facts), ...noteBody(facts), facts.link));
}

/** Formats the short form of later notes (14.30): family name and a title of at most four words. */
export function chicagoShortNote(item: CslItem): string {
  const facts = factsOf(item);
  const names = facts.authors.length > 0 ? facts.authors : facts.editors;
  const short = { ...facts, title: shortTitle(facts) };
  return withStop(commas(chicagoShort(names, facts.authorsCut), chicagoTitle(short)));
}

/** Shortens a title to at most four words, without subtitle and leading article. */
function shortTitle(facts: Facts): string {
  const main = (facts.item['title-short'] ?? facts.title.split(/[:?!]\s/)[0] ?? '').replace(/^(?:The|An?)\s/i, '');
  const first = main.split(' ').slice(0, 4);
  while (first.length > 1 && /^(?:the|an?|of|in|on|and|for|to|with|by|from|as)$/i.test(first.at(-1) ?? '')) first.pop();
  return first.join(' ');
}

function noteHead(facts: Facts): string {
  if (isDirected(facts)) return '';
  if (facts.authors.length > 0) return chicagoNoteNames(facts.authors, facts.authorsCut);
  const editors = facts.kind === 'book' || facts.kind === 'report' ? facts.editors : [];
  return editors.length > 0 ? `${chicagoNoteNames(editors)}, ${editors.length > 1 ? 'eds.' : 'ed.'}` : '';
}

function noteBody(facts: Facts): string[] {
  const title = chicagoTitle(facts);
  switch (facts.kind) {
    case 'article':
      return articleNote(facts, title);
    case 'magazine':
    case 'newspaper':
      return [title, reviewOf(facts), chicagoContainer(facts), chicagoDate(facts, 'day'), chicagoPages(facts)];
    case 'episode':
      return [title, chicagoContainer(facts), publisherName(facts.item.publisher), chicagoDate(facts, 'day')];
    case 'chapter':
    case 'conference':
      return [title, inBook(facts), chicagoPages(facts)];
    case 'thesis':
      return [
        words(
          title,
          bracketed(', ', thesisKind(facts), publisherName(facts.item.publisher), chicagoDate(facts, 'year')),
        ),
        field(facts, 'archive'),
      ];
    case 'patent':
      return [title, patentNumber(facts), patentDate(facts)];
    case 'film': {
      const director =
        isDirected(facts) && facts.authors.length > 0 ? `directed by ${chicagoNoteNames(facts.authors)}` : '';
      return [words(commas(title, director), publication(facts))];
    }
    case 'preprint':
      return [title, 'preprint', serverOf(facts.item), chicagoDate(facts, 'day')];
    case 'webpage':
    case 'post':
      return [title, facts.container || publisherName(facts.item.publisher), chicagoDate(facts, 'day')];
    case 'talk': {
      const event = field(facts, 'event-title') || facts.container;
      return [words(title, bracketed(', ', event, field(facts, 'publisher-place'), chicagoDate(facts, 'day')))];
    }
    default:
      return isSpoken(facts)
        ? [title || calledAs(facts).toLowerCase(), chicagoDate(facts, 'day'), field(facts, 'archive')]
        : bookNote(facts, title);
  }
}

function articleNote(facts: Facts, title: string): string[] {
  const issue = field(facts, 'issue');
  const numbered = commas(words(chicagoContainer(facts), field(facts, 'volume')), issueText(issue));
  const dated = words(numbered, bracketed('', chicagoDate(facts, 'month')));
  const pages = chicagoPages(facts) || field(facts, 'number');
  return [title, reviewOf(facts), pages ? `${dated}: ${pages}` : dated];
}

const people = (facts: Facts): string[] => [
  facts.translators.length > 0 ? `trans. ${chicagoNoteNames(facts.translators)}` : '',
  facts.editors.length > 0 && facts.authors.length > 0 ? `ed. ${chicagoNoteNames(facts.editors)}` : '',
];

const publication = (facts: Facts): string => bracketed(', ', imprint(facts), chicagoDate(facts, 'year'));

function inBook(facts: Facts): string {
  const volume = field(facts, 'volume');
  const title = chicagoContainer(facts) || italic(cased(facts.collection, facts));
  const editors = facts.editors.length > 0 ? `ed. ${chicagoNoteNames(facts.editors)}` : '';
  const notes = commas(
    title && `in ${title}`,
    editors,
    editionText(facts.item.edition),
    volume && `vol. ${volume}`,
    facts.container && series(facts),
  );
  return words(notes, publication(facts));
}

function bookNote(facts: Facts, title: string): string[] {
  const volume = facts.kind === 'book' ? field(facts, 'volume') : '';
  const version = versionNumber(facts.item);
  const number =
    facts.kind === 'report' || facts.kind === 'standard' ? numberedLabel(facts.item, capitalize(facts.kind)) : '';
  if (isPaper(facts)) {
    const origin = [number || field(facts, 'genre'), publisherName(facts.item.publisher), chicagoDate(facts, 'year')];
    return [words(title, bracketed(', ', ...origin))];
  }
  const notes = commas(
    title,
    ...people(facts),
    editionText(facts.item.edition),
    version && `v. ${version}`,
    volume && `vol. ${volume}`,
    number,
    series(facts),
  );
  return [words(notes, publication(facts)), facts.kind === 'book' ? chicagoPages(facts) : ''];
}
