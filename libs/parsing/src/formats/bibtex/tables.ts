import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import bibtex from '../../../data/formats/bibtex.json';
import journals from '../../../data/formats/journal-macros.json';

const KNOWN = new Set<string>(CSL_TYPES);

/** CSL types by the entry types of BibTeX, BibLaTeX and reference managers. */
export const TYPES: ReadonlyMap<string, CslType> = new Map(
  Object.entries(bibtex.types).filter((pair): pair is [string, CslType] => KNOWN.has(pair[1])),
);
/** Entry types for parts of a larger work, which inherit its title as their book title. */
export const PARTS: ReadonlySet<string> = new Set(bibtex.parts);
/** Entry types that are not works: sets, data for other entries, options of some styles. */
export const NO_WORKS: ReadonlySet<string> = new Set(bibtex.noWorks);
/** BibLaTeX's field names by their aliases (BibLaTeX manual, field aliases; Mendeley, ADS, PubMed). */
export const ALIASES: ReadonlyMap<string, string> = new Map(Object.entries(bibtex.aliases));
/** Genres by localization key (BibLaTeX manual, localization keys) and by entry type. */
export const GENRES: ReadonlyMap<string, string> = new Map(Object.entries(bibtex.genres));
/** Fields that are never inherited (BibLaTeX manual, appendix B), or that differ between a part and its whole. */
export const NOT_INHERITED: ReadonlySet<string> = new Set(bibtex.notInherited);
/** Journal macros of plain.bst and related styles. Months are not macros here; they are read as dates. */
export const JOURNAL_MACROS: ReadonlyMap<string, string> = new Map(Object.entries(journals.bibtex));
