/** A citation inside a text. */
export type InTextCitation =
  | { kind: 'numeric'; text: string; numbers: number[] }
  | { kind: 'author-year'; text: string; names: string[]; etAl: boolean; year: string };

/** Longer texts are cut: a book of 300 pages has about 600,000 characters. */
const LONGEST = 1_000_000;
/** "[1–9999]" is no citation. */
const RANGE_MOST = 60;

/**
 * The citations of a manuscript as APA, Chicago author-date and Harvard write them ("(Smith & Jones, 2020a; Li, 2019)",
 * "Smith et al. (2020)") and as numbered styles do ("[3, 5–7]"). Whatever follows the heading of the list of references
 * is left out.
 */
export function readInText(manuscript: string): InTextCitation[] {
  const text = bodyOf(manuscript.slice(0, LONGEST));
  const found: InTextCitation[] = [];
  for (const { 1: inside = '', 0: all } of text.matchAll(/\[(\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,40})\]/g))
    found.push({ kind: 'numeric', text: all, numbers: numbersIn(inside) });
  for (const { 1: inside = '' } of text.matchAll(/\(([^()]{3,600})\)/g)) found.push(...parenthetical(inside));
  found.push(...narrative(text));
  return found;
}

const HEADING =
  /^[ \t]{0,8}(?:\d{1,2}\.?[ \t]{1,4})?(?:references|bibliography|works cited|literature cited|reference list)[ \t]{0,8}:?[ \t]{0,8}$/gim;

function bodyOf(text: string): string {
  const last = [...text.matchAll(HEADING)].at(-1);
  return last && last.index > text.length / 4 ? text.slice(0, last.index) : text;
}

function numbersIn(inside: string): number[] {
  const numbers = inside.split(/\s?[,;]\s?/).flatMap((part) => {
    const [from = NaN, to = from] = part.split(/\s?[–-]\s?/).map(Number);
    if (!(to >= from) || to - from > RANGE_MOST) return [];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return [...new Set(numbers)];
}

const YEAR = String.raw`(?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.|in press|forthcoming)`;
const YEARS = new RegExp(
  String.raw`^(.{2,160}?),?\s(${YEAR}(?:,\s?(?:${YEAR}|[a-z]))*)(?:,\s(?:pp?\.|chap|sec|para|§|\d).{0,60})?$`,
  'u',
);
const LEAD =
  /^(?:(?:see|cf|e\.g|i\.e|also|for example|for a review|reviewed in|but see|as cited in|cited in)\b[.,]?\s?(?:also\s|,\s)?)+/i;

/** The works of one pair of brackets, parted by semicolons; "Li, 2019, 2020a, b" are three. */
function parenthetical(inside: string): InTextCitation[] {
  return inside.split(';').flatMap((part) => {
    const text = part.trim().replace(LEAD, '');
    const { 1: people = '', 2: years = '' } = YEARS.exec(text) ?? [];
    const names = namesIn(people);
    if (!names) return [];
    let last = '';
    return years.split(/,\s?/).map((year) => {
      last = year.length === 1 ? last.slice(0, 4) + year : year;
      return { kind: 'author-year' as const, text, ...names, year: last };
    });
  });
}

const NAME = String.raw`(?:(?:van|von|de|der|den|del|di|da|la|le|el|al|ten|ter|dos|Van|Von|De|Di|Da|La|Le|El)[ -]){0,3}\p{Lu}[\p{L}’'-]{1,40}`;
const NARRATIVE = new RegExp(
  String.raw`(${NAME}(?:(?:, ${NAME}){0,6},? (?:and|&) ${NAME}| et al\.?,?)?)(?:’s|'s)? \((${YEAR})(?:, [^()]{1,60})?\)`,
  'gu',
);

function narrative(text: string): InTextCitation[] {
  return [...text.matchAll(NARRATIVE)].flatMap(({ 0: all, 1: people = '', 2: year = '' }) => {
    const names = namesIn(people);
    return names ? [{ kind: 'author-year' as const, text: all, ...names, year }] : [];
  });
}

/** Family names of "Smith & Jones", "de la Cruz et al.", "World Health Organization [WHO]"; undefined for other words. */
function namesIn(people: string): { names: string[]; etAl: boolean } | undefined {
  const bare = people.replace(/\[[^\]]{1,40}\]/g, '').trim();
  const etAl = /\bet al\.?,?\s?$/.test(bare);
  const names = bare
    .replace(/,?\s?\bet al\.?,?\s?$/, '')
    .split(/,\s(?:and\s|&\s)?|\s(?:and|&)\s/)
    .map((name) => name.replace(/^(?:\p{Lu}\.\s?){1,3}/u, '').trim())
    .filter((name) => name !== '' && !/^(?:\p{Lu}\.[\s-]?){1,3}$/u.test(name));
  const areNames =
    names.length > 0 && names.every((name) => /^[\p{L}“"‘*]/u.test(name) && /\p{Lu}/u.test(name) && name.length <= 90);
  return areNames ? { names, etAl } : undefined;
}
