import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import bibtex from '../../../data/formats/bibtex.json';
import journals from '../../../data/formats/journal-macros.json';

const KNOWN = new Set<string>(CSL_TYPES);

/** The type of CSL for a type of entry, of BibTeX, BibLaTeX or a reference manager. */
export const TYPES: ReadonlyMap<string, CslType> = new Map(
  Object.entries(bibtex.types).filter((pair): pair is [string, CslType] => KNOWN.has(pair[1])),
);
/** Types of entries that stand in a larger work and take its title as the title of their book. */
export const PARTS: ReadonlySet<string> = new Set(bibtex.parts);
/** Entries that are no works: sets and data for others, the switches of some styles. */
export const NO_WORKS: ReadonlySet<string> = new Set(bibtex.noWorks);
/** BibLaTeX's own name for a field that has several (BibLaTeX manual, field aliases; Mendeley, ADS, PubMed). */
export const ALIASES: ReadonlyMap<string, string> = new Map(Object.entries(bibtex.aliases));
/** Keys that styles print in the reader's language (BibLaTeX manual, localisation keys), and types that say a genre. */
export const GENRES: ReadonlyMap<string, string> = new Map(Object.entries(bibtex.genres));
/** What belongs to an entry alone (BibLaTeX manual, appendix B), and what cannot be the same for a part and its whole. */
export const NOT_INHERITED: ReadonlySet<string> = new Set(bibtex.notInherited);
/** The macros of plain.bst and its kin; months stay as they are and are read as dates. */
export const JOURNAL_MACROS: ReadonlyMap<string, string> = new Map(Object.entries(journals.bibtex));
