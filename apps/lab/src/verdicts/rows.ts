import { dateOf, type CslItem, type CslName } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { isNameParticle } from '@veracite/text/names';
import { apaOf, bibtexOf, ieeeOf, vancouverOf } from './renderings';
import type { MeasuringData } from '../harness/data';

/** What is known to be true of a row: the work is real and rightly described, or the description was altered or invented. */
export type Truth = 'real' | 'altered' | 'invented';

export interface Row {
  id: string;
  set: string;
  kind: string;
  truth: Truth;
  /** What a user would paste, by name of the rendering. */
  texts: Record<string, string>;
}

interface FabricatedRow {
  id: string;
  set: string;
  label: string;
  kind?: string;
  bibtype?: string;
  fields?: Record<string, string>;
  text?: string;
  text_rendered?: string;
  explanation?: string;
}

const FABRICATED_SETS = [
  'ml-perturbed',
  'crossdomain-perturbed',
  'chatgpt-references',
  'published-hallucinations',
  'recent-preprints-real',
  'withdrawn-preprints',
];

/** Files with the rows of what is real, altered and invented. */
export const FABRICATED = FABRICATED_SETS.map(fabricatedFile);

function fabricatedFile(set: string): string {
  return `fabricated/${set}.jsonl.gz`;
}

/** Rows of the sets of real, altered and invented references, and the works that must be in the world for them. */
export function fabricatedRows(data: MeasuringData): { rows: Row[]; works: { item: CslItem; isComputing: boolean }[] } {
  const rows: Row[] = [];
  const works: { item: CslItem; isComputing: boolean }[] = [];
  for (const set of FABRICATED_SETS) {
    for (const row of data.rows<FabricatedRow>(fabricatedFile(set))) {
      const original = originalOf(row);
      if (original)
        works.push({ item: original, isComputing: set === 'ml-perturbed' || row.fields?.['booktitle'] !== undefined });
      const truth =
        row.label === 'real' || row.label === 'withdrawn' ? 'real' : row.label === 'corrupted' ? 'altered' : 'invented';
      rows.push({ id: row.id, set, kind: row.kind ?? row.label, truth, texts: textsOf(row) });
    }
  }
  return { rows, works };
}

/** The true record if the row has it: real rows as they are, near misses with the title restored, false DOIs without. */
function originalOf(row: FabricatedRow): CslItem | undefined {
  if (!row.fields) return undefined;
  const item = itemOf(row.fields, row.bibtype);
  if (row.label === 'real' || row.label === 'withdrawn') return item;
  if (row.kind === 'near_miss_title') {
    const title = /\(original: '([^']{5,400})'\)/.exec(row.explanation ?? '')?.[1];
    return title ? { ...item, title } : undefined;
  }
  if (row.kind === 'fabricated_doi') return { ...item, DOI: undefined };
  return undefined;
}

export function itemOf(fields: Record<string, string>, bibtype = 'article'): CslItem {
  const venue = fields['booktitle'] ?? fields['journal'];
  const isConference = bibtype === 'inproceedings' || fields['booktitle'] !== undefined;
  const item: CslItem = {
    type: venue === undefined ? 'article' : isConference ? 'paper-conference' : 'article-journal',
    title: fields['title'],
    author: (fields['author'] ?? '')
      .split(' and ')
      .filter((name) => name !== 'others')
      .map(nameOf),
    'container-title': venue,
    DOI: fields['doi'],
    PMID: fields['pmid'],
    volume: fields['volume'],
    page: fields['pages'],
  };
  if (fields['year']) item.issued = dateOf(Number(fields['year']));
  return item;
}

function nameOf(written: string): CslName {
  const comma = written.indexOf(',');
  if (comma > 0) return { family: written.slice(0, comma), given: written.slice(comma + 1).trim() };
  const words = written.trim().split(/\s+/);
  const particle = words.findIndex((word, i) => i > 0 && isNameParticle(word));
  const index = particle > 0 ? particle : words.length - 1;
  return { family: words.slice(index).join(' '), given: words.slice(0, index).join(' ') };
}

function textsOf(row: FabricatedRow): Record<string, string> {
  if (!row.fields) return { plain: row.text ?? '' };
  const item = itemOf(row.fields, row.bibtype);
  const plain = { plain: row.text_rendered ?? row.text ?? '', apa: apaOf(item), ieee: ieeeOf(item) };
  return { ...plain, vancouver: vancouverOf(item), bibtex: bibtexOf(row.id, row.bibtype, row.fields) };
}

/** A rendering of a work, and the work it is of; no DOI where none must be found. */
export interface StringRow {
  id: string;
  set: string;
  style: string;
  text: string;
  doi?: string;
  title?: string;
}

interface MatchingRow {
  id?: string;
  work?: string;
  doi?: string;
  style?: string;
  text: string;
  in_works?: boolean;
  ambiguous?: number;
  record?: CslItem;
}

/** Strings of absent works: with their neighbors present, and with works of the same title present. */
export const NEIGHBOURS = 'neighbours';
export const LOOK_ALIKES = 'look-alikes';
/** Those of them that another register has on the same page: the very work. */
export const RECORDED_TWICE = 'recorded twice';

const STYLES = ['crossref-styles', 'crossref-styles2'];
const ABSENT = 'matching/crossref-absent.strings.jsonl.gz';
const DEPOSITED = 'matching/crossref-real.jsonl.gz';
const WITH_RECORDS = ['hundred-refs', 'manubot', 'psych-replications', 'syriac-studies'];

/** Files with renderings and their true works. */
export const MATCHING = [
  ...STYLES.flatMap((set) => [`matching/${set}.works.jsonl.gz`, `matching/${set}.strings.jsonl.gz`]),
  ABSENT,
  DEPOSITED,
  ...WITH_RECORDS.map((set) => `matching/${set}.jsonl.gz`),
];

/** Renderings with their true works, and the works themselves. */
export function matchingRows(data: MeasuringData): { rows: StringRow[]; works: CslItem[] } {
  const rows: StringRow[] = [];
  const works: CslItem[] = [];
  for (const set of STYLES) {
    const known = data.rows<CslItem>(`matching/${set}.works.jsonl.gz`);
    works.push(...known);
    const titles = new Map(known.map(({ DOI: doi, title }) => [doi?.toLowerCase(), title]));
    for (const [i, row] of data.rows<MatchingRow>(`matching/${set}.strings.jsonl.gz`).entries()) {
      // Works like those present, but absent themselves: nothing must be found for them.
      if (row.ambiguous === undefined && !row.in_works)
        rows.push({ id: `${set} ${row.doi ?? i}`, set: NEIGHBOURS, style: row.style ?? '', text: row.text });
      if (row.ambiguous === undefined && row.in_works)
        rows.push({
          id: `${set} ${row.doi ?? i}`,
          set,
          style: row.style ?? '',
          text: row.text,
          doi: row.doi,
          title: titles.get(row.doi?.toLowerCase()),
        });
    }
  }
  for (const row of data.rows<MatchingRow>(ABSENT)) {
    rows.push({ id: row.work ?? '', set: 'crossref-absent', style: row.style ?? '', text: row.text });
  }
  // Their works are in none of the corpora: nothing must be found for them.
  for (const row of data.rows<MatchingRow>(DEPOSITED)) {
    rows.push({ id: row.id ?? '', set: 'crossref-real', style: 'as deposited', text: row.text });
  }
  for (const set of WITH_RECORDS) {
    const known = new Set<string>();
    for (const [i, row] of data.rows<MatchingRow>(`matching/${set}.jsonl.gz`).entries()) {
      if (!row.record?.title) continue;
      const key = titleFingerprint(row.record.title) + (row.doi ?? '');
      if (!known.has(key)) works.push({ ...row.record, DOI: row.doi ?? row.record.DOI ?? arxivDoiOf(row.record) });
      known.add(key);
      rows.push({
        id: row.id ?? `${set} ${i}`,
        set,
        style: row.style ?? 'chicago',
        text: row.text,
        doi: row.doi,
        title: row.record.title,
      });
    }
  }
  return { rows, works };
}

/** Records of preprints often name arXiv's address alone; arXiv registers a DOI for each. */
function arxivDoiOf({ URL: url = '' }: CslItem): string | undefined {
  const number = /^https?:\/\/arxiv\.org\/abs\/([\w./-]{5,40}?)(?:v\d+)?$/.exec(url)?.[1];
  return number && `10.48550/arXiv.${number}`;
}
