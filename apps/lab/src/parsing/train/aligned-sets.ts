import type { CslItem, CslName } from '@veracite/model/csl';
import { align, type Facts } from './align-record';
import { measuringRows } from '../../harness/data';
import { textKey, type Sample } from './sample';

interface JatsRow {
  id: string;
  reftype?: string;
  doc: string;
  text: string;
  fields: Record<string, string[] | undefined> & { authors_parsed?: Person[]; editors_parsed?: Person[] };
}

interface Person {
  family?: string;
  given?: string;
  literal?: string;
}

interface RecordRow {
  id?: string;
  text: string;
  text_note?: string;
  doi?: string;
  style?: string;
  record?: CslItem & { year?: number };
  fields?: Record<string, string | undefined>;
}

/** Sets with a record for each text. */
export const ALIGNED_SETS = [
  'plos-jats',
  'scielo-jats',
  'pmc-doi-pairs',
  'hundred-refs',
  'manubot',
  'psych-replications',
  'syriac-studies',
  'crossref-styles',
] as const;

/** Yields the references of a set in which the record explains every word. */
export function* alignedSet(set: (typeof ALIGNED_SETS)[number]): Generator<Sample> {
  if (set === 'plos-jats' || set === 'scielo-jats') yield* jats(set);
  else if (set === 'crossref-styles') yield* crossrefStyles();
  else {
    for (const row of measuringRows<RecordRow>(`matching/${set}.jsonl.gz`)) {
      const facts = set === 'pmc-doi-pairs' ? factsOfPair(row) : row.record && factsOfRecord(row.record);
      const group = row.doi ?? textKey(row.record?.title ?? row.text);
      if (!facts) continue;
      for (const text of [row.text, row.text_note]) yield* sampleOf(set, row.id ?? group, group, text, facts);
    }
  }
}

function* sampleOf(set: string, id: string, group: string, text: string | undefined, facts: Facts): Generator<Sample> {
  const pieces = text ? align(text, facts) : undefined;
  if (pieces) yield { set, id, group, pieces, exact: true };
}

/** Returns title and container. References in chemistry have no article title: these sets then have the journal as title. */
export function titlesOf(
  title: string | undefined,
  container: string | undefined,
  reftype: string | undefined,
): { title?: string | undefined; container?: string | undefined } {
  return reftype === 'journal' && !container ? { container: title } : { title, container };
}

function* jats(set: string): Generator<Sample> {
  for (const row of measuringRows<JatsRow>(`parsing/${set}.jsonl.gz`)) {
    const { fields } = row;
    const first = (name: string): string | undefined => (Array.isArray(fields[name]) ? fields[name]?.[0] : undefined);
    const { title, container } = titlesOf(first('title'), first('container'), row.reftype);
    const facts: Facts = {
      values: [
        ['title', title],
        ['container', container],
        ['publisher', first('publisher')],
        ['place', first('location')],
        ['date', first('date')],
        ['volume', first('volume')],
        ['issue', first('issue')],
        ['page', first('pages')],
        ['page', first('pages')?.split(/[-–]/)[0]],
        ['page', first('elocation')],
        ['edition', first('edition')],
      ],
      authors: peopleOf(fields.authors_parsed),
      editors: peopleOf(fields.editors_parsed),
    };
    yield* sampleOf(set, row.id, `${set}:${row.doc}`, row.text, facts);
  }
}

function factsOfPair({ fields, text }: RecordRow): Facts | undefined {
  if (!fields?.['atitle'] || !fields['firstAuthor']) return undefined;
  const years = text.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return {
    values: [
      ['title', fields['atitle']],
      ['container', fields['jtitle']],
      ['date', years.length === 1 ? years[0] : undefined],
      ['volume', fields['volume']],
      ['page', fields['firstPage']],
    ],
    authors: [{ family: fields['firstAuthor'] }],
    authorsUntilTitle: true,
  };
}

function factsOfRecord(record: Omit<CslItem, 'title'> & { title?: string | undefined; year?: number }): Facts {
  const year = record.issued?.['date-parts']?.[0]?.[0] ?? record.year;
  return {
    values: [
      ['title', record.title],
      ['container', record['container-title']],
      ['series', record['collection-title']],
      ['publisher', record.publisher],
      ['place', record['publisher-place']],
      ['genre', record.genre],
      ['edition', record.edition],
      ['date', year === undefined ? undefined : String(year)],
      ['volume', record.volume],
      ['issue', record.issue],
      ['page', record.page],
      ['page', record.page?.split('-')[0]],
    ],
    authors: peopleOf(record.author),
    editors: peopleOf(record.editor),
  };
}

function peopleOf(names: readonly (CslName | Person)[] | undefined): { family: string; given?: string }[] {
  return (names ?? []).flatMap(({ family, given, literal }) => {
    const name = family ?? literal;
    return name ? [{ family: name, ...(given ? { given } : {}) }] : [];
  });
}

/** Styles of chemistry and physics without article titles. */
const TITLELESS = /american-chemical-society|american-institute-of-physics|without-titles/;

/** Yields a quarter of the artificial renderings, without scrambled ones. */
function* crossrefStyles(): Generator<Sample> {
  for (const name of ['crossref-styles', 'crossref-styles2']) {
    const works = new Map<string, CslItem>();
    for (const work of measuringRows<CslItem>(`matching/${name}.works.jsonl.gz`))
      if (work.DOI) works.set(work.DOI, work);
    let count = 0;
    for (const row of measuringRows<RecordRow>(`matching/${name}.strings.jsonl.gz`)) {
      const work = works.get(row.doi ?? '');
      count += 1;
      if (!work || row.style?.includes('scrambled') || count % 4 !== 0) continue;
      const { title, ...rest } = work;
      const shown = TITLELESS.test(row.style ?? '') ? rest : { ...rest, title };
      yield* sampleOf('crossref-styles', `${name}-${count}`, row.doi ?? '', row.text, factsOfRecord(shown));
    }
  }
}
