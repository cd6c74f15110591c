import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { titleCase } from './casing/title-case';
import { factsOf, type Facts } from './facts';
import { italic } from './markup';
import { quoted } from './pieces/clean';
import { APA_DATE, CHICAGO_DATE, dateText } from './pieces/dates';
import { commas, words } from './pieces/join';
import type { Kind } from './pieces/kinds';
import { inOrder, type Person } from './pieces/people';
import { apaAuthor, apaDate } from './styles/apa/reference';
import { abbreviated, apaShort, withAbbreviation } from './styles/apa/people';
import { authorDateYear, chicagoHead } from './styles/chicago/bibliography';
import { chicagoNote, chicagoShortNote } from './styles/chicago/note';
import { chicagoShort } from './styles/chicago/people';
import { mlaShort } from './styles/mla/people';
import { mlaAuthor } from './styles/mla/reference';

/** In-text citations of a work, with italic marks. */
interface InText {
  parenthetical: string;
  narrative: string;
  /** Chicago, notes and bibliography: the first note and the later ones. */
  note?: string;
  shortNote?: string;
  /** APA: citations after the first one, which introduces an organization's abbreviation (8.21). */
  later?: { parenthetical: string; narrative: string };
}

/** Formats in-text citations: APA 8.11–8.21, MLA 6.1–6.30, Chicago author-date 15.21–15.31, notes 14.19–14.36. */
export function inText(item: CslItem, style: Style): InText {
  const facts = factsOf(item);
  const people = firstPeople(facts, style);
  if (style === 'apa') return isPrivate(facts) ? apaPrivate(facts) : apaInText(facts, people);
  if (style === 'mla') return mlaInText(facts, people);
  const name = chicagoShort(people, facts.authorsCut) || chicagoHead(facts) || titleInText(facts, 'chicago');
  const year = authorDateYear(facts, true);
  // A word instead of a year follows a comma: "Doe, n.d." (15.44).
  const dated = /^\p{L}/u.test(year) ? commas(name, year) : words(name, year);
  return {
    parenthetical: `(${dated})`,
    narrative: `${name} (${year})`,
    note: chicagoNote(item),
    shortNote: chicagoShortNote(item),
  };
}

function apaInText(facts: Facts, people: Person[]): InText {
  const original = dateText(facts.item['original-date'], 'year', APA_DATE);
  const date = apaDate(facts, 'year').split(/,\s(?=\p{Lu})/u)[0] ?? '';
  const year = original && original !== date ? `${original}/${date}` : date;
  const title = people.length === 0 ? apaAuthor(facts) || titleInText(facts, 'chicago') : '';
  const cited = (name: (person: Person) => string): NonNullable<InText['later']> => ({
    parenthetical: `(${commas(title || apaShort(people, '&', facts.authorsCut, name), year)})`,
    narrative: `${title || apaShort(people, 'and', facts.authorsCut, name)} (${year})`,
  });
  if (people.length > 2 || facts.authorsCut || !people.some(({ abbreviation }) => abbreviation))
    return cited(({ family }) => family);
  return { ...firstWithAbbreviation(people, year, cited(withAbbreviation)), later: cited(abbreviated) };
}

/** Formats the first citation of an organization with its abbreviation before the year: "World Bank (WB, 2020)". */
function firstWithAbbreviation(people: Person[], year: string, first: InText): InText {
  const [leading, second] = people;
  const narrative = second
    ? first.narrative.replace(/\[([^[\]]*)\]/g, '($1)')
    : `${leading?.family ?? ''} (${commas(leading?.abbreviation, year)})`;
  return { ...first, narrative };
}

/** Returns true for personal communication that readers cannot retrieve. Archived or published letters are in the list. */
const isPrivate = ({ item, authors, link, container }: Facts): boolean =>
  item.type === 'personal_communication' && authors.length > 0 && !item.archive && !link && !container;

/** Cites an irretrievable work only in the text, with initials and the day (APA 8.9). */
function apaPrivate({ authors, item }: Facts): InText {
  const day = dateText(item.issued, 'day', CHICAGO_DATE);
  const names = authors.map((person) => inOrder(person, person.initials));
  const joined = (joint: string): string => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(joint);
  return {
    parenthetical: `(${commas(joined(' & '), 'personal communication', day)})`,
    narrative: `${joined(' and ')} (${commas('personal communication', day)})`,
  };
}

function mlaInText(facts: Facts, people: Person[]): InText {
  const cited = mlaShort(people, facts.authorsCut) || titleInText(facts, 'mla');
  return { parenthetical: `(${cited})`, narrative: cited };
}

/** Returns the people at the beginning of the entry, or none if it begins with a title or an organization. */
function firstPeople(facts: Facts, style: Style): Person[] {
  const heads: Record<Style, (facts: Facts) => string> = { apa: apaAuthor, mla: mlaAuthor, chicago: chicagoHead };
  if (!heads[style](facts)) return [];
  return facts.authors.length > 0 ? facts.authors : facts.editors;
}

const ITALIC_KINDS: Kind[] = [
  'book',
  'report',
  'thesis',
  'film',
  'webpage',
  'dataset',
  'software',
  'standard',
  'preprint',
  'case',
];

/** Returns the title without its subtitle in headline capitals, as all three manuals require in text. */
function titleInText(facts: Facts, rule: 'mla' | 'chicago'): string {
  const main = titleCase(facts.title.split(/:\s/)[0] ?? '', rule, { language: facts.item.language });
  if (facts.kind === 'statute') return main;
  return ITALIC_KINDS.includes(facts.kind) ? italic(main) : quoted(main);
}
