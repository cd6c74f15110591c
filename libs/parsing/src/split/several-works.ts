import type { Doubt, Span } from '@veracite/model/reference';
import { stripEnd } from '../strip';
import type { Part } from './part';

/** One of several works under one number. */
export interface WorkSpan extends Span {
  /** Length of its letter with the words before it. */
  lead: number;
}

/**
 * A letter or a small roman number of a work, with words that introduce the work: "(a) ", "b) ", "(ii) ", "c) for a review, see: ". Before it are the
 * start, the number of the entry, a signal, or the end of another work.
 */
const LETTER =
  /(?:^|(?<=[.;:,)\]]\s{1,3}))(\()?([a-lA-L]|[ivx]{1,4})\)\s{1,3}(?:(?:[Ff]or\s[^;()]{1,60},\s)?(?:[Ss]ee(?:\salso)?|[Cc]f\.)[:,]?\s{1,3})?(?=[\p{Lu}“"‘])/gu;
const SERIES = ['a b c d e f g h i j k l', 'A B C D E F G H I J K L', 'i ii iii iv v vi vii viii ix x xi xii'].map(
  (all) => all.split(' '),
);
/** Text before the first letter: "[12] For reviews, see: ". */
const LONGEST_LEAD = 80;
const SIGNAL = /\b(?:see|cf)\b/i;
/** A year, or a word for a work without one. */
const DATE = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)|\b(?:unpublished|submitted|in (?:press|preparation))\b/;

/** Returns the works of an entry such as "(a) …; (b) …"; none for any other text. The first and at least half of them have a year. */
export function letteredWorks(text: string): WorkSpan[] {
  const letters = [...text.matchAll(LETTER)];
  const [first] = letters;
  if (!first || letters.length < 2 || first.index > LONGEST_LEAD) return [];
  const series = SERIES.find(([item]) => item === first[2]);
  const isInOrder = letters.every(({ 1: bracket, 2: letter }, i) => bracket === first[1] && letter === series?.[i]);
  const before = text.slice(0, first.index);
  // Letters after authors and a year are those of a title.
  if (!isInOrder || (DATE.test(before) && !SIGNAL.test(before))) return [];
  const works = letters.map(({ index, 0: sign }, i) => {
    const start = i === 0 ? 0 : index;
    const end = stripEnd(text.slice(0, letters[i + 1]?.index), ' ;\n\t').length;
    return { start, end, lead: index + sign.length - start };
  });
  const isDated = works.map(({ start, end, lead }) => DATE.test(text.slice(start + lead, end)));
  // A note may follow a work; parts of a title have their place at the end.
  return isDated[0] && isDated.filter(Boolean).length * 2 >= works.length ? works : [];
}

/** Splits an entry with several works under one number into one part for each letter. */
export function splitLettered(text: string, part: Part): Part[] {
  const works = letteredWorks(text.slice(part.start, part.end)).map((work) => ({
    ...work,
    start: part.start + work.start,
    end: part.start + work.end,
  }));
  if (works.length === 0) return [part];
  return works.map(({ start, end, lead }) => {
    const holes = part.holes.filter((hole) => hole.start >= start && hole.end <= end);
    return { ...part, start, end, lead, isLabeled: true, holes };
  });
}

export const ONLY_FIRST_READ: Doubt = {
  code: 'several-references',
  message: 'There seem to be several works in this reference; only the first was read.',
};

/** A volume, a page and a year in parentheses, in any order, as each of several works between semicolons has them. */
const VOLUME_PAGE_YEAR =
  /\d{1,4}[,:]\s?[A-Z]?\d{1,7}[^;]{0,8}\((?:1[5-9]|20)\d{2}\)|\d{1,4}\s?\((?:1[5-9]|20)\d{2}\)[,:]?\s?\d{1,7}/;
/** Authors or a title before a place: "C. Jones, Nature 3", "ATLAS collaboration, “Jets”, …"; not the series of a journal, "Proc. R. Soc., Ser. A 45". */
const AUTHORS_OR_TITLE = /^\D*(?:,[\s~]+(?!(?:Ser|Sect|Sec|Part|Suppl)\b)\p{L}|\bet al\b|[“"])/u;
const ERRATUM = /\(E\)|\b(?:errat|corrig|addend)/i;
/** The same journal again: "Phys. Rev. 127, 965 (1962); ibid. 130, 439 (1963)". */
const SAME_JOURNAL = /^ibid\b[.,]*\s?/i;

/**
 * Checks for an entry with several works between semicolons. Each has a volume, a page and a year. A place alone is an erratum or a translation
 * of the work before, unless it is another volume of the same journal.
 */
export function hasSeveralWorks(text: string): boolean {
  const [first = '', ...others] = text.split(/;\s/).filter((part) => VOLUME_PAGE_YEAR.test(part));
  return others.some((part) => {
    const journal = /^\D*/.exec(part.replace(SAME_JOURNAL, ''))?.[0] ?? '';
    return !ERRATUM.test(part) && (AUTHORS_OR_TITLE.test(part) || first.includes(journal));
  });
}
