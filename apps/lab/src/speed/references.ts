import { halfHash, withOneIsbn } from '../harness/shares';
import { buildWorld, WORLD } from '../verdicts/world';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { measuringData } from '../harness/data';

/** A hundred references of one kind, and nothing but what a reader would have typed. */
interface Sample {
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

/** Returns a work as a citation of APA without other identifiers than the DOI, if it is wanted. */
export function written(item: CslItem, withDoi = false): Reference {
  const { DOI: doi, ISBN: _isbn, PMID: _pmid, URL: _url, ...rest } = item;
  const text = correct(rest).apa.replace(/\*/g, '');
  return parseOne(withDoi && doi ? `${text} https://doi.org/${doi}` : text);
}

/** The first so many by their hash: the same on every machine, and not chosen by hand. */
function chosen(rows: CslItem[]): CslItem[] {
  return [...rows].sort((a, b) => halfHash(keyOf(a)) - halfHash(keyOf(b))).slice(0, COUNT);
}

const cited = ({ title, author, issued }: CslItem): boolean => Boolean(title && author?.[0]?.family && issued);

/** Returns real references of the measuring data, and the works that the databases have. */
export function realReferences(): Shelves {
  const data = measuringData([...WORLD, STARTER, COMPUTING]);
  const world = buildWorld(data);
  const known = new Set(world.works.map(({ DOI }) => DOI?.toLowerCase()));
  const starter = data.rows<CslItem>(STARTER).filter(cited).map(withOneIsbn);
  const computing = data.rows<CslItem>(COMPUTING).filter(cited);
  const works = [...world.works, ...starter.filter(({ DOI }) => !DOI || !known.has(DOI.toLowerCase()))];
  const medicine = works.filter((item) => item.PMID !== undefined && cited(item));
  const sample = (name: string, some: CslItem[]) => ({ name, references: chosen(some).map((item) => written(item)) });
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
