import type { CslItem } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';
import { findIdentifiers } from '../identifiers/find';
import { takeIdentifiers } from '../identifiers/take';
import { readDate } from './dates';
import { guessType } from './guess-type';
import type { Label } from './labels';
import { readLegalCase } from './legal-case';
import { label } from './model';
import { readPeople } from './people';
import { relabel } from './relabel';
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

  relabel(raw, runs);
  for (const [name, field] of TEXT_FIELDS) {
    const run = main(runs, name);
    const span = run && bareSpan(raw, run, name);
    if (!span || span.end <= span.start) continue;
    // "No." alone, its number being elsewhere.
    if (field === 'number' && !/\d/.test(raw.slice(span.start, span.end))) continue;
    csl[field] = tidy(raw.slice(span.start, span.end));
    fields[field] = [span];
  }
  const people = readPeople(raw, runs, found, csl, fields);
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
