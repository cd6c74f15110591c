import type { CslName } from '@veracite/model/csl';
import {
  normaliseDoi,
  WORK_IDENTIFIER_KINDS,
  type IdentifierKind,
  type Identifiers,
} from '@veracite/model/identifiers';
import { findIdentifiers } from '@veracite/parsing/identifiers/find';
import { readNames } from '@veracite/parsing/names/read-names';

/** What somebody remembers of a work, as it was typed. */
export interface Remembered {
  title?: string;
  author?: string;
  journal?: string;
  year?: number;
  doi?: string;
  /** Words, or a whole abstract. */
  keywords?: string;
}

/** The same, read. Any part may be cut short, misspelt or wrong. */
export interface Description {
  title?: string;
  authors: CslName[];
  journal?: string;
  year?: number;
  keywords?: string;
  identifiers: Identifiers;
}

/** Reads what was typed; identifiers are taken from whichever field they were pasted into. */
export function describe(remembered: Remembered): Description {
  const { title, author, journal, year, doi, keywords } = remembered;
  const identifiers: Identifiers = {};
  const known = doi ? normaliseDoi(doi) : undefined;
  if (known) identifiers.doi = known;
  for (const text of [doi, title, keywords]) collect(text, identifiers);
  return {
    title: wordsBeside(title),
    authors: author ? readNames(author).names : [],
    journal: journal?.trim() || undefined,
    year,
    keywords: wordsBeside(keywords),
    identifiers,
  };
}

function collect(text: string | undefined, identifiers: Identifiers): void {
  for (const { kind, value } of text ? findIdentifiers(text) : []) {
    if (value && isOfWork(kind)) identifiers[kind] ??= value;
  }
}

const isOfWork = (kind: string): kind is IdentifierKind => WORK_IDENTIFIER_KINDS.some((each) => each === kind);

/** A field without the identifiers pasted into it; undefined when nothing else stood there. */
function wordsBeside(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const found = findIdentifiers(text);
  const kept = found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return kept.replace(/\s+/g, ' ').trim() || undefined;
}
