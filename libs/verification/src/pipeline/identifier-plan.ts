import { canHave, type Asked, type Ranks } from '@veracite/connectors/connector-definition';
import { CONNECTOR_DEFINITIONS } from '@veracite/connectors/connector-definitions';
import { databasesWith, rankedDatabases } from '@veracite/connectors/declarations';
import type { IdentifierQuestion, SourceState } from '@veracite/connectors/sources';
import {
  arxivOfDoi,
  WORK_IDENTIFIER_KINDS,
  type Alternatives,
  type IdentifierKind,
  type Identifiers,
} from '@veracite/model/identifiers';
import type { Discipline } from '@veracite/model/source';
import { readingsOf, type Reference } from '@veracite/model/reference';
import { isOpen } from './core-set';

/** Returns lookups of identifiers (and `alternatives`) in the first `width` available databases of each kind. */
export function identifierQuestions(
  identifiers: Identifiers,
  states: Map<string, SourceState>,
  width: number,
  alternatives: Alternatives = {},
): IdentifierQuestion[] {
  const questions: IdentifierQuestion[] = [];
  for (const kind of WORK_IDENTIFIER_KINDS) {
    for (const value of readingsOf({ identifiers, alternatives }, kind)) {
      const holders = holdersOf(kind, value, states, ({ identifiers: ranks }) => ranks);
      for (const connector of holders.slice(0, width)) questions.push({ connector, kind, value });
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
      holdersOf(kind, value, states, ({ lastIdentifiers }) => lastIdentifiers).map((connector) => ({
        connector,
        kind,
        value,
      })),
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

/** Returns the databases with notices about the work with this DOI. Other registries than Crossref have none. */
export function noticesAt(doi: string, states: Map<string, SourceState>): string[] {
  if (databasesWith(({ ownDois }) => ownDois?.test(doi)).length > 0) return [];
  return [...states.values()].filter(({ hasNotices }) => hasNotices).flatMap(idsOfOpen);
}

/** Returns the lookup of a work in each database that marks retracted works of its disciplines. */
export function retractionQuestions(
  identifiers: Identifiers,
  disciplines: readonly Discipline[],
  states: Map<string, SourceState>,
): IdentifierQuestion[] {
  const isMarked = (discipline: Discipline): boolean => discipline === 'general' || disciplines.includes(discipline);
  return CONNECTOR_DEFINITIONS.flatMap(({ id, definition }) => {
    if (!definition.marksRetracted?.some(isMarked)) return [];
    const questions = WORK_IDENTIFIER_KINDS.map((kind) => ({ connector: id, kind, value: identifiers[kind] ?? '' }));
    const canAsk = ({ kind, value }: IdentifierQuestion) =>
      value !== '' && canHave(definition, kind, value) && canLookUp(states.get(id), kind);
    return questions.find(canAsk) ?? [];
  });
}

/** Returns the databases that can search reference lists. */
export function citingAt(states: Map<string, SourceState>): string[] {
  return [...states.values()].filter(({ hasCitingSearch }) => hasCitingSearch).flatMap(idsOfOpen);
}

const idsOfOpen = (state: SourceState): string[] => (isOpen(state) ? [state.source.id] : []);

const canLookUp = (state: SourceState | undefined, kind: IdentifierKind): boolean =>
  state !== undefined && state.canLookUp.includes(kind) && isOpen(state);

/** Returns the databases that can look up an identifier now, best first: the one that registers such DOIs, then by rank. */
function holdersOf(
  kind: IdentifierKind,
  value: string,
  states: Map<string, SourceState>,
  ranksOf: (asked: Asked) => Ranks<IdentifierKind> | undefined,
): string[] {
  return rankedDatabases((definition) => {
    const rank = canHave(definition, kind, value) ? ranksOf(definition.asked)?.[kind] : undefined;
    return rank !== undefined && kind === 'doi' && definition.ownDois?.test(value) ? 0 : rank;
  }).filter((id) => canLookUp(states.get(id), kind));
}
