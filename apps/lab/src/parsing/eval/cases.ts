import { isParticle } from '@veracite/parsing/names/name-parts';
import { findIdentifiers } from '@veracite/parsing/identifiers/find-identifiers';
import { displayName } from '@veracite/model/csl';
import type { Reference, Span } from '@veracite/model/reference';
import { measuringRows } from '../../harness/data';
import { partOf, type Part } from '../../harness/parts';
import { titlesOf } from '../train/aligned-sets';
import { labeledSet, SEGMENT_SETS } from '../train/labeled-sets';
import { textKey, type Sample } from '../train/sample';
import { textOf } from '../train/label-tokens';
import { placesOf, untangle } from '../train/untangle';
import type { Scored, Values } from './score';

/** A reference with its gold values. */
export interface Case {
  set: string;
  id: string;
  text: string;
  gold: Values;
  /** Authors are compared as family names if the set has them, otherwise as the text of the list. */
  families: boolean;
}

interface JatsRow {
  id: string;
  reftype?: string;
  doc: string;
  text: string;
  fields: Record<string, string[]> & { authors_parsed?: { family?: string; literal?: string }[] };
}

/** Yields the cases of one part of the sets with fields. */
export function* cases(part: Part): Generator<Case> {
  for (const set of SEGMENT_SETS) {
    const samples = [...labeledSet(set)].filter((sample) => partOf(sample.group) === part);
    yield* samples.map(fromSegments);
    if (set === VENICE) yield* inOurTerms(samples);
  }
  for (const set of ['plos-jats', 'scielo-jats']) {
    for (const row of measuringRows<JatsRow>(`parsing/${set}.jsonl.gz`)) {
      if (partOf(`${set}:${row.doc}`) === part) yield fromJats(set, row);
    }
  }
  yield* fromPairs(part);
}

const PMC = 'pmc-doi-pairs';
/** The same set without cut titles, and with family names without the particles that it omits ("Van Tilburg" is Tilburg there). */
const PMC_WHOLE = `${PMC}, whole`;
const VENICE = 'linkedbooks-venice';

/** Yields the same references with the journal, place or "cit." in some titles of the Venetian set labeled as in other sets. */
function* inOurTerms(samples: readonly Sample[]): Generator<Case> {
  const places = placesOf(samples);
  for (const sample of samples)
    yield { ...fromSegments({ ...sample, pieces: untangle(sample.pieces, places) }), set: `${VENICE}, apart` };
}

function fromSegments(sample: Sample): Case {
  const { text } = textOf(sample);
  const gold: Values = {};
  for (const field of ['author', 'title', 'container', 'date', 'volume', 'issue', 'page', 'publisher'] as const) {
    const pieces = sample.pieces.filter((piece) => piece.label === field && /[\p{L}\p{N}]/u.test(piece.text));
    const first =
      field === 'author'
        ? pieces.map((piece) => piece.text).join(' ')
        : field === 'page'
          ? firstPages(sample.pieces)
          : pieces[0]?.text;
    if (first) gold[field] = first;
  }
  // Editors at the start are compared as authors: see valuesOf.
  const head = sample.pieces.find((piece) => piece.label !== undefined && piece.label !== 'other');
  if (!gold.author && head?.label === 'editor') {
    const editors = sample.pieces.filter((piece) => piece.label === 'editor');
    gold.author = editors.map((piece) => piece.text).join(' ');
  }
  const doi = findIdentifiers(text).find((found) => found.kind === 'doi')?.value;
  if (doi) gold.DOI = doi;
  return { set: sample.set, id: sample.id, text, gold, families: false };
}

/** Returns the first pages. Some sets label the two ends separately. Later pages belong to another work. */
function firstPages(pieces: Sample['pieces']): string {
  const first = pieces.findIndex(({ label }) => label === 'page');
  const rest = first < 0 ? [] : pieces.slice(first);
  const end = rest.findIndex(({ label, text }) => label !== 'page' && /[\p{L}\p{N}]/u.test(text));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter(({ label }) => label === 'page')
    .map(({ text }) => text)
    .join(' ');
}

function fromJats(set: string, { id, text, fields, reftype }: JatsRow): Case {
  const gold: Values = {};
  const add = (field: Scored, value: string | undefined): void => {
    if (value) gold[field] = value;
  };
  add('author', fields.authors_parsed?.map(({ family, literal }) => family ?? literal ?? '').join(' '));
  const { title, container } = titlesOf(fields['title']?.[0], fields['container']?.[0], reftype);
  add('title', title);
  add('container', container);
  add('date', fields['date']?.[0]);
  add('volume', fields['volume']?.[0]);
  add('issue', fields['issue']?.[0]);
  add('page', fields['pages']?.[0] ?? fields['elocation']?.[0]);
  add('publisher', fields['publisher']?.[0]);
  add('DOI', fields['doi']?.[0]);
  return { set, id, text, gold, families: true };
}

function* fromPairs(part: Part): Generator<Case> {
  interface PairRow {
    id: string;
    text: string;
    doi?: string;
    fields: Record<string, string | undefined>;
  }
  for (const row of measuringRows<PairRow>('matching/pmc-doi-pairs.jsonl.gz')) {
    if (partOf(row.doi ?? textKey(row.text)) !== part) continue;
    const { atitle, firstAuthor, jtitle, volume } = row.fields;
    const gold: Values = {
      ...(firstAuthor ? { author: firstAuthor } : {}),
      ...(atitle ? { title: atitle } : {}),
      ...(jtitle ? { container: jtitle } : {}),
      ...(volume ? { volume } : {}),
    };
    yield { set: PMC, id: row.id, text: row.text, gold, families: true };
    // A title with a space at one end was cut at italics.
    if (atitle !== undefined && atitle.trim() === atitle && atitle !== '')
      yield { set: PMC_WHOLE, id: row.id, text: row.text, gold, families: true };
  }
}

/** Lists people of all roles, for which that set has one label. */
function allPeople({ author = [], editor = [], translator = [] }: Reference['fields']): Span[] {
  return [...author, ...editor, ...translator].sort((a, b) => a.start - b.start);
}

/** Converts the result of the parser to the fields of the gold values. */
export function valuesOf(reference: Reference, { families, gold, set }: Case): Values {
  const { csl, fields, raw } = reference;
  const values: Values = {};
  // The sets label editors at the start of a reference as authors.
  const people = csl.author ?? csl.editor ?? [];
  const author = families
    ? (set.startsWith(PMC) ? people.slice(0, 1) : people).map((name) => name.family ?? displayName(name)).join(' ')
    : (set.startsWith(VENICE) ? allPeople(fields) : (fields.author ?? (gold.author ? fields.editor : undefined) ?? []))
        .map(({ start, end }) => raw.slice(start, end))
        .join(' ');
  if (author) values.author = set === PMC_WHOLE && author.endsWith(` ${gold.author}`) ? bareFamily(author) : author;
  if (csl.title) values.title = csl.title;
  // The sets label the conference of a talk as its container.
  const container = csl['container-title'] ?? csl['event-title'];
  if (container) values.container = container;
  const date = csl.issued?.['date-parts']?.[0]?.[0];
  if (date !== undefined || csl.issued?.literal) values.date = String(date ?? csl.issued?.literal);
  if (csl.volume) values.volume = csl.volume;
  if (csl.issue) values.issue = csl.issue;
  const page = csl.page ?? csl['number-of-pages'];
  if (page) values.page = page;
  if (csl.publisher) values.publisher = csl.publisher;
  if (csl.DOI) values.DOI = csl.DOI;
  // These sets have no values for some fields, which are not compared.
  if (set.startsWith(PMC)) for (const field of Object.keys(values) as Scored[]) if (!gold[field]) delete values[field];
  if ((set === 'plos-jats' || set === 'scielo-jats') && !gold.DOI) delete values.DOI;
  return values;
}

function bareFamily(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => !isParticle(word.toLowerCase()));
  return words.slice(Math.max(first, 0)).join(' ');
}
