import { particlePattern, particlesFor } from '@veracite/text/names';
import { not_names, openers } from '../../data/citing.json';

/** The people or the organization of a citation, or a title instead. */
interface CitedNames {
  names: string[];
  initial?: string;
  etAl?: boolean;
  title?: string;
}

const OPENERS: ReadonlySet<string> = new Set(openers);
const NOT_NAMES: ReadonlySet<string> = new Set(not_names);
const ET_AL =
  /[,\s]{1,4}(?:et\.?\s?al(?:ii)?\.?|and (?:others|colleagues|co-?workers|coauthors)|&\s?(?:al|others)\.?|u\.\s?a\.|et coll\.|i in\.|и др\.|ve ark\.|等)[,\s]{0,4}$/u;
const SEPARATOR =
  /\s?(?:,\s?(?:&|and|und|et|y|e|en|och|og|ja|i|и)\s|,\s|&\s?|\s(?:and|und|et|y|e|en|och|og|ja|i|и)\s|\/\s?)/u;
const OPENING_PARTICLES: ReadonlySet<string> = new Set(particlesFor('citedStart'));
const SMALL = new RegExp(
  String.raw`^(?:of|for|the|and|on|in|für|die|und|e|y|et|to|at|&|a|${particlePattern('citedWord')})$`,
  'i',
);
/** Particles that begin a name: "Van", "De". */
const LARGE_PARTICLES = particlesFor('entryStart')
  .map((particle) => particle.charAt(0).toUpperCase() + particle.slice(1))
  .join('|');
const PERSON = new RegExp(
  String.raw`^(?:\p{Lu}\.[\s-]?){0,4}(?:(?:${particlePattern('citedName')}|${LARGE_PARTICLES}|St\.|Mc|Mac|O)[\s’'-]){0,3}\p{Lu}[\p{L}\p{M}’'.-]*(?:[\s-](?:Jr\.?|Sr\.?|II|III|IV))?$`,
  'u',
);

/** Parses the names of a citation. Returns undefined for words that can be neither authors nor a title. */
export function readNames(words: string): CitedNames | undefined {
  const bare = words
    .replace(/\[[^\]]{1,60}\]/g, '')
    .replace(/[’']s$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const etAl = ET_AL.test(`${bare}`);
  const people = bare.replace(ET_AL, '').replace(/[,\s]{1,4}$/, '');
  const quoted = /^[“"‘«„](.{2,160}?)[,.]?[”"’»]?$/u.exec(people)?.[1];
  if (quoted) return { names: [], title: quoted };
  if (people === '' || people.length > 160) return undefined;
  const parts = people.split(SEPARATOR).filter(Boolean);
  const persons = parts.map(withoutInitials).filter((part): part is string => part !== undefined);
  if (
    persons.length > 0 &&
    persons.every((part) => PERSON.test(part) || isHan(part)) &&
    (etAl || persons.some((part) => !NOT_NAMES.has(part.toLowerCase())))
  )
    return { names: persons, ...initialOf(parts[0] ?? ''), ...(etAl && { etAl }) };
  return isOrganization(people) ? { names: [people.replace(/^(?:the)\s/i, '')], ...(etAl && { etAl }) } : undefined;
}

/** Returns "Smith" for "J. Smith" or "Smith J.", and undefined for initials alone. */
function withoutInitials(part: string): string | undefined {
  const bare = part
    .replace(/^(?:\p{Lu}\.[\s-]?){1,4}/u, '')
    .replace(/\s(?:\p{Lu}\.[\s-]?){1,4}$/u, '')
    .trim();
  return bare === '' || /^(?:\p{Lu}\.?)$/u.test(bare) ? undefined : bare;
}

function initialOf(part: string): { initial?: string } {
  const initial = /^(\p{Lu})\./u.exec(part)?.[1];
  return initial === undefined ? {} : { initial };
}

const isHan = (part: string): boolean => /^[\p{Script=Han}\p{Script=Hangul}]{1,6}$/u.test(part);

/** Returns true for capitalized words with lowercase function words between them. */
function isOrganization(words: string): boolean {
  const all = words.split(/\s+/);
  if (all.length > 14 || !/^[\p{Lu}\p{Lo}\d]/u.test(words) || NOT_NAMES.has((all[0] ?? '').toLowerCase())) return false;
  return all.every((word) => SMALL.test(word) || /^[\p{Lu}\p{Lo}\d(“"‘’']/u.test(word));
}

/** Returns the words before a year in brackets that may be its authors, searching backward. */
export function namesBefore(text: string): { start: number; words: string } | undefined {
  const window = text.slice(-160);
  const tokens = [...window.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  let from = tokens.length;
  while (from > 0 && mayBelong(tokens[from - 1]?.word ?? '', from === tokens.length)) {
    from -= 1;
    const before = tokens[from - 1]?.word ?? '';
    if (/[.;:!?)\]]$/.test(before) && !/^(?:\p{Lu}\.)+$|^(?:St|et|al)\.?,?$/u.test(before)) break;
  }
  while (from < tokens.length && cannotBegin(tokens[from]?.word ?? '')) from += 1;
  const first = tokens[from];
  if (!first) return undefined;
  return { start: text.length - window.length + first.index, words: window.slice(first.index).trim() };
}

const JOINS = /^(?:and|&|und|et\.?|y|e|en|och|og|al\.?,?|al\.?[’']s|others|colleagues|coll\.|co-?workers)$/u;

function mayBelong(word: string, isLast: boolean): boolean {
  const bare = word.replace(/^[“"‘(]|[,”"’]{1,3}$/gu, '');
  if (JOINS.test(word) || JOINS.test(bare)) return true;
  if (/^[\p{Lu}\p{Script=Han}]/u.test(bare))
    return isLast || !/[.;:]$/.test(bare) || /^(?:\p{Lu}\.)+,?$|^St\.$|^Jr\.,?$/u.test(bare);
  return SMALL.test(bare) && !isLast;
}

const cannotBegin = (word: string): boolean =>
  OPENERS.has(word.toLowerCase().replace(/[^\p{L}’']/gu, '')) ||
  JOINS.test(word) ||
  (/^\p{Ll}/u.test(word) && !OPENING_PARTICLES.has(word)) ||
  !/\p{L}/u.test(word);
