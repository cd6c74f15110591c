import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import tables from '../../data/formats/exchange-types.json';

const KNOWN = new Set<string>(CSL_TYPES);
const tableOf = (table: Record<string, string>): ReadonlyMap<string, CslType> =>
  new Map(Object.entries(table).filter((pair): pair is [string, CslType] => KNOWN.has(pair[1])));

const RIS = tableOf(tables.ris);
const ENDNOTE = tableOf(tables.endnote);

/** Returns the CSL type of a RIS type (2011 specification); some programs write EndNote's type names there. */
export function risType(name: string): CslType {
  return RIS.get(name.trim().toUpperCase()) ?? endnoteType(name);
}

/** Returns the CSL type of a type name in EndNote's tagged and XML files. */
export function endnoteType(name: string): CslType {
  return ENDNOTE.get(name.trim().toLowerCase()) ?? 'document';
}
