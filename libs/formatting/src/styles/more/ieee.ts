import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { doiOf } from '../../pieces/link';
import { commas, withComma, withStop, words } from '../../pieces/join';
import { MONTHS } from '../../pieces/dates';
import { editionText } from '../../pieces/editions-and-pages';
import type { Person } from '../../pieces/people';
import {
  eventOf,
  isLaw,
  isPage,
  issuerOf,
  lawCitation,
  leading,
  ownNumber,
  patentOf,
  shortDay,
  siteOf,
  versionOf,
} from './kinds';
import {
  initialsFirst,
  imprint,
  joined,
  lowTitle,
  pagesOnly,
  placeOf,
  publisherPlace,
  reviewOf,
  shortJournal,
  thesisName,
  yearOnly,
} from './parts';

/** Formats by the IEEE Reference Guide: names in order, title in quotes, "vol. x, no. x, pp. xxx–xxx, Abbrev. Month year". */
export function ieee(facts: Facts): string {
  if (isLaw(facts)) return withStop(lawCitation(facts, italic(facts.title)));
  const head = leading(facts, ieeeNames, [', Ed.', ', Eds.']);
  const doi = doiOf(facts.item);
  const tail = doi ? `doi: ${doi}` : '';
  const body = commas(head, ...source(facts), tail);
  return words(withStop(body), !doi && facts.link && `[Online]. Available: ${facts.link}`);
}

function ieeeNames(people: Person[], cut: boolean): string {
  return joined(people.map(initialsFirst), 6, 1, people.length > 2 ? ', and ' : ' and ', cut);
}

function source(facts: Facts): string[] {
  const pages = pagesOnly(facts);
  const pageList = pages && `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
  const title = lowTitle(facts);
  const quoted = title && `“${withComma(title)}”`;
  const ended = (...rest: string[]): string[] => [words(quoted, commas(...rest))];
  if (placeOf(facts) === 'journal') {
    const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
    return ended(
      quoted ? lowFirst(reviewOf(facts)) : reviewOf(facts),
      italic(shortJournal(facts)),
      volume && `vol. ${volume}`,
      issue && `no. ${issue}`,
      pageList,
      monthYear(facts),
    );
  }
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(initialsFirst);
    const named =
      editors.length > 0 ? `${joined(editors, 6, 1, ' and ', false)}, ${editors.length > 1 ? 'Eds.' : 'Ed.'}` : '';
    const book = `in ${italic(titleCase(facts.container, 'chicago'))}`;
    return ended(book, named, imprint(facts), yearOnly(facts), pageList);
  }
  if (facts.kind === 'thesis') return ended(thesisName(facts), publisherPlace(facts), yearOnly(facts));
  if (facts.kind === 'patent')
    return ended(patentOf(facts, 'U.S. Patent').replace(/(?<=\d),(?=\d{3})/g, ' '), shortDay(facts));
  if (facts.kind === 'report') return ended(publisherPlace(facts), ownNumber(facts), yearOnly(facts));
  if (facts.kind === 'talk')
    return ended(eventOf(facts) && `presented at ${eventOf(facts)}`, field(facts, 'publisher-place'), shortDay(facts));
  if (isPage(facts)) return ended(siteOf(facts), shortDay(facts));
  return [
    italic(titleCase(facts.title, 'chicago')),
    versionOf(facts).replace('V', 'v'),
    ownNumber(facts),
    editionText(facts.item.edition),
    issuerOf(facts, imprint(facts)),
    yearOnly(facts),
  ];
}

const lowFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Formats "May 2020". Months of more than four letters are abbreviated to three. */
function monthYear(facts: Facts): string {
  const month = MONTHS[(facts.item.issued?.['date-parts']?.[0]?.[1] ?? 0) - 1];
  const short = month && (month.length > 4 ? `${month === 'September' ? 'Sept' : month.slice(0, 3)}.` : month);
  return words(short, yearOnly(facts));
}
