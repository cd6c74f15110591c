import { after, lists, parts } from '../../data/headings.json';

/** The role of a heading: it begins a list of references, divides one, or follows one. */
type HeadingKind = 'list' | 'part' | 'after';

const squeezed = (words: string): string => words.toLowerCase().replace(/\P{L}/gu, '');
const KINDS = new Map<string, HeadingKind>([
  ...after.map((words): [string, HeadingKind] => [squeezed(words), 'after']),
  ...parts.map((words): [string, HeadingKind] => [squeezed(words), 'part']),
  ...lists.map((words): [string, HeadingKind] => [squeezed(words), 'list']),
]);
const LONGEST = 70;
const NUMBERING = /^(?:(?:chapter\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-H])[.):]?\s+|[#=*_§\s]+)/;
/** Words around the heading of a further list: "Online Appendix References", "References for the Appendix". */
const FURTHER =
  /^(?:(?:online|web|internet|supplement(?:ary|al)?|appendix)\s+){1,3}(?=\p{L}{5,}$)|\s(?:for|of|in|to)\s(?:the\s)?(?:(?:online|supplement(?:ary|al)?)\s)?(?:appendix|supplement)$/iu;

/** Returns true for the heading of a list that comes in addition to the main one. */
export const isFurtherList = (line: string): boolean => FURTHER.test(line.trim());

/** Returns the kind of a heading, ignoring its numbering, case and letter spacing. Returns undefined for any other line. */
export function headingKind(line: string): HeadingKind | undefined {
  const text = line.trim();
  if (text.length === 0 || text.length > LONGEST || /[\d,;]$/.test(text)) return undefined;
  const bare = text.replace(NUMBERING, '').replace(FURTHER, '');
  const known = /\d/.test(bare) ? undefined : (KINDS.get(squeezed(text)) ?? KINDS.get(squeezed(bare)));
  if (known) return known;
  return /^(?:appendix|anhang|annexe?|apéndice|anexo|appendice|приложение)\s+(?:\p{Lu}|\d{1,2}|[IVX]{1,4})(?:[.:—–-]|\s|$)/iu.test(
    text,
  ) && !/\.$/.test(text)
    ? 'after'
    : undefined;
}

/** Typical number of characters in a line across the whole page. */
const LINE = 50;
/** At least one in this many lines of a list has a year or an identifier. */
const EVERY = 8;
/** Numbers of lines that are examined: the first entry may be long. */
const [SEEN, LONG] = [12, 32];

/** Returns true if the lines after a heading contain enough years or identifiers for a list of references. */
export const looksLikeList = (following: readonly string[]): boolean =>
  isDated(following.slice(0, SEEN)) || (following.length >= LONG && isDated(following.slice(0, LONG)));

function isDated(following: readonly string[]): boolean {
  const text = following.join('\n');
  const years =
    text.match(/(?<![\d.])(?:1[5-9]|20)\d\d(?!\d)|\bn\.d\.|\bin press\b|\bforthcoming\b|10\.\d{4,9}\/|https?:/g)
      ?.length ?? 0;
  // Lines of narrow columns are half as long.
  return years > 0 && years * EVERY >= Math.min(following.length, text.length / LINE);
}
