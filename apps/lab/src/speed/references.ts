import { halfHash, withOneIsbn } from '../harness/shares';
import { buildWorld, WORLD } from '../verdicts/world';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { correct } from '@veracite/formatting/correct';
import { readStarter } from '@veracite/library/starter/files';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { findData, type MeasuringData } from '../harness/data';

/** A hundred references of one kind, and nothing but what a reader would have typed. */
export interface Sample {
  name: string;
  references: Reference[];
}

/** What the databases hold, and what is asked about. */
interface Shelves {
  /** Where the references come from, for the heading. */
  from: string;
  works: CslItem[];
  holds?: (database: DatabaseId, item: CslItem) => boolean;
  samples: Sample[];
}

const COUNT = 100;
const STARTER = 'starter/works.jsonl.gz';
const COMPUTING = 'works/ml-conferences.jsonl.gz';

/** A work as a citation of APA without identifiers. */
export function written(item: CslItem): Reference {
  const { DOI: _doi, ISBN: _isbn, PMID: _pmid, URL: _url, ...rest } = item;
  return parseOne(correct(rest).apa.replace(/\*/g, ''));
}

/** The first so many by the hash of their id: the same on every machine, and not chosen by hand. */
function chosen<T>(rows: T[], idOf: (row: T) => string): T[] {
  return [...rows].sort((a, b) => halfHash(idOf(a)) - halfHash(idOf(b))).slice(0, COUNT);
}

const cited = ({ title, author, issued }: CslItem): boolean => Boolean(title && author?.[0]?.family && issued);

/** Real references: those of the measuring data where it is at hand, else those of the starter library. */
export async function realReferences(): Promise<Shelves> {
  const { data } = findData([...WORLD, STARTER, COMPUTING]);
  return data && !data.isSample ? fromMeasuring(data) : fromStarter();
}

function fromMeasuring(data: MeasuringData): Shelves {
  const world = buildWorld(data);
  const known = new Set(world.works.map(({ DOI }) => DOI?.toLowerCase()));
  const starter = data.rows<CslItem>(STARTER).filter(cited).map(withOneIsbn);
  const computing = data.rows<CslItem>(COMPUTING).filter(cited);
  const works = [...world.works, ...starter.filter(({ DOI }) => !DOI || !known.has(DOI.toLowerCase()))];
  const medicine = works.filter((item) => item.PMID !== undefined && cited(item));
  const sample = (name: string, some: CslItem[]): Sample => ({ name, references: chosen(some, keyOf).map(written) });
  return {
    from: `real references among ${works.length} works`,
    works,
    holds: world.holds,
    samples: [
      sample('machine learning', computing),
      sample('medicine', medicine),
      sample('mixed', starter.filter(isRegistered)),
    ],
  };
}

/**
 * Works without a DOI are in no fake database except books, which catalogs have: neither its chapters nor what
 * a body published under an ISBN.
 */
const isRegistered = ({ DOI, ISBN, type }: CslItem): boolean =>
  DOI !== undefined || (type === 'book' && ISBN !== undefined);

const keyOf = ({ title, DOI }: CslItem): string => `${title} ${DOI}`;

/** Works of the starter library by discipline: computing, medicine, and all. */
async function fromStarter(): Promise<Shelves> {
  const { lines } = await readStarter();
  const works = lines.map(({ discipline: _discipline, checked: _checked, arxiv: _arxiv, ...item }) => item as CslItem);
  const of = (pattern: RegExp): CslItem[] => works.filter((_, at) => pattern.test(lines[at]?.discipline ?? ''));
  const sample = (name: string, some: CslItem[]): Sample => ({
    name,
    references: chosen(some.filter(cited), keyOf).map(written),
  });
  return {
    from: 'references of the starter library',
    works,
    samples: [
      sample('machine learning', of(/comput|machine|artificial/)),
      sample('medicine', of(/medic|health|biolog/)),
      sample('mixed', works),
    ],
  };
}
