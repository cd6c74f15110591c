import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import tables from '../../data/formats/schema-types.json';

const KNOWN = new Set<string>(CSL_TYPES);
const lookUp =
  (table: Record<string, string>) =>
  (name: string): CslType | undefined => {
    const type = Object.hasOwn(table, name) ? table[name] : undefined;
    return type !== undefined && KNOWN.has(type) ? (type as CslType) : undefined;
  };

/** CSL type of a type of source in Word (Office Open XML, bibliography, ST_SourceType). */
export const wordType = lookUp(tables.word);
/** CSL type of a `publication-type` of JATS, whose values publishers choose. */
export const jatsType = lookUp(tables.jats);
/** CSL type of a type of reference of the Citation File Format. */
export const citationFileType = lookUp(tables.citationFile);
