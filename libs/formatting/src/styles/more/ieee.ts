import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { doiOf } from '../../pieces/link';
import { commas, withComma, withStop, words } from '../../pieces/join';
import { MONTHS } from '../../pieces/dates';
import { editionText } from '../../pieces/numbers';
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

/** IEEE Reference Guide: names in order, title in quotes, "vol. x, no. x, pp. xxx–xxx, Abbrev. Month year". */
export function ieee(facts: Facts): string {
  const names = facts.authors.map(initialsFirst);
  const head = joined(names, 6, 1, names.length > 2 ? ', and ' : ' and ', facts.authorsCut);
  const doi = doiOf(facts.item);
  const tail = doi ? `doi: ${doi}` : '';
  const body = commas(head, ...source(facts), tail);
  return words(withStop(body), !doi && facts.link && `[Online]. Available: ${facts.link}`);
}

function source(facts: Facts): string[] {
  const pages = pagesOnly(facts);
  const pageList = pages && `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
  const title = lowTitle(facts);
  const quoted = title && `“${withComma(title)}”`;
  if (placeOf(facts) === 'journal') {
    const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
    return [
      words(
        quoted,
        commas(
          quoted ? lowFirst(reviewOf(facts)) : reviewOf(facts),
          italic(shortJournal(facts)),
          volume && `vol. ${volume}`,
          issue && `no. ${issue}`,
          pageList,
          monthYear(facts),
        ),
      ),
    ];
  }
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(initialsFirst);
    const named =
      editors.length > 0 ? `${joined(editors, 6, 1, ' and ', false)}, ${editors.length > 1 ? 'Eds.' : 'Ed.'}` : '';
    return [
      words(
        quoted,
        commas(`in ${italic(titleCase(facts.container, 'chicago'))}`, named, imprint(facts), yearOnly(facts), pageList),
      ),
    ];
  }
  if (facts.kind === 'thesis')
    return [words(quoted, commas(thesisName(facts), publisherPlace(facts), yearOnly(facts)))];
  return [italic(titleCase(facts.title, 'chicago')), editionText(facts.item.edition), imprint(facts), yearOnly(facts)];
}

const lowFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "May 2020", months of more than four letters cut to three. */
function monthYear(facts: Facts): string {
  const month = MONTHS[(facts.item.issued?.['date-parts']?.[0]?.[1] ?? 0) - 1];
  const short = month && (month.length > 4 ? `${month === 'September' ? 'Sept' : month.slice(0, 3)}.` : month);
  return words(short, yearOnly(facts));
}
