import type { CslType } from '@veracite/model/csl';
import { workTypes } from './work-types';

/** Crossref's work types (api.crossref.org/types) in CSL; also given by OpenAlex (`type_crossref`), Unpaywall and doi.org. */
const TYPES = workTypes('crossref');

/** Converts a Crossref type to a CSL type. Returns `document` for an unknown type. */
export function cslTypeOfCrossref(type: string | undefined): CslType {
  return TYPES[type ?? ''] ?? 'document';
}
