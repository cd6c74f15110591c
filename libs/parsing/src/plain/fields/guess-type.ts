import type { CslItem, CslType } from '@veracite/model/csl';
import gazettes from '../../../data/gazettes.json';
import marks from '../../../data/formats/type-marks.json';
import {
  ACRONYM,
  ACRONYM_AND_YEAR,
  CONFERENCE,
  DATA_REPOSITORY,
  DICTIONARY,
  ENCYCLOPEDIA,
  LETTER,
  MAGAZINE,
  NEWSPAPER,
  PATENT,
  PREPRINT,
  PRESENTED,
  PROCEEDINGS_JOURNAL,
  REPORT,
  REVIEW,
  SOFTWARE,
  SOFTWARE_TITLE,
  THESIS,
  THESIS_GENRE,
  WEBSITE,
} from './work-type-patterns';

/** Evidence for the type in addition to the fields. */
interface Clues {
  raw: string;
  hasArxiv: boolean;
  hasAccessDate: boolean;
  /** The type stated by words like "[Data set]". */
  statedType?: CslType | undefined;
}

/** The facts about a reference that the rules test. */
interface Facts {
  item: Partial<CslItem>;
  container: string;
  genre: string;
  /** The text without the title, because words of a title say nothing about the type. */
  around: string;
  clues: Clues;
  isConference: boolean;
  /** Has a volume or an issue. */
  isNumbered: boolean;
}

/** Learned societies, whose magazines are journals. */
const SOCIETY = /^(?:IEEE|ACM|AMS|SIAM)\b/;
/** Type marks of GB/T 7714 and the types they state. */
const MARKS = Object.entries(marks.types) as [string, CslType][];
/** Names of official gazettes, which print laws and notices. */
const GAZETTE = new RegExp(`^(?:${gazettes.entries.join('|')})(?:$|[ ,])`, 'iu');

/** Rules in order of certainty: the first that matches decides. */
const RULES: readonly (readonly [CslType, (facts: Facts) => boolean])[] = [
  ...MARKS.map(([mark, type]): (typeof RULES)[number] => [type, ({ clues }) => clues.raw.includes(mark)]),
  ['legislation', ({ container }) => GAZETTE.test(container)],
  ['patent', ({ container, genre, around }) => !container && PATENT.test(genre || around)],
  ['thesis', ({ genre }) => THESIS.test(genre) || THESIS_GENRE.test(genre)],
  ['thesis', ({ item, container, around }) => !item.volume && !container && THESIS.test(around)],
  ['dataset', ({ item, container }) => !item.volume && DATA_REPOSITORY.test(item.publisher ?? container)],
  ['software', ({ item, around }) => !item.volume && SOFTWARE.test(around)],
  ['software', ({ item, isNumbered }) => !isNumbered && !item.page && SOFTWARE_TITLE.test(item.title ?? '')],
  ['review-book', ({ container, clues }) => !!container && REVIEW.test(clues.raw)],
  ['personal_communication', ({ item, container }) => !container && !item.ISBN && LETTER.test(item.title ?? '')],
  ['entry-encyclopedia', (facts) => isEntry(facts) && ENCYCLOPEDIA.test(facts.container)],
  ['entry-dictionary', (facts) => isEntry(facts) && DICTIONARY.test(facts.container)],
  ['article', (facts) => isPreprint(facts)],
  [
    'paper-conference',
    ({ container, isConference }) => !!container && isConference && !PROCEEDINGS_JOURNAL.test(container),
  ],
  [
    'report',
    ({ item, container, genre }) =>
      !item.editor && REPORT.test(genre) && !item.page?.includes('-') && (!container || REPORT.test(container)),
  ],
  ['report', ({ item, container }) => !item.editor && REPORT.test(container) && !item.page?.includes('-')],
  ['chapter', ({ item, container }) => !!container && !!item.editor?.length],
  ['chapter', ({ item, container, isNumbered }) => !!container && !isNumbered && !!item.publisher],
  [
    'chapter',
    ({ item, container, isNumbered }) => !!container && !isNumbered && !!item['publisher-place'] && !!item.page,
  ],
  ['article-magazine', ({ item, container }) => MAGAZINE.test(container) && !item.DOI && !SOCIETY.test(container)],
  ['article-newspaper', ({ item, container }) => isNewspaper(container) && !item.volume && !item.page?.includes('-')],
  ['article-journal', ({ container, isNumbered }) => !!container && isNumbered],
  ['entry-encyclopedia', ({ container }) => ENCYCLOPEDIA.test(container)],
  ['chapter', ({ item, container, clues }) => !!container && !item.DOI && followsIn(clues.raw, container)],
  ['webpage', ({ item, container }) => !!container && isOnline(item) && isHost(item.URL ?? '', container)],
  [
    'webpage',
    ({ item, container, clues }) => !!container && isOnline(item) && (clues.hasAccessDate || WEBSITE.test(container)),
  ],
  ['article-journal', ({ container }) => !!container],
  ['paper-conference', ({ item, isConference }) => isConference && !!item.title && !item.publisher],
  ['report', ({ item, genre, around }) => REPORT.test(genre) || REPORT.test(around) || !!item.number],
  ['webpage', ({ item }) => isOnline(item) && !item.publisher && !item['publisher-place'] && !item.ISBN],
  ['webpage', ({ item, clues }) => isOnline(item) && clues.hasAccessDate && !item['publisher-place'] && !item.ISBN],
  ['article-journal', ({ item }) => !!item.volume && !!item.page && !item.publisher && !item.title],
  [
    'book',
    ({ item }) => !!(item.publisher ?? item['publisher-place'] ?? item.ISBN ?? item.edition ?? item['number-of-pages']),
  ],
  ['article-journal', ({ item }) => !!item.DOI && !item.editor],
  ['book', ({ item }) => !!item.editor?.length],
];

/** Returns the type that a mark of GB/T 7714 states, or the acronym of a conference in the place of the journal. */
export function statedType(raw: string, container = ''): CslType | undefined {
  const marked = MARKS.find(([mark]) => raw.includes(mark))?.[1];
  const isAcronym = /^\p{Lu}\p{L}{0,8}\p{Lu}$/u.test(container) && isConference(container, false);
  return marked ?? (isAcronym ? 'paper-conference' : undefined);
}

/** Guesses the type of a work from its fields and the words around them. */
export function guessType(item: Partial<CslItem>, clues: Clues): CslType {
  if (clues.statedType) return clues.statedType;
  const container = item['container-title'] ?? '';
  const facts: Facts = {
    item,
    container,
    genre: item.genre ?? '',
    around: item.title ? clues.raw.replace(item.title, ' ') : clues.raw,
    clues,
    isConference: isConference(container, !!item.volume) || PRESENTED.test(clues.raw) || !!item['event-title'],
    isNumbered: !!(item.volume ?? item.issue),
  };
  return RULES.find(([, matches]) => matches(facts))?.[0] ?? 'document';
}

function isConference(container: string, hasVolume: boolean): boolean {
  return CONFERENCE.test(container) || (!hasVolume && (ACRONYM.test(container) || ACRONYM_AND_YEAR.test(container)));
}

/** Returns true for an online or anonymous entry. A printed entry with an author is cited as a chapter. */
function isEntry({ item, isNumbered }: Facts): boolean {
  return !isNumbered && !item.page && (isOnline(item) || (!item.author && !item.editor));
}

function isPreprint({ item, container, genre, clues, around }: Facts): boolean {
  if (item.volume && item.page) return false;
  if (PREPRINT.test(container) || PREPRINT.test(genre)) return true;
  return !container && (clues.hasArxiv || (PREPRINT.test(around) && !item.publisher));
}

function isNewspaper(container: string): boolean {
  return NEWSPAPER.test(container) && !/\bjournal\b/i.test(container.replace(/wall street journal/i, ''));
}

function isOnline(item: Partial<CslItem>): boolean {
  return !!item.URL && !item.page && !item.DOI;
}

/** Compares the container with the host of the address: "Ars Technica" at arstechnica.com. */
function isHost(url: string, container: string): boolean {
  const host = /^(?:https?:\/\/)?(?:www\.)?([\w.-]{3,60})/i.exec(url)?.[1]?.replace(/\W/g, '') ?? '';
  const name = container.toLowerCase().replace(/\W/g, '');
  // "WHO" at who.int, "BBC News" at bbc.com.
  const [site = ''] = /^(?:https?:\/\/)?(?:www\.)?([\w-]{3,20})\./i.exec(url)?.slice(1) ?? [];
  return (
    (name.length > 3 && host.toLowerCase().startsWith(name)) ||
    name === site.toLowerCase() ||
    (site.length > 4 && name.startsWith(site.toLowerCase())) ||
    container.toLowerCase().startsWith(`${site.toLowerCase()} `)
  );
}

function followsIn(raw: string, container: string): boolean {
  return /^\W?in[\s:]/i.test(raw.slice(Math.max(0, raw.indexOf(container) - 4)));
}
