import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import tables from '../../data/formats/schema-types.json';

const KNOWN = new Set<string>(CSL_TYPES);
const lookUp =
  (table: Record<string, string>) =>
  (name: string): CslType | undefined => {
    const type = Object.hasOwn(table, name) ? table[name] : undefined;
    return type !== undefined && KNOWN.has(type) ? (type as CslType) : undefined;
  };

/** Returns the CSL type of a source type in Word (Office Open XML, bibliography, ST_SourceType). */
export const wordType = lookUp(tables.word);
/** Returns the CSL type of a `publication-type` in JATS, which has no fixed values. */
export const jatsType = lookUp(tables.jats);
/** Returns the CSL type of a reference type in the Citation File Format. */
export const citationFileType = lookUp(tables.citationFile);
