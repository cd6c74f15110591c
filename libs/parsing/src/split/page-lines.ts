import { TABLE_RULE } from '@veracite/text/table-rows';
import { buttons, headings, notices } from '../../data/page-words.json';

/** Lower-case headings of a list or its parts, in all supported languages. */
const HEADINGS: ReadonlySet<string> = new Set(headings);
/** Lower-case texts of buttons after entries on pages of publishers and databases. */
const BUTTONS: ReadonlySet<string> = new Set(buttons);
const PAGE_NUMBER =
  /^[-–—|\s]{0,4}(?:(?:page|seite|página|pagina|стр|p|s)\b\.?\s?)?(\d{1,4})(?:\s?(?:of|von|de|di|из|\/)\s?\d{1,4})?[-–—|\s]{0,4}$/iu;
const MARKUP =
  /^(?:<\/?[a-z][^<>]{0,3000}>\s*){1,5}$|^\\(?:begin|end|bibliographystyle|bibliography)\{.{0,80}$|^[=_~*#-]{3,200}$/i;
const LONGEST_HEADING = 60;
const LONGEST_ROW = 90;
const LONGEST_NOTICE = 150;

/** Returns true for a heading ("7. References:", "## Primary sources", "BIBLIOGRAPHY", the "S" of an alphabet). */
export function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING) return false;
  if (/^\p{Lu}$/u.test(line)) return true;
  const words = line
    .toLowerCase()
    .replace(/<[^<>]{0,60}>/g, ' ')
    .replace(/^\P{L}{1,12}/u, '')
    .replace(/^(?:[ivx]{1,4}|[a-d])[.)]\s/, '')
    .replace(/\P{L}{1,12}$/u, '')
    .replace(/\s+/g, ' ');
  return HEADINGS.has(words);
}

/** Returns true for a line with only a number that is not a year. */
export function isPageNumber(line: string): boolean {
  const number = pageNumberOf(line);
  return number < 1400 || number > 2099;
}

/** Returns true for a line with only links of a publisher: "Google Scholar", "[CrossRef] [PubMed]". */
function isButtons(line: string): boolean {
  if (line.length > LONGEST_ROW) return false;
  const words = line
    .toLowerCase()
    .split(/[[\]|·•,;()\t]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 && words.every((word) => BUTTONS.has(word));
}

/** Returns true for a notice of a publisher: "© 2021 The Authors", "Downloaded from …". */
export function isPageNotice(line: string): boolean {
  const words = line.toLowerCase();
  return line.length < LONGEST_NOTICE && notices.some((start) => words.startsWith(start));
}

const TABLE_RULE_LINE = new RegExp(`^${TABLE_RULE}$`);
/** Returns true for the line below the names of the columns of a Markdown table. */
export const isTableRule = (line: string): boolean => TABLE_RULE_LINE.test(line);

/** Returns true for a line with only tags, commands or rules. */
export function isMarkup(line: string): boolean {
  return MARKUP.test(line);
}

/** Returns a key that is the same for a running head on all pages: "Journal of Tests 12 (2020) 17" and "… 18". */
export function headKey(line: string): string | undefined {
  // Reports of one body that differ only in their years: "World Bank. (2017). World report 2017. World Bank."
  if (/^\p{Lu}.{2,60}\(\d{4}[a-z]?\)[.,:] .*\.$/u.test(line)) return undefined;
  return line.length >= 6 && line.length <= LONGEST_ROW ? line.toLowerCase().replace(/\d+/g, '0') : undefined;
}

/** Bits for the parts of a page. */
export const PAGE_MARKS = { heading: 1, number: 2, buttons: 4, markup: 8 };

export function pageMarksOf(line: string): number {
  return (
    (isHeading(line) ? PAGE_MARKS.heading : 0) |
    (isPageNumber(line) ? PAGE_MARKS.number : 0) |
    (isButtons(line) ? PAGE_MARKS.buttons : 0) |
    (isMarkup(line) ? PAGE_MARKS.markup : 0)
  );
}

/** Returns the page number that is alone on a line, or NaN. */
function pageNumberOf(line: string): number {
  return Number(PAGE_NUMBER.exec(line)?.[1] ?? NaN);
}
