import type { CslItem } from '@veracite/model/csl';
import { toBibtex } from '@veracite/formatting/export/bibtex';
import type { MeasuringData } from '../../harness/data';
import type { RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import { seeded } from '@veracite/testing/seeded';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { JOURNAL_LISTS, journalCatalog } from '../journals';
import { WRITTEN_IN, written } from '../corrections/round-trip';
import { halfHash, withOneIsbn } from '../../harness/shares';
import { plain } from '../world';
import { ADDITIONS, ALTERATIONS, invented, inventedVenue, type Alter, type Alteration, type Choose } from './alter';
import type { Field } from '@veracite/model/reference';

/** Corpora of all fields, and whether DBLP covers them. */
const SOURCES: [file: string, isComputing: boolean][] = [
  ['works/acl-anthology.jsonl.gz', true],
  ['works/ml-conferences.jsonl.gz', true],
  ['works/ai-hci-conferences.jsonl.gz', true],
  ['works/crossref-2022.jsonl.gz', false],
  ['works/linguistics.jsonl.gz', false],
  ['works/physics-journals.jsonl.gz', false],
  ['works/printing-history-tex.jsonl.gz', false],
  ['works/syriac-studies.jsonl.gz', false],
  ['starter/works.jsonl.gz', false],
];
export const CORPORA = [...SOURCES.map(([file]) => file), ...JOURNAL_LISTS];

/** Types of works whose descriptions are changed. Databases hold other kinds only in part. */
const TYPES = new Set<CslItem['type']>(['article-journal', 'paper-conference', 'chapter', 'book']);
/** One work in so many is in the databases. */
const SHARE = 3;

export interface AlteredRow {
  /** "altered: venue", "unconfirmed: place", "real" or "invented". */
  kind: string;
  /** The title of the work. */
  id: string;
  doi?: string;
  style: string;
  text: string;
  /** The fields that the verdict has to name. */
  fields: Field[];
  /** The added text, for unconfirmed fields. */
  written: string;
}

interface AlteredWorld {
  works: CslItem[];
  registered: RegistryCatalog;
  computing: ReadonlySet<CslItem>;
  rows: AlteredRow[];
}

/**
 * Draws works of one half and changes their descriptions.
 * @param works number of works drawn from each corpus for each kind of change
 * @param only part of the kinds to draw
 */
export async function drawAltered(
  data: MeasuringData,
  { half, works: count, only }: { half: number; works: number | ((kind: string) => number); only: string },
): Promise<AlteredWorld> {
  const works: CslItem[] = [];
  const computing = new Set<CslItem>();
  const known = new Map<string, CslItem>();
  const drawn: CslItem[][] = [];
  for (const [file, isComputing] of SOURCES) {
    const own: CslItem[] = [];
    for (const row of data.rows<CslItem>(file)) {
      const key = titleFingerprint(row.title ?? '');
      if (key.length < 8 || (halfHash(`${row.title} `) >>> 1) % SHARE !== 0 || known.has(key)) continue;
      const item = plain(withOneIsbn(row));
      known.set(key, item);
      works.push(item);
      if (isComputing) computing.add(item);
      if (TYPES.has(item.type) && (item.author?.length ?? 0) > 0 && halfHash(row.title ?? '') % 2 === half)
        own.push(item);
    }
    drawn.push(own.sort((a, b) => halfHash(`drawn ${a.title}`) - halfHash(`drawn ${b.title}`)));
  }
  const rows: AlteredRow[] = [];
  const all = drawn.flat();
  const random = seeded(half);
  const pick = () => all[Math.floor(random() * all.length)];
  const kinds: [string, Alter][] = [
    ['real', (item) => ({ item, fields: [], written: '' })],
    ...Object.entries(ALTERATIONS).map(([name, alter]): [string, Alter] => [`altered: ${name}`, alter]),
    ...Object.entries(ADDITIONS).map(([name, alter]): [string, Alter] => [`unconfirmed: ${name}`, alter]),
    ...['article-journal', 'paper-conference', 'chapter'].flatMap((type) =>
      ['existing', 'invented'].map((venue): [string, Alter] => [
        `invented: ${type}, ${venue} venue`,
        (item, other, choose) => {
          const made = item.type === type ? invented([item, other, pick() ?? other, item], choose) : undefined;
          if (!made || known.has(titleFingerprint(made.title ?? ''))) return undefined;
          const name = venue === 'invented' ? inventedVenue(made.type, other, choose) : made['container-title'];
          return name ? { item: { ...made, 'container-title': name }, fields: [], written: '' } : undefined;
        },
      ]),
    ),
  ];
  for (const [kind, alter] of kinds.filter(([name]) => name.includes(only))) {
    const most = typeof count === 'number' ? count : count(kind);
    for (const works of drawn) {
      const chance = seeded(halfHash(kind));
      const choose: Choose = (n) => Math.floor(chance() * n);
      let taken = 0;
      for (let index = 0; index < works.length && taken < most; index += 1) {
        const [item, other] = [works[(index * 7 + halfHash(kind)) % works.length], works[choose(works.length)]];
        const altered = item && other && item !== other ? alter(item, other, choose) : undefined;
        const row = item && altered && (await asRow(kind, item, altered, choose));
        if (!row) continue;
        rows.push(row);
        taken += 1;
      }
    }
  }
  return { works, registered: journalCatalog(data, works), computing, rows };
}

const BIBTEX = 'bibtex';

/** Writes an altered work in a style that prints what was changed; the first that does, from a chosen one on. */
async function asRow(
  kind: string,
  item: CslItem,
  altered: Alteration,
  choose: Choose,
): Promise<AlteredRow | undefined> {
  const styles = [...WRITTEN_IN, BIBTEX] as const;
  const from = choose(styles.length);
  for (let i = 0; i < styles.length; i += 1) {
    const style = styles[(from + i) % styles.length] ?? BIBTEX;
    const write = (item: CslItem) => (style === BIBTEX ? toBibtex([item]) : written(item, style));
    const [before, text] = [await write(item), await write(altered.item)];
    const isPrinted = text.includes(altered.written) && (before !== text || altered.fields.length === 0);
    if (isPrinted && !(altered.erased && isWordIn(altered.erased, text)))
      return {
        kind,
        id: item.title ?? '',
        doi: item.DOI,
        style,
        text,
        fields: altered.fields,
        written: altered.written,
      };
  }
  return undefined;
}

const isWordIn = (word: string, text: string): boolean =>
  ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${word} `);
