import { sentenceCase } from '../../casing/sentence-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { bracketed, commas, sentences, withStop, words } from '../../pieces/join';
import type { Kind } from '../../pieces/kinds';
import { reporterOf } from '../../pieces/legal';
import { editionText } from '../../pieces/numbers';
import { inOrder, inverted, type Person } from '../../pieces/people';
import { britishDay, eventOf, isLaw, isPage, issuerOf, leading, ownNumber, patentOf, versionOf } from './kinds';
import { imprint, initialsFirst, joined, lowTitle, pagesOnly, placeOf, reviewOf, thesisName, yearOnly } from './parts';

/** Harvard as in Cite Them Right, 12th edition: year in parentheses, title of a part in single quotes. */
export function harvard(facts: Facts): string {
  const year = `(${yearOnly(facts) || 'no date'})`;
  if (isLaw(facts)) return withStop(words(italic(facts.title), year, reporterOf(facts)));
  const directed = facts.kind === 'film' && facts.item.type === 'motion_picture';
  const head = directed ? '' : leading(facts, harvardNames, [' (ed.)', ' (eds)']);
  const lead = words(head, year);
  const pages = pagesOnly(facts) && `${/[–,]/.test(pagesOnly(facts)) ? 'pp.' : 'p.'} ${pagesOnly(facts)}`;
  const seen = britishDay(facts.item.accessed);
  const link = facts.link && `Available at: ${words(facts.link, seen && `(Accessed: ${seen})`)}.`;
  const title = lowTitle(facts);
  const part = title && `‘${title}’`;
  if (placeOf(facts) === 'journal') {
    const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
    const journal = commas(italic(facts.container), volume + (issue && `(${issue})`), pages);
    const review = reviewOf(facts, { title: lowWork, name: closeInitials });
    if (!review) return words(sentences(afterQuote(words(lead, part), journal)), link);
    // British usage: the stop stands outside the quotation marks.
    const titled = part ? [`${words(lead, part)}.`, review] : [words(lead, review)];
    return words(...titled.slice(0, -1), sentences(titled.at(-1), journal), link);
  }
  if (placeOf(facts) === 'book') {
    const editors = joined(facts.editors.map(initialsFirst), 3, 1, ' and ', false);
    const named = editors && `in ${editors} (${facts.editors.length > 1 ? 'eds' : 'ed.'})`;
    return words(
      sentences(
        afterQuote(words(lead, part), words(named || 'in', italic(facts.container))),
        commas(imprint(facts), pages),
      ),
      link,
    );
  }
  const number =
    facts.kind === 'patent' ? patentOf(facts, 'Patent no. US') : facts.kind === 'report' ? ownNumber(facts) : '';
  const named = facts.kind === 'standard' && ownNumber(facts) ? `${ownNumber(facts)}: ${title}` : title;
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  const label = HARVARD_MEDIA[facts.kind];
  const about = words(bracketed('', versionOf(facts)), label && `[${label}]`);
  const edition = editionText(facts.item.edition).replace(/\bed\.$/, 'edn.');
  if (!head) {
    const direction =
      directed && facts.authors.length > 0
        ? `Directed by ${joined(facts.authors.map(closeInitials), 3, 1, ' and ', false)}`
        : '';
    const rest = sentences(direction, about, number, edition, imprint(facts));
    return words(italic(named), year, rest, link);
  }
  const held =
    facts.kind === 'talk'
      ? commas(eventOf(facts) && italic(eventOf(facts)), field(facts, 'publisher-place'), dayAndMonth(facts))
      : imprint(facts);
  const origin = facts.kind === 'patent' || isPage(facts) ? '' : issuerOf(facts, held);
  const set = facts.kind === 'talk' ? part : italic(named);
  return words(sentences(words(lead, set, about), kind, number, edition, origin), link);
}

/** What stands in square brackets behind a title in Cite Them Right. */
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

/** "J.S. Brown" */
const closeInitials = (person: Person): string => inOrder(person, person.initials.replace(/\s/g, ''));

/** British usage: the comma stands outside the quotation marks. */
const afterQuote = (quote: string, rest: string): string => (rest ? `${quote}, ${rest}` : quote);
