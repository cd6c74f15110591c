import type { Agreement, Evidence, Feature, Match } from '@veracite/model/evidence';
import type { Field } from '@veracite/model/reference';

/** A match with its evidence indexed by field. */
export interface View {
  match: Match;
  get(field: Field): Evidence | undefined;
  is(field: Field, ...agreements: Agreement[]): boolean;
  feature(name: Feature): number;
}

/** Indexes the evidence of a match. */
export function viewOf(match: Match): View {
  const by = new Map(match.evidence.map((item): [Field, Evidence] => [item.field, item]));
  return {
    match,
    get: (field) => by.get(field),
    is: (field, ...agreements) => {
      const agreement = by.get(field)?.agreement;
      return agreement !== undefined && agreements.includes(agreement);
    },
    feature: (name) => match.features[name],
  };
}

export const IDENTIFIER_FIELDS = ['DOI', 'arXiv', 'PMID', 'PMCID', 'ISBN'] as const satisfies Field[];

/** Checks whether the reference and the work share an identifier. */
export const sameIdentifier = (view: View): boolean => IDENTIFIER_FIELDS.some((field) => view.is(field, 'same'));

/** Returns the connectors that hold the work, the displayed one first. */
export function holdersOf({ candidate }: Match): string[] {
  return [...new Set([candidate.connector, ...(candidate.also ?? []).map((other) => other.connector)])];
}
