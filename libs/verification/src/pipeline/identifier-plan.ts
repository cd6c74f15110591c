import type { IdentifierQuestion, SourceState } from '@veracite/connectors/sources';
import {
  arxivOfDoi,
  WORK_IDENTIFIER_KINDS,
  type Alternatives,
  type IdentifierKind,
  type Identifiers,
} from '@veracite/model/identifiers';
import { readingsOf, type Reference } from '@veracite/model/reference';

/** Databases by kind of identifier; registries first, as only they can decide that it is another work's. */
const HOLDERS: Partial<Record<IdentifierKind, string[]>> = {
  doi: ['crossref', 'datacite', 'openalex', 'doi-org', 'europe-pmc', 'semantic-scholar', 'opencitations', 'dblp'],
  arxiv: ['arxiv', 'semantic-scholar', 'inspire-hep'],
  pmid: ['pubmed', 'europe-pmc', 'openalex'],
  pmcid: ['europe-pmc', 'pubmed'],
  isbn: ['open-library', 'google-books', 'library-of-congress'],
  bibcode: ['nasa-ads'],
};

/** Databases asked when no other has the work. They are broad but incomplete, so absence from them proves nothing. */
const LAST_HOLDERS: Partial<Record<IdentifierKind, string[]>> = {
  doi: ['opencitations', 'wikidata'],
  arxiv: ['wikidata'],
  pmid: ['opencitations', 'wikidata'],
  isbn: ['opencitations'],
};

/** DOI prefixes registered with DataCite and not with Crossref, as of 2026. */
const DATACITE_PREFIXES = /^10\.(?:48550|5281|6084|5061|7910|17605|4230|3929|14279|25384|17632|7488)\//;

/** Returns lookups of identifiers (and `alternatives`) in the first `width` available databases of each kind. */
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

/** Returns the lookups of all identifiers in the databases that are asked last. */
export function lastQuestions(identifiers: Identifiers, states: Map<string, SourceState>): IdentifierQuestion[] {
  return WORK_IDENTIFIER_KINDS.flatMap((kind) =>
    readingsOf({ identifiers }, kind).flatMap((value) =>
      (LAST_HOLDERS[kind] ?? [])
        .filter((id) => canLookUp(states.get(id), kind))
        .map((connector) => ({ connector, kind, value })),
    ),
  );
}

/** Returns the identifiers of a reference, and one set for each alternative reading. */
export function identifierSets({
  identifiers,
  alternatives = {},
}: Pick<Reference, 'identifiers' | 'alternatives'>): Identifiers[] {
  const others = WORK_IDENTIFIER_KINDS.flatMap((kind) =>
    (alternatives[kind] ?? []).map((value) => ({ [kind]: value })),
  );
  return [identifiers, ...others];
}

/** Returns the databases with notices about the work with this DOI. */
export function noticesAt(doi: string, states: Map<string, SourceState>): string[] {
  if (DATACITE_PREFIXES.test(doi)) return [];
  return [...states.values()].filter(({ hasNotices }) => hasNotices).flatMap(idsOfOpen);
}

/** Returns the databases that can search reference lists. */
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
