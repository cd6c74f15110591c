import { sentenceCase } from '../../casing/sentence-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { bracketed, commas, sentences, withStop, words } from '../../pieces/join';
import type { Kind } from '../../pieces/kinds';
import { reporterOf } from '../../pieces/legal';
import { editionText } from '../../pieces/editions-and-pages';
import { inOrder, inverted, type Person } from '../../pieces/people';
import { britishDay, eventOf, isLaw, isPage, issuerOf, leading, ownNumber, patentOf, versionOf } from './kinds';
import { imprint, initialsFirst, joined, lowTitle, pagesOnly, placeOf, reviewOf, thesisName, yearOnly } from './parts';

/** Formats Harvard as in Cite Them Right, 12th edition: year in parentheses, title of a part in single quotes. */
export function harvard(facts: Facts): string {
  if (isLaw(facts)) return withStop(words(italic(facts.title), yearOf(facts), reporterOf(facts)));
  const text = { journal: inJournal, book: inBook, alone: byItself }[placeOf(facts)](facts);
  const seen = britishDay(facts.item.accessed);
  return words(text, facts.link && `Available at: ${words(facts.link, seen && `(Accessed: ${seen})`)}.`);
}

function inJournal(facts: Facts): string {
  const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
  const journal = commas(italic(facts.container), volume + (issue && `(${issue})`), pagesOf(facts));
  const [lead, part] = [leadOf(facts), quotedTitle(facts)];
  const review = reviewOf(facts, { title: lowWork, name: closeInitials });
  if (!review) return sentences(afterQuote(words(lead, part), journal));
  // British usage: the period is outside the quotation marks.
  return part ? words(`${words(lead, part)}.`, sentences(review, journal)) : sentences(words(lead, review), journal);
}

function inBook(facts: Facts): string {
  const editors = joined(facts.editors.map(initialsFirst), 3, 1, ' and ', false);
  const named = editors && `in ${editors} (${facts.editors.length > 1 ? 'eds' : 'ed.'})`;
  const part = words(leadOf(facts), quotedTitle(facts));
  return sentences(
    afterQuote(part, words(named || 'in', italic(facts.container))),
    commas(imprint(facts), pagesOf(facts)),
  );
}

function byItself(facts: Facts): string {
  const title = lowTitle(facts);
  const number =
    facts.kind === 'patent' ? patentOf(facts, 'Patent no. US') : facts.kind === 'report' ? ownNumber(facts) : '';
  const named = facts.kind === 'standard' && ownNumber(facts) ? `${ownNumber(facts)}: ${title}` : title;
  const label = HARVARD_MEDIA[facts.kind];
  const about = words(bracketed('', versionOf(facts)), label && `[${label}]`);
  const edition = editionText(facts.item.edition).replace(/\bed\.$/, 'edn.');
  if (!headOf(facts)) {
    const directors = isDirected(facts) ? joined(facts.authors.map(closeInitials), 3, 1, ' and ', false) : '';
    const rest = sentences(directors && `Directed by ${directors}`, about, number, edition, imprint(facts));
    return words(italic(named), yearOf(facts), rest);
  }
  const publisher =
    facts.kind === 'talk'
      ? commas(eventOf(facts) && italic(eventOf(facts)), field(facts, 'publisher-place'), dayAndMonth(facts))
      : imprint(facts);
  const origin = facts.kind === 'patent' || isPage(facts) ? '' : issuerOf(facts, publisher);
  const set = facts.kind === 'talk' ? quotedTitle(facts) : italic(named);
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  return sentences(words(leadOf(facts), set, about), kind, number, edition, origin);
}

const isDirected = ({ kind, item }: Facts): boolean => kind === 'film' && item.type === 'motion_picture';

const headOf = (facts: Facts): string => (isDirected(facts) ? '' : leading(facts, harvardNames, [' (ed.)', ' (eds)']));

const yearOf = (facts: Facts): string => `(${yearOnly(facts) || 'no date'})`;

const leadOf = (facts: Facts): string => words(headOf(facts), yearOf(facts));

const quotedTitle = (facts: Facts): string => {
  const title = lowTitle(facts);
  return title && `‘${title}’`;
};

const pagesOf = (facts: Facts): string => {
  const pages = pagesOnly(facts);
  return pages && `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
};

/** The media types in square brackets after a title in Cite Them Right. */
const HARVARD_MEDIA: Partial<Record<Kind, string>> = {
  film: 'Film',
  dataset: 'Dataset',
  software: 'Computer program',
  talk: 'Speech',
};

const dayAndMonth = ({ item }: Facts): string => britishDay(item.issued).split(' ').slice(0, -1).join(' ');

function harvardNames(people: Person[], cut: boolean): string {
  const names = people.map((person) => inverted(person, person.initials.replace(/\s/g, '')));
  return names.length > 3 || cut ? `${names[0] ?? ''} ${italic('et al.')}` : joined(names, 3, 1, ' and ', false);
}

const lowWork = (title: string, { item }: Facts): string => sentenceCase(title, { language: item.language });

/** Formats "J.S. Brown" */
const closeInitials = (person: Person): string => inOrder(person, person.initials.replace(/\s/g, ''));

/** Adds a comma outside the quotation marks (British usage). */
const afterQuote = (quote: string, rest: string): string => (rest ? `${quote}, ${rest}` : quote);
