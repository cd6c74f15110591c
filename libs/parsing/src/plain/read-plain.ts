import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';
import { findIdentifiers } from '../identifiers/find-identifiers';
import { takeIdentifiers } from '../identifiers/take-identifiers';
import { withoutTeamYears } from '../names/team';
import { postprocess } from '../postprocess/rules';
import { readBothYears, readDate } from './fields/read-date';
import { wordsOf } from './features/gazetteer';
import { guessType } from './fields/guess-type';
import type { Label } from './model/labels';
import { readLaw } from './law/read-law';
import { readableTokens } from './tokens/shorten-lists';
import { defaultModel, label } from './model/model';
import { takeNotices, type Notices } from './notices/take-notices';
import { readPeople } from './fields/read-people';
import { runsOf, type Run } from './fields/label-runs';
import { tableOf } from './tokens/token-table';
import { tidy } from './fields/trim-span';
import { bareSpan, numberSpan, readPages } from './fields/field-values';
import { withRawSpans, type PlainReading } from './plain-reading';

type TextField =
  'title' | 'container-title' | 'collection-title' | 'publisher' | 'publisher-place' | 'edition' | 'genre' | 'number';

const TEXT_FIELDS: readonly [Label, TextField][] = [
  ['title', 'title'],
  ['container', 'container-title'],
  ['series', 'collection-title'],
  ['publisher', 'publisher'],
  ['place', 'publisher-place'],
  ['edition', 'edition'],
  ['genre', 'genre'],
  ['number', 'number'],
];

/**
 * Reads one citation. Laws and court decisions have their own patterns. Otherwise notices and identifiers are extracted first, the
 * model labels the rest, and rules convert it to fields.
 * @param brokenAt returns true if a line ended at this offset
 */
export function readPlain(raw: string, brokenAt: (index: number) => boolean = nowhere): PlainReading {
  const law = readLaw(raw);
  if (law) return { ...law, ...takeIdentifiers(findIdentifiers(raw, { brokenAt }), law.csl, law.fields) };
  const notices = takeNotices(raw);
  const { toRaw } = notices.rest;
  const rest = readRest(notices.rest.text, notices, (index) => brokenAt(toRaw({ start: index, end: index + 1 }).start));
  const reading = withRawSpans(rest, toRaw);
  return { ...reading, fields: { ...reading.fields, ...notices.fields } };
}

const nowhere = (): boolean => false;

function readRest(raw: string, notices: Notices, brokenAt: (index: number) => boolean): PlainReading {
  const found = findIdentifiers(raw, { brokenAt });
  const tokens = readableTokens(withoutTeamYears(raw), found);
  const runs = runsOf(tokens, label(tableOf(tokens)));
  const csl: Partial<CslItem> = {};
  const fields: Partial<Record<Field, Span[]>> = {};

  postprocess(raw, runs, notices.type);
  for (const [name, field] of TEXT_FIELDS) {
    const run = mainRun(runs, name);
    const span = run && withQuote(raw, bareSpan(raw, run, name));
    if (!span || span.end <= span.start) continue;
    // "No." without its number.
    if (field === 'number' && !/\d/.test(raw.slice(span.start, span.end))) continue;
    csl[field] = tidy(raw.slice(span.start, span.end), wordsOf(defaultModel().gazetteer));
    fields[field] = [span];
  }
  splitSeriesNumber(csl, fields);
  const people = readPeople(raw, runs, csl, fields);
  readNumbers(raw, runs, csl, fields);
  const identified = takeIdentifiers(found, csl, fields);
  const visited = VISITED.exec(raw)?.[1];
  const visit = visited && readDate(visited);
  if (visit) csl.accessed ??= visit;
  Object.assign(csl, notices.csl);
  if (notices.year) csl.issued ??= dateOf(notices.year);
  csl.type = guessType(csl, {
    raw,
    statedType: notices.type,
    hasArxiv: identified.identifiers.arxiv !== undefined,
    hasAccessDate: csl.accessed !== undefined,
  });
  if (csl.type === 'article') csl.genre ??= 'preprint';
  if (PRESENTED.test(csl['container-title'] ?? '') || csl.type === 'speech') moveToEvent(csl, fields);
  return {
    csl: csl as CslItem,
    identifiers: identified.identifiers,
    ...(identified.alternatives ? { alternatives: identified.alternatives } : {}),
    fields,
    doubts: identified.doubts,
    ...(people.etAl ? { etAl: true } : {}),
  };
}

/** The day of access in GB/T 7714: "[EB/OL]. (2015-06-01)[2020-01-02]". */
const VISITED = /\/OL\][^[\]]{1,90}\[(\d{4}-\d{1,2}-\d{1,2})\]/;

const PRESENTED = /^(?:(?:paper|poster|talk|lecture|keynote)(?: \p{L}{4,12})? )?presented (?:at|to)(?: the)? /iu;

function moveToEvent(csl: Partial<CslItem>, fields: PlainReading['fields']): void {
  const { 'container-title': name, ...rest } = csl;
  const [span] = fields['container-title'] ?? [];
  if (!name || !span || csl.volume || csl.page) return;
  const lead = PRESENTED.exec(name)?.[0].length ?? 0;
  delete csl['container-title'];
  delete fields['container-title'];
  Object.assign(csl, rest, { 'event-title': name.slice(lead) });
  fields['event-title'] = [{ start: span.start + lead, end: span.end }];
}

/** Splits the number of a book from the name of its series: "Language in Society 29". */
function splitSeriesNumber(csl: Partial<CslItem>, fields: PlainReading['fields']): void {
  const series = csl['collection-title'];
  const [span] = fields['collection-title'] ?? [];
  const [, name, number] = /^(.{4,200}?),? (?:(?:no|vol|Bd|Nr|n[.°º])\.? )?(\d{1,4})$/iu.exec(series ?? '') ?? [];
  if (!series || !span || !name || !number || !/\p{Ll}{3}/u.test(name) || /\s(?:und|and|et|y|e)$/.test(name)) return;
  csl['collection-title'] = name;
  csl['collection-number'] = number;
  fields['collection-title'] = [{ ...span, end: span.end - (series.length - name.length) }];
}

/** Returns the main run of a label: the first that is not much shorter than a later one. */
function mainRun(runs: readonly Run[], name: Label): Run | undefined {
  const inField = runs.filter((run) => run.label === name);
  const longest = Math.max(...inField.map((run) => run.tokens));
  return inField.find((run) => run.tokens >= longest * 0.4);
}

/** Includes the quotation mark next to a span with the other one of the pair: `"Why so much?": A study`. */
function withQuote(raw: string, span: Span): Span {
  const { start, end } = span;
  if ((raw.slice(start, end).split('"').length - 1) % 2 === 0) return span;
  if (raw.charAt(end) === '"') return { start, end: end + 1 };
  return raw.charAt(start - 1) === '"' ? { start: start - 1, end } : span;
}

function readNumbers(raw: string, runs: Run[], csl: Partial<CslItem>, fields: PlainReading['fields']): void {
  for (const field of ['volume', 'issue'] as const) {
    const run = mainRun(runs, field);
    const span = run && numberSpan(raw, run);
    if (!span) continue;
    csl[field] = raw.slice(span.start, span.end).replace(/\s?[–—−]\s?/g, '-');
    fields[field] = [span];
  }
  const dates = runs.filter((run) => run.label === 'date');
  for (const run of dates) {
    const both = readBothYears(raw.slice(run.start, run.end));
    const date = both?.issued ?? readDate(raw.slice(run.start, run.end));
    if (!date) continue;
    if (both) csl['original-date'] ??= both.original;
    const isBetter = !csl.issued || (csl.issued.literal !== undefined && date['date-parts'] !== undefined);
    if (!isBetter) continue;
    csl.issued = date;
    fields.issued = [bareSpan(raw, run, 'date')];
  }
  const pages = runs.filter((run) => run.label === 'page').map((run) => readPages(raw, run));
  const page = pages.find((page) => page && !page.isCount) ?? pages.find((page) => page);
  if (!page) return;
  fields.page = [page.span];
  if (page.isCount) csl['number-of-pages'] = page.page;
  else csl.page = page.page;
}
