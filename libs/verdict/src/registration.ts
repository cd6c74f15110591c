import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { IDENTIFIER_FIELDS, type View } from './view';

/** Registries of DOIs; doi.org speaks for all of them. */
const REGISTRIES = ['crossref', 'datacite'];

/** What the registries said about the DOI: `unregistered` only when those that could hold it all said so. */
export function doiRegistration(
  reference: Reference,
  views: View[],
  consultations: Consultation[],
): 'registered' | 'unregistered' | 'unchecked' | 'none' {
  if (!reference.identifiers.doi) return 'none';
  if (views.some((view) => view.is('DOI', 'same'))) return 'registered';
  const answers = consultations.filter((item) => item.question === 'identifier' && item.outcome === 'answered');
  const empty = (connector: string) => answers.some((item) => item.connector === connector && item.found === 0);
  if (answers.some((item) => item.connector === 'doi-org' && item.found > 0)) return 'registered';
  if (empty('doi-org') || REGISTRIES.every(empty)) return 'unregistered';
  return 'unchecked';
}

export function unregistered(reference: Reference): Reason {
  return {
    code: 'doi-unregistered',
    field: 'DOI',
    sentence: `The DOI ${reference.identifiers.doi ?? ''} is not registered.`,
  };
}

/** Identifiers in the reference that no record of the work carries. */
export function unconfirmedIdentifiers(view: View): boolean {
  return IDENTIFIER_FIELDS.some((field) => field !== 'ISBN' && view.is(field, 'extra'));
}
