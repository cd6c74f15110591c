import { findIdentifiers } from '@veracite/parsing/identifiers/find-identifiers';
import { foldWord } from '@veracite/parsing/plain/tokens/fold-word';
import type { Label } from '@veracite/parsing/plain/model/labels';
import { Look, lookOf } from '@veracite/parsing/plain/tokens/token-look';
import { tokenize, type Token } from '@veracite/parsing/plain/tokens/tokenize';
import { volumeAndIssue } from './labeled-sets';
import type { Piece } from './sample';

/** Values of a record to find in the text of a reference. */
export interface Facts {
  /** Values by label, in the order of the search. */
  values: [Label, string | undefined][];
  authors: { family: string; given?: string }[];
  editors?: { family: string; given?: string }[];
  /** The author list is incomplete: everything before the title belongs to it. */
  authorsUntilTitle?: boolean;
}

/** Words between fields. */
const GLUE = new Set(
  'in vol volume no nr number issue pp p pages page doi edited by eds ed editor editors and et al retrieved from available at online internet cited accessed the of on https http org www bd s hrsg hg pmid pmcid isbn issn art e arxiv preprint trans translated series heft band jg n v t und y a to accessed'.split(
    ' ',
  ),
);
/** Labels that are not searched in the numbering at the start. */
const NUMBERS = new Set<Label>(['volume', 'issue', 'page']);
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/u;

/**
 * Labels the words of a text by a record of the work. Values are compared by letters and digits only, so hyphenation and punctuation do
 * not matter. Returns undefined if the record does not explain all words.
 */
export function align(text: string, facts: Facts): Piece[] | undefined {
  const tokens = tokenize(text, findIdentifiers(text));
  const labels: (Label | undefined)[] = tokens.map((token) => (token.mask ? 'other' : undefined));
  const letters = lettersOf(tokens);
  for (const [label, value] of facts.values) {
    const range = value ? find(letters, tokens, labels, value, NUMBERS.has(label) ? 4 : 0) : undefined;
    if (range) labels.fill(label, range[0], range[1] + 1);
    else if (label === 'title' && value) return undefined;
  }
  if (!markPeople(tokens, labels, letters, facts.authors, 'author')) return undefined;
  if (facts.editors) markPeople(tokens, labels, letters, facts.editors, 'editor');
  if (facts.authorsUntilTitle) {
    const title = labels.indexOf('title');
    const first = labels.indexOf('author');
    for (let i = first; first >= 0 && i < title; i += 1)
      if (lookOf(tokens[i]?.text ?? '') !== Look.Year) labels[i] ??= 'author';
  }
  markDates(tokens, labels);
  extendNumbers(tokens, labels);
  const unexplained = tokens.filter(
    (token, i) => i > 0 && labels[i] === undefined && /[\p{L}\p{N}]/u.test(token.text) && !isGlue(token),
  );
  return unexplained.length > 0 ? undefined : toPieces(text, tokens, labels);
}

function isGlue(token: Token): boolean {
  const word = foldWord(token.text);
  return GLUE.has(word) || MONTH.test(word) || /^\d{1,2}$/.test(word);
}

interface Letters {
  text: string;
  /** Index of the token of each character. */
  owner: number[];
}

function lettersOf(tokens: readonly Token[]): Letters {
  let text = '';
  const owner: number[] = [];
  tokens.forEach((token, i) => {
    const word = token.mask ? '\u0000' : compact(token.text);
    text += word;
    for (let k = 0; k < word.length; k += 1) owner.push(i);
  });
  return { text, owner };
}

function compact(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function find(
  letters: Letters,
  tokens: readonly Token[],
  labels: readonly unknown[],
  value: string,
  from = 0,
): [number, number] | undefined {
  const wanted = compact(value);
  if (!wanted) return undefined;
  for (let index = letters.text.indexOf(wanted, from); index >= 0; index = letters.text.indexOf(wanted, index + 1)) {
    const first = letters.owner[index] ?? 0;
    const last = letters.owner[index + wanted.length - 1] ?? 0;
    const startsToken = index === 0 || letters.owner[index - 1] !== first;
    const endsToken = letters.owner[index + wanted.length] !== last;
    const isFree = labels.slice(first, last + 1).every((label) => label === undefined);
    if (startsToken && endsToken && isFree) return [first, last];
  }
  return undefined;
}

function markPeople(
  tokens: readonly Token[],
  labels: (Label | undefined)[],
  letters: Letters,
  people: Facts['authors'],
  label: Label,
): boolean {
  if (people.length === 0) return true;
  const ranges = people
    .map((person) => find(letters, tokens, labels, person.family))
    .filter((range) => range !== undefined);
  if (ranges.length === 0 || !find(letters, tokens, labels, people[0]?.family ?? '')) return false;
  const given = new Set(people.flatMap((person) => (person.given ?? '').split(/[\s.-]+/).map(compact)));
  let first = Math.min(...ranges.map((range) => range[0]));
  let last = Math.max(...ranges.map((range) => range[1]));
  if (last - first > people.length * 12 + 10) return false;
  const isName = (i: number): boolean => {
    const token = tokens[i];
    if (!token || labels[i] !== undefined) return false;
    const look = lookOf(token.text);
    const word = compact(token.text);
    return (
      look === Look.Initial ||
      look === Look.Initials ||
      given.has(word) ||
      /^(?:et|al|jr|others|collaboration|van|von|de|der|la|di|und)$/.test(word) ||
      /^[.,;&’'-]$/.test(token.text)
    );
  };
  while (isName(first - 1) && !/^[.,;]$/.test(tokens[first - 1]?.text ?? '')) first -= 1;
  while (isName(last + 1)) last += 1;
  for (let i = first; i <= last; i += 1) labels[i] ??= label;
  return true;
}

function markDates(tokens: readonly Token[], labels: (Label | undefined)[]): void {
  tokens.forEach((token, i) => {
    if (labels[i] !== undefined) return;
    const word = foldWord(token.text);
    const isMonth = MONTH.test(word) && token.text !== 'may';
    const isDay =
      /^\d{1,2}$/.test(word) && [i - 2, i - 1, i + 1, i + 2].some((k) => MONTH.test(foldWord(tokens[k]?.text ?? '')));
    if (isMonth || isDay) labels[i] = 'date';
  });
}

/** Labels "(3)" after a volume as issue and "-56" after a page as page. */
function extendNumbers(tokens: readonly Token[], labels: (Label | undefined)[]): void {
  for (let i = 1; i < tokens.length; i += 1) {
    if (labels[i] !== undefined || !/^\w{0,2}\d+\w?$/.test(tokens[i]?.text ?? '')) continue;
    const dash = /^[-–—−]+$/.test(tokens[i - 1]?.text ?? '');
    const before = labels[i - 2];
    if (dash && (before === 'page' || before === 'issue')) labels.fill(before, i - 1, i + 1);
    else if (tokens[i - 1]?.text === '(' && labels[i - 2] === 'volume') labels[i] = 'issue';
  }
}

function toPieces(text: string, tokens: readonly Token[], labels: readonly (Label | undefined)[]): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  tokens.forEach((token, i) => {
    const label = labels[i];
    const last = pieces.at(-1);
    const gap = text.slice(index, token.start);
    if (last && last.label === label) last.text += gap + token.text;
    else {
      if (last) last.text += gap;
      pieces.push({ ...(label ? { label } : {}), text: token.text });
    }
    index = token.end;
  });
  return pieces.flatMap((piece) => (piece.label === 'volume' ? volumeAndIssue(piece.text) : [piece]));
}
