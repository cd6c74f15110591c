import { isOrganisation, isStudy } from '../names/organisation';
import { stripEnd } from '../strip';
import { foldWord } from './fold-word';
import { nameHash } from './gazetteer';
import type { Label } from './labels';
import { defaultModel } from './model';
import type { Run } from './runs';

/** Where titles begin and end, by what a chain of neighbours cannot see: quotation marks, "in" before a book, years that belong to a title. Changes `runs`. */
export function mendTitles(raw: string, runs: Run[]): void {
  const title = runs.find(({ label }) => label === 'title');
  if (!title) return;
  returnName(raw, runs, title);
  if (returnFamily(raw, runs, title)) return;
  closeQuotation(raw, runs, title);
  partFromBook(raw, runs, title);
  partFromJournal(raw, runs, title);
  keepYear(raw, runs, title);
  keepYears(raw, runs, title);
}

/** "…, Bumstead N, Thouless ME: A novel subgroup": the last of the authors stands before the colon. */
const NAME =
  /^\p{Lu}[\p{L}'’-]{1,24}(?:\s\p{Lu}[\p{L}'’-]{1,24})?\s(?:\p{Lu}{1,3}(?:\s?(?:Jr|Sr|II|III|2nd|3rd))?|\p{Lu}{2,3}r):\s(?=\p{Lu})/u;
/** "…, Menezes PR, " and "…, Williams K, Leicestershire MRC ": a list in which a body may be the last. */
const LIST_GOES_ON = /\p{Ll}\s\p{Lu}{1,3},(?:\s\p{Lu}[\p{L}'’-]{1,24}){0,4}\s?$/u;
const BEFORE_COLON = /^(?:\p{Lu}[\p{L}'’-]{1,24}(?:\s(?:of|for|and|on|the|in)){0,2}[\s:]){1,8}(?<=:)\s(?=\p{Lu})/u;

function returnName(raw: string, runs: readonly Run[], title: Run): void {
  const author = runs[runs.indexOf(title) - 1];
  if (author?.label !== 'author') return;
  const text = raw.slice(title.start, title.end);
  const name = NAME.exec(text)?.[0] ?? bodyBeforeColon(raw.slice(author.start, author.end), text);
  if (!name) return;
  author.end = title.start + name.length;
  title.start = author.end;
}

/** "…, Scazufca M, Alzheimer’s Disease International: Global prevalence": a body is the last of the authors. */
function bodyBeforeColon(authors: string, title: string): string | undefined {
  const head = LIST_GOES_ON.exec(authors) ? BEFORE_COLON.exec(title)?.[0] : undefined;
  const begun = /,\s?([^,]{0,120})$/u.exec(authors)?.[1] ?? '';
  const name = stripEnd(`${begun.trim()} ${head ?? ''}`.trim(), ' :');
  return head && (isOrganisation(name) || isStudy(name)) ? head : undefined;
}

const GIVEN_ONLY = /^\W{0,4}(?:\d{1,3}\W{1,3})?\p{Lu}[\p{L}'’-]{1,20}\s(?:\p{Lu}\.\s?){1,3}$/u;
const FAMILY_ONLY = /^\p{Lu}[\p{L}'’-]{1,24}[.,]?\s?$/u;

/** "James A. Momper. AAPG Bulletin 1984, 68": one word behind a given name and an initial, before a journal, is the family name. */
function returnFamily(raw: string, runs: Run[], title: Run): boolean {
  const at = runs.indexOf(title);
  const author = runs[at - 1];
  if (author?.label !== 'author' || runs[at + 1]?.label !== 'container') return false;
  if (!GIVEN_ONLY.test(raw.slice(author.start, author.end))) return false;
  if (!FAMILY_ONLY.test(raw.slice(title.start, title.end))) return false;
  author.end = title.end;
  author.tokens += title.tokens;
  runs.splice(at, 1);
  return true;
}

const CLOSING: Record<string, string> = { '"': '"', '“': '”"', '«': '»', '„': '“”"', '‘': '’', '`': "'" };
const LONGEST = 400;

/** "“Metaphor.” Oxford English Dictionary": a title in quotation marks ends with them when a comma or a full stop stands at the end. */
function closeQuotation(raw: string, runs: Run[], title: Run): void {
  const text = raw.slice(title.start, title.end);
  const opening = /^\s?(?:["“«„‘]|``)/.exec(text)?.[0];
  if (!opening) return;
  const closing = CLOSING[opening.trim().charAt(0)] ?? '';
  const last = Math.min(text.length, LONGEST);
  for (let i = opening.length + 2; i < last; i += 1) {
    if (!closing.includes(text.charAt(i))) continue;
    const end = text.startsWith("''", i) ? i + 2 : i + 1;
    const isEnd = /[.,?!]\s?$/.test(text.slice(i - 2, i)) || /^\s?[.,]/.test(text.slice(end, end + 2));
    if (isEnd && /^[\s.,]{1,3}\p{Lu}.{2}/u.test(text.slice(end))) return cutTitle(runs, title, title.start + end);
  }
}

const BOOK = /[,»”"’)?]\s(?:in|dans|nel|nella|ne)\s(?=[«“"]?\p{Lu}.{5})/gu;
/** "Essays on Islam, in Honour of …" is one title. */
const HONOUR = /^[«“"]?(?:honou?r|memory|onore|memoria|celebration|tribute|hommage)/i;

/** "La questione lagunare, in Ateneo Veneto, pp. 95-116": what stands behind "in" is a book or a journal, where there are pages or an editor. */
function partFromBook(raw: string, runs: Run[], title: Run): void {
  if (runs.some(({ label }) => label === 'container')) return;
  if (!runs.some(({ label }) => label === 'page' || label === 'editor' || label === 'volume')) return;
  const text = raw.slice(title.start, title.end);
  for (const found of text.matchAll(BOOK)) {
    const end = found.index + 1;
    if (end < 6 || HONOUR.test(text.slice(found.index + found[0].length))) continue;
    return cutTitle(runs, title, title.start + end);
  }
}

/** The last sentence of a text, and what is before it. Abbreviations of two or three letters end no sentence of a title. */
const LAST_SENTENCE = /^(.{4,600}[\p{L}\d)]{3}[.?!])\s\p{Lu}.{3,120}$/su;

/** "Exclusion processes on a growing domain. J Theor Biol. 259: 541": with a volume, and no publisher, the last sentence is the journal. */
function partFromJournal(raw: string, runs: Run[], title: Run): void {
  const has = (...labels: Label[]): boolean => runs.some(({ label }) => labels.includes(label));
  if (has('container', 'publisher', 'place', 'genre', 'edition') || !has('volume', 'issue') || !has('page')) return;
  const text = stripEnd(raw.slice(title.start, title.end), ' ,.:;(');
  const journal = startOfAbbreviations(text) ?? LAST_SENTENCE.exec(text)?.[1]?.length;
  if (journal !== undefined) cutTitle(runs, title, title.start + journal);
}

const MOST_WORDS = 6;

/**
 * Where a journal's name begins at the end of a text, when a list knows it ("… domain. J Theor Biol") or its words are cut
 * short ("… interferometer Class. Quantum Grav"): the longest run of words with capitals.
 */
function startOfAbbreviations(text: string): number | undefined {
  const words = [...text.matchAll(/\S{1,40}/gu)].slice(-MOST_WORDS);
  const capitals = words.slice(words.findLastIndex(([word]) => !/^(?:\p{Lu}|&)/u.test(word)) + 1);
  const known = capitals.find(({ index }, i) => i < capitals.length - 1 && isKnownJournal(text.slice(index)));
  const cut = capitals.find(([word], i) => i < capitals.length - 1 && /^\p{Lu}\p{L}{0,9}\.$/u.test(word));
  return (known ?? cut)?.index;
}

function isKnownJournal(name: string): boolean {
  return defaultModel().gazetteer.journals.has(nameHash(foldWord(name).match(/\p{L}+/gu) ?? []));
}

/** Ends the title; what followed in its run is the container, or goes before the one there is. */
function cutTitle(runs: Run[], title: Run, end: number): void {
  const next = runs[runs.indexOf(title) + 1];
  const rest: Run = { ...title, start: end, label: 'container' };
  title.end = end;
  if (next?.label === 'container') next.start = end;
  else {
    if (runs.some(({ label }) => label === 'container')) rest.label = 'other';
    runs.splice(runs.indexOf(title) + 1, 0, rest);
  }
}

/** "(2013). Youth Study Macedonia 2013, Skopje": a year that no mark parts from the title is its last word, when the year was said before. */
function keepYear(raw: string, runs: Run[], title: Run): void {
  const at = runs.indexOf(title);
  const run = runs[at + 1];
  const isSaid = runs.slice(0, at).some(({ label }) => label === 'date');
  if (run?.label !== 'date' || !isSaid || !/^\s?\d{4}[.,]?\s?$/.test(raw.slice(run.start, run.end))) return;
  if (!/\p{L}\s?$/u.test(raw.slice(title.start, run.start))) return;
  title.end = run.end;
  runs.splice(at + 1, 1);
}

const YEARS = /^[\s([]{0,2}(\d{3,4})\s?[-–—]\s?(\d{2,4})[)\]]?[,.]?\s{0,3}$/;
const NUMBERS = new Set<Label>(['date', 'page', 'volume', 'issue', 'other']);

/** "The Frankish World, 750-900, London, 1996": a range of years behind a title belongs to it, when the year stands elsewhere. */
function keepYears(raw: string, runs: Run[], title: Run): void {
  const at = runs.indexOf(title) + 1;
  const run = runs[at];
  const years = run && NUMBERS.has(run.label) ? YEARS.exec(raw.slice(run.start, run.end)) : null;
  if (!run || !years) return;
  const [first = 0, last = 0] = years.slice(1).map(Number);
  const later = runs.slice(at + 1);
  const isDated = later.some(({ label, start, end }) => label === 'date' && /\d{4}/.test(raw.slice(start, end)));
  const isRange = first < 2050 && (last < 100 || last > first);
  if (!isDated || !isRange || (run.label !== 'date' && later.some(({ label }) => label === 'container'))) return;
  title.end = run.end;
  runs.splice(at, 1);
}
