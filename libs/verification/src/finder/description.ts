import type { Remembered } from '@veracite/model/remembered';
import type { CslName } from '@veracite/model/csl';
import {
  normalizeDoi,
  WORK_IDENTIFIER_KINDS,
  type IdentifierKind,
  type Identifiers,
} from '@veracite/model/identifiers';
import { findIdentifiers } from '@veracite/parsing/identifiers/find-identifiers';
import { readNames } from '@veracite/parsing/names/read-names';

/** A parsed description. Any part may be incomplete, misspelled or wrong. */
export interface Description {
  title?: string;
  authors: CslName[];
  journal?: string;
  year?: number;
  keywords?: string;
  identifiers: Identifiers;
}

/** Parses the input. Identifiers are recognized in every field. */
export function describe(remembered: Remembered): Description {
  const { title, author, journal, year, doi, keywords } = remembered;
  const identifiers: Identifiers = {};
  const known = doi ? normalizeDoi(doi) : undefined;
  if (known) identifiers.doi = known;
  for (const text of [doi, title, keywords]) collect(text, identifiers);
  return {
    title: withoutIdentifiers(title),
    authors: author ? readNames(author).names : [],
    journal: journal?.trim() || undefined,
    year,
    keywords: withoutIdentifiers(keywords),
    identifiers,
  };
}

function collect(text: string | undefined, identifiers: Identifiers): void {
  for (const { kind, value } of text ? findIdentifiers(text) : []) {
    if (value && isOfWork(kind)) identifiers[kind] ??= value;
  }
}

const isOfWork = (kind: string): kind is IdentifierKind => WORK_IDENTIFIER_KINDS.some((each) => each === kind);

/** Removes identifiers from the text of a field; returns undefined if nothing is left. */
function withoutIdentifiers(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const found = findIdentifiers(text);
  const kept = found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return kept.replace(/\s+/g, ' ').trim() || undefined;
}
