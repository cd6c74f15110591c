import type { CslItem } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';
import { findIdentifiers } from '../identifiers/find';
import { takeIdentifiers } from '../identifiers/take';
import { isOrganisation } from '../names/organisation';
import { readNames } from '../names/read-names';
import { readDate } from './dates';
import { guessType } from './guess-type';
import type { Label } from './labels';
import { readLegalCase } from './legal-case';
import { label } from './model';
import { runsOf, type Run } from './runs';
import { tableOf } from './token-table';
import { tokenise } from './tokenise';
import { tidy } from './trim';
import { bareSpan, numberSpan, readPages } from './values';

/** What one citation in running text says. */
export interface PlainReading {
  csl: CslItem;
  identifiers: Identifiers;
  fields: Partial<Record<Field, Span[]>>;
  doubts: Doubt[];
  etAl?: boolean;
}

type Texts =
  'title' | 'container-title' | 'collection-title' | 'publisher' | 'publisher-place' | 'edition' | 'genre' | 'number';

const TEXT_FIELDS: readonly [Label, Texts][] = [
  ['title', 'title'],
  ['container', 'container-title'],
  ['series', 'collection-title'],
  ['publisher', 'publisher'],
  ['place', 'publisher-place'],
  ['edition', 'edition'],
  ['genre', 'genre'],
  ['number', 'number'],
];

/** Reads one citation: identifiers are taken out first, the labeller says what the rest is, rules turn it into fields. */
export function readPlain(raw: string): PlainReading {
  const found = findIdentifiers(raw);
  const legal = readLegalCase(raw);
  if (legal) return { ...legal, ...takeIdentifiers(found, legal.csl, legal.fields) };
  const tokens = tokenise(raw, found);
  const runs = runsOf(tokens, label(tableOf(tokens)));
  const csl: Partial<CslItem> = {};
  const fields: Partial<Record<Field, Span[]>> = {};

  nameBody(raw, runs);
  nameTitle(runs);
  for (const [name, field] of TEXT_FIELDS) {
    const run = main(runs, name);
    const span = run && bareSpan(raw, run, name);
    if (!span || span.end <= span.start) continue;
    csl[field] = tidy(raw.slice(span.start, span.end));
    fields[field] = [span];
  }
  const people = readPeople(raw, runs, csl, fields);
  readNumbers(raw, runs, csl, fields);
  const identified = takeIdentifiers(found, csl, fields);
  csl.type = guessType(csl, {
    raw,
    hasArxiv: identified.identifiers.arxiv !== undefined,
    hasAccessDate: csl.accessed !== undefined,
  });
  if (csl.type === 'article') csl.genre ??= 'preprint';
  return {
    csl: csl as CslItem,
    identifiers: identified.identifiers,
    fields,
    doubts: identified.doubts,
    ...(people.etAl ? { etAl: true } : {}),
  };
}

/** The run that stands for a label: the first, unless it is a scrap beside a later one. */
function main(runs: readonly Run[], name: Label): Run | undefined {
  const own = runs.filter((run) => run.label === name);
  const longest = Math.max(...own.map((run) => run.tokens));
  return own.find((run) => run.tokens >= longest * 0.4);
}

/** "Centers for Disease Control. (2020). A title.": two titles around the date, of which the first is who wrote it. */
function nameBody(raw: string, runs: Run[]): void {
  const [first, second, third] = runs.filter((run) => run.label !== 'other');
  if (first?.label !== 'title' || second?.label !== 'date' || runs.some((run) => run.label === 'author')) return;
  const isBody = isOrganisation(raw.slice(first.start, first.end));
  if (third?.label === 'title' || (third?.label === 'container' && isBody)) first.label = 'author';
}

/**
 * A reference in which the labeller saw containers but no title: of two containers the first is the title, and a single one is
 * when nothing of a journal (volume, issue, pages without a publisher) goes with it.
 */
function nameTitle(runs: Run[]): void {
  const has = (name: Label): boolean => runs.some((run) => run.label === name);
  if (has('title')) return;
  const [first, second] = runs.filter((run) => run.label === 'container' && run.tokens > 1);
  if (!first) return;
  const isJournal = has('volume') || has('issue') || (has('page') && !has('publisher') && !has('place'));
  if (second || !isJournal) first.label = 'title';
}

const EDITOR_MARK =
  /(?:\((?:eds?|edd|hrsg|hg|orgs?|dirs?|coords?|comps?|a cura di|editors?)\.?\)|,\s(?:eds?|edd|hrsg|orgs?|coords?|editors?))[\s.,:]*$/iu;
const PEOPLE = ['author', 'editor', 'translator'] as const;

function readPeople(
  raw: string,
  runs: Run[],
  csl: Partial<CslItem>,
  fields: PlainReading['fields'],
): { etAl: boolean } {
  let etAl = false;
  for (const name of PEOPLE) {
    const own = runs.filter((run) => run.label === name);
    const read = own.map((run) => ({ run, people: readNames(raw.slice(run.start, run.end)) }));
    const names = read.flatMap(({ people }) => people.names);
    if (names.length === 0) continue;
    // "Alsina, Alex, and Peter Sells (eds.)." at the head of a book: its editors.
    const isEditor =
      name === 'author' && own.length === 1 && own.some((run) => EDITOR_MARK.test(raw.slice(run.start, run.end)));
    const office = isEditor ? 'editor' : name;
    if (csl[office]) continue;
    csl[office] = names;
    fields[office] = read.filter(({ people }) => people.names.length > 0).map(({ run }) => trimEnds(raw, run));
    if (name === 'author') etAl = read.some(({ people }) => people.etAl);
  }
  return { etAl };
}

/** People end before the bracket, comma or quotation mark that opens what follows; the full stop of an initial is theirs. */
function trimEnds(raw: string, { start, end }: Span): Span {
  let first = start;
  let last = end;
  while (first < last && /[\s,;:]/.test(raw.charAt(first))) first += 1;
  while (last > first && /[\s,;:([{“"]/.test(raw.charAt(last - 1))) last -= 1;
  return { start: first, end: last };
}

function readNumbers(raw: string, runs: Run[], csl: Partial<CslItem>, fields: PlainReading['fields']): void {
  for (const field of ['volume', 'issue'] as const) {
    const run = main(runs, field);
    const span = run && numberSpan(raw, run);
    if (!span) continue;
    csl[field] = raw.slice(span.start, span.end).replace(/\s?[–—−]\s?/g, '-');
    fields[field] = [span];
  }
  const dates = runs.filter((run) => run.label === 'date');
  for (const run of dates) {
    const date = readDate(raw.slice(run.start, run.end));
    if (!date) continue;
    const isBetter = !csl.issued || (csl.issued.literal !== undefined && date['date-parts'] !== undefined);
    if (!isBetter) continue;
    csl.issued = date;
    fields.issued = [bareSpan(raw, run, 'date')];
  }
  const pages = runs.filter((run) => run.label === 'page').map((run) => readPages(raw, run));
  const page = pages.find((one) => one && !one.isCount) ?? pages.find((one) => one);
  if (!page) return;
  fields.page = [page.span];
  if (page.isCount) csl['number-of-pages'] = page.page;
  else csl.page = page.page;
}
