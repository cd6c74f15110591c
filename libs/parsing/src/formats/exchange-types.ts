import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import tables from '../../data/formats/exchange-types.json';

const KNOWN = new Set<string>(CSL_TYPES);
const tableOf = (table: Record<string, string>): ReadonlyMap<string, CslType> =>
  new Map(Object.entries(table).filter((pair): pair is [string, CslType] => KNOWN.has(pair[1])));

const RIS = tableOf(tables.ris);
const ENDNOTE = tableOf(tables.endnote);

/** CSL type of a type of RIS (the 2011 specification of Research Information Systems); some programs write EndNote's words there. */
export function risType(name: string): CslType {
  return RIS.get(name.trim().toUpperCase()) ?? endnoteType(name);
}

/** CSL type of a type as EndNote names it, in its tagged and its XML files. */
export function endnoteType(name: string): CslType {
  return ENDNOTE.get(name.trim().toLowerCase()) ?? 'document';
}
