import { sentenceCase } from '../../casing/sentence-case';
import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { bracketed, commas, sentences, words } from '../../pieces/join';
import { editionText } from '../../pieces/numbers';
import { inOrder, inverted, type Person } from '../../pieces/people';
import {
  imprint,
  initialsFirst,
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

/** ACS Guide: names with semicolons, journal in italics, year bold in print and plain here, volume in italics. */
export function acs(facts: Facts): string {
  const names = facts.authors.map((person) => inverted(person, person.initials));
  const head = names.join('; ') + (facts.authorsCut ? '; et al.' : '');
  const title = titleCase(facts.title, 'chicago', { language: facts.item.language });
  const volume = field(facts, 'volume');
  const issue = field(facts, 'issue');
  if (placeOf(facts) === 'journal') {
    const numbers = commas(yearOnly(facts), volume && words(italic(volume), issue && `(${issue})`), pagesOnly(facts));
    return words(sentences(head, title, reviewOf(facts), words(italic(shortJournal(facts)), numbers)), facts.link);
  }
  const pages = pagesOnly(facts) && `pp ${pagesOnly(facts)}`;
  const issued = commas([imprintBack(facts), yearOnly(facts)].filter(Boolean).join(', '));
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map((person) => inverted(person, person.initials)).join('; ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'Eds.' : 'Ed.'}`;
    return words(
      sentences(head, title, [`In ${italic(facts.container)}`, named, issued, pages].filter(Boolean).join('; ')),
      facts.link,
    );
  }
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  return words(
    sentences(
      head,
      [kind ? title : italic(title), editionText(facts.item.edition)].filter(Boolean).join(', '),
      kind,
      issued,
    ),
    facts.link,
  );
}

const imprintBack = (facts: Facts): string => publisherPlace(facts).replace(', ', ': ');

/** Nature: up to five authors, "&" before the last, volume in bold in print and plain here, year last. */
export function nature(facts: Facts): string {
  const head = joined(
    facts.authors.map((person) => inverted(person, person.initials)),
    5,
    1,
    ' & ',
    facts.authorsCut,
  ).replace(', et al.', ' et al.');
  const year = bracketed('', yearOnly(facts));
  if (placeOf(facts) === 'journal') {
    return words(
      sentences(
        head,
        lowTitle(facts),
        reviewOf(facts, { last: ' & ' }),
        words(commas(words(italic(shortJournal(facts)), field(facts, 'volume')), pagesOnly(facts)), year),
      ),
      facts.link,
    );
  }
  const issued = bracketed(', ', publisherPlace(facts), yearOnly(facts));
  if (placeOf(facts) === 'book') {
    const editors =
      facts.editors.length > 0
        ? `(${facts.editors.length > 1 ? 'eds' : 'ed.'} ${joined(
            facts.editors.map((p) => inverted(p, p.initials)),
            5,
            1,
            ' & ',
            false,
          )})`
        : '';
    const pages = pagesOnly(facts);
    return words(
      sentences(head, lowTitle(facts), words('in', italic(facts.container), editors, pages, issued)),
      facts.link,
    );
  }
  const title = italic(titleCase(facts.title, 'chicago', { language: facts.item.language }));
  return words(sentences(head, words(title, facts.kind === 'thesis' ? thesisName(facts) : '', issued)), facts.link);
}

/** Harvard as in Cite Them Right, 12th edition: year in parentheses, title of a part in single quotes. */
export function harvard(facts: Facts): string {
  const names = facts.authors.map((person) => inverted(person, person.initials.replace(/\s/g, '')));
  const many = names.length > 3 || facts.authorsCut;
  const head = many ? `${names[0] ?? ''} ${italic('et al.')}` : joined(names, 3, 1, ' and ', false);
  const lead = words(head, `(${yearOnly(facts) || 'no date'})`);
  const pages = pagesOnly(facts) && `${/[–,]/.test(pagesOnly(facts)) ? 'pp.' : 'p.'} ${pagesOnly(facts)}`;
  const link = facts.link && `Available at: ${facts.link}.`;
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
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  return words(
    sentences(words(lead, italic(lowTitle(facts))), kind, editionText(facts.item.edition), imprint(facts)),
    link,
  );
}

const lowWork = (title: string, { item }: Facts): string => sentenceCase(title, { language: item.language });

/** "J.S. Brown" */
const closeInitials = (person: Person): string => inOrder(person, person.initials.replace(/\s/g, ''));

/** British usage: the comma stands outside the quotation marks. */
const afterQuote = (quote: string, rest: string): string => (rest ? `${quote}, ${rest}` : quote);
