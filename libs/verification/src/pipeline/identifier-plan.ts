import type { SourceState } from '@veracite/connectors/sources';
import {
  arxivOfDoi,
  WORK_IDENTIFIER_KINDS,
  type Alternatives,
  type IdentifierKind,
  type Identifiers,
} from '@veracite/model/identifiers';
import { readingsOf, type Reference } from '@veracite/model/reference';

export interface IdentifierQuestion {
  connector: string;
  kind: IdentifierKind;
  value: string;
}

/**
 * For each kind of identifier the databases that own it or hold it, best first. The registries stand first because
 * only the owner of an identifier may say alone that it belongs to another work.
 */
const HOLDERS: Partial<Record<IdentifierKind, string[]>> = {
  doi: ['crossref', 'datacite', 'openalex', 'doi-org', 'europe-pmc', 'semantic-scholar', 'opencitations', 'dblp'],
  arxiv: ['arxiv', 'semantic-scholar', 'inspire-hep'],
  pmid: ['pubmed', 'europe-pmc', 'openalex'],
  pmcid: ['europe-pmc', 'pubmed'],
  isbn: ['open-library', 'google-books', 'library-of-congress'],
  bibcode: ['nasa-ads'],
};

/** Who is asked besides where nobody holds such a work: wide and shallow, so that what they lack says nothing. */
const LAST_HOLDERS: Partial<Record<IdentifierKind, string[]>> = {
  doi: ['opencitations', 'wikidata'],
  arxiv: ['wikidata'],
  pmid: ['opencitations', 'wikidata'],
  isbn: ['opencitations'],
};

/** Prefixes whose DOIs DataCite registers and Crossref does not; `databases.md` of each registry, 2026. */
const DATACITE_PREFIXES = /^10\.(?:48550|5281|6084|5061|7910|17605|4230|3929|14279|25384|17632|7488)\//;

/**
 * Questions about all identifiers, to the first `width` ready databases of each.
 * @param alternatives what may be meant in their place: all are asked about
 */
export function identifierQuestions(
  identifiers: Identifiers,
  states: Map<string, SourceState>,
  width: number,
  alternatives: Alternatives = {},
): IdentifierQuestion[] {
  const questions: IdentifierQuestion[] = [];
  for (const kind of WORK_IDENTIFIER_KINDS) {
    const holders = (HOLDERS[kind] ?? []).filter((id) => canLookUp(states.get(id), kind));
    for (const value of readingsOf({ identifiers, alternatives }, kind)) {
      const ordered = kind === 'doi' && DATACITE_PREFIXES.test(value) ? forward(holders, 'datacite') : holders;
      for (const connector of ordered.slice(0, width)) questions.push({ connector, kind, value });
    }
  }
  const hidden = identifiers.doi && !identifiers.arxiv ? arxivOfDoi(identifiers.doi) : undefined;
  if (hidden && canLookUp(states.get('arxiv'), 'arxiv')) {
    questions.push({ connector: 'arxiv', kind: 'arxiv', value: hidden });
  }
  return questions;
}

/** Questions about all identifiers to those who are asked last. */
export function lastQuestions(identifiers: Identifiers, states: Map<string, SourceState>): IdentifierQuestion[] {
  return WORK_IDENTIFIER_KINDS.flatMap((kind) =>
    readingsOf({ identifiers }, kind).flatMap((value) =>
      (LAST_HOLDERS[kind] ?? [])
        .filter((id) => canLookUp(states.get(id), kind))
        .map((connector) => ({ connector, kind, value })),
    ),
  );
}

/** The identifiers of a reference, and one set for each value that may be meant in the place of one. */
export function identifierSets({
  identifiers,
  alternatives = {},
}: Pick<Reference, 'identifiers' | 'alternatives'>): Identifiers[] {
  const others = WORK_IDENTIFIER_KINDS.flatMap((kind) =>
    (alternatives[kind] ?? []).map((value) => ({ [kind]: value })),
  );
  return [identifiers, ...others];
}

/** Who is asked for notices about the work with this DOI: its registry. */
export function noticesAt(doi: string, states: Map<string, SourceState>): string[] {
  if (DATACITE_PREFIXES.test(doi)) return [];
  return [...states.values()].filter(({ hasNotices }) => hasNotices).flatMap(idsOfOpen);
}

/** Who is asked which works cite one that nobody holds. */
export function citingAt(states: Map<string, SourceState>): string[] {
  return [...states.values()].filter(({ hasCitingSearch }) => hasCitingSearch).flatMap(idsOfOpen);
}

const idsOfOpen = ({ source, state }: SourceState): string[] =>
  state === 'ready' || state === 'resting' ? [source.id] : [];

function canLookUp(state: SourceState | undefined, kind: IdentifierKind): boolean {
  return (
    state !== undefined && state.canLookUp.includes(kind) && (state.state === 'ready' || state.state === 'resting')
  );
}

function forward(ids: string[], first: string): string[] {
  return ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids;
}
