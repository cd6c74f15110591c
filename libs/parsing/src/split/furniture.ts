import type { Line } from './lines';
import { looksLikeStart } from './looks';

const PAGE_NUMBER =
  /^[-–—|\s]{0,4}(?:(?:page|seite|página|pagina|стр|p|s)\b\.?\s?)?(\d{1,4})(?:\s?(?:of|von|de|di|из|\/)\s?\d{1,4})?[-–—|\s]{0,4}$/iu;
/** Behind these a number goes on with the line. */
const WANTS_NUMBER = /(?:[-–,:(&]|\b(?:pp?|vol|no|nr|s|bd|art|and|№)\.?)$/iu;
/** What the pages of publishers and databases put behind each entry. */
const BUTTONS = new Set(
  'google scholar|crossref|pubmed|pubmed central|pmc free article|free article|free full text|view article|view in article|view|article|full text|abstract|pdf|scopus|web of science|isi|medline|europe pmc|cas|ads|mathscinet|math|zbmath|find it|open url|download|download citation|export citation|export|cite|link|links|open in a new tab|doi|ref list|return to ref|back to top|show more'.split(
    '|',
  ),
);
const MARKUP =
  /^(?:<\/?[a-z][^<>]{0,3000}>\s*){1,5}$|^\\(?:begin|end|bibliographystyle|bibliography)\{.{0,80}$|^[=_~*#-]{3,200}$/i;
const LONGEST_HEAD = 90;

/** Lines that belong to the page and to no entry: its number, a running head that comes again, buttons, tags that stand alone. */
export function furnitureAmong(lines: readonly Line[]): ReadonlySet<Line> {
  const heads = new Map<string, number>();
  for (const { text } of lines) if (couldBeHead(text)) heads.set(headOf(text), (heads.get(headOf(text)) ?? 0) + 1);
  const found = new Set<Line>();
  let previous = '';
  for (const line of lines) {
    const { text } = line;
    if (line.isBlank) continue;
    const isRepeated = couldBeHead(text) && (heads.get(headOf(text)) ?? 0) > 1;
    if (isRepeated || isPageNumber(text, previous) || isButtons(text) || MARKUP.test(text)) found.add(line);
    else previous = text;
  }
  return found;
}

/** A year that stands alone belongs to the entry, and so does a number that the line before calls for. */
function isPageNumber(text: string, previous: string): boolean {
  const number = Number(PAGE_NUMBER.exec(text)?.[1] ?? NaN);
  return (number < 1400 || number > 2099) && !WANTS_NUMBER.test(previous);
}

function isButtons(text: string): boolean {
  if (text.length > LONGEST_HEAD) return false;
  const words = text
    .toLowerCase()
    .split(/[[\]|·•,;()\t]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 && words.every((word) => BUTTONS.has(word));
}

/** "D. Doe et al. / Journal of Tests 12 (2020) 1–17"; a reference that is there twice begins with a name, and is two. */
function couldBeHead(text: string): boolean {
  if (text.length < 6 || text.length > LONGEST_HEAD || !/\p{L}{3}/u.test(text)) return false;
  return !looksLikeStart(text) ? /\d/.test(text) && !/[.:]\s\p{L}/u.test(text) : /\bet al\.?\s?[/|–—]/.test(text);
}

function headOf(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '0');
}
