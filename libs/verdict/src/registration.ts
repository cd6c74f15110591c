import { readingsOf, type Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { editDistance } from '@veracite/text/distance';
import { IDENTIFIER_FIELDS, type View } from './view';

/** Registries of DOIs; doi.org speaks for all of them. */
const REGISTRIES = ['crossref', 'datacite'];

/** What the registries said about the DOI: `unregistered` only when those that could hold it all said so, of every way to read it. */
export function doiRegistration(
  reference: Reference,
  views: View[],
  consultations: Consultation[],
): 'registered' | 'unregistered' | 'unchecked' | 'none' {
  if (!reference.identifiers.doi) return 'none';
  if (views.some((view) => view.is('DOI', 'same'))) return 'registered';
  const readings = readingsOf(reference, 'doi');
  const answers = consultations.filter((item) => item.question === 'identifier' && item.outcome === 'answered');
  const about = (connector: string, doi: string) =>
    answers.filter((item) => item.connector === connector && (item.value ?? doi) === doi);
  const empty = (connector: string) => readings.every((doi) => about(connector, doi).some(({ found }) => found === 0));
  if (readings.some((doi) => about('doi-org', doi).some(({ found }) => found > 0))) return 'registered';
  if (empty('doi-org') || REGISTRIES.every(empty)) return 'unregistered';
  return 'unchecked';
}

/** Signs of which one may be wrong, missing or more, or two may be exchanged, by a slip of the hand. */
export function isSlipOf(cited: string | undefined, doi: string): boolean {
  if (!cited || cited === doi) return false;
  return (
    editDistance(cited.toLowerCase(), doi.toLowerCase()) === 1 || isExchange(cited.toLowerCase(), doi.toLowerCase())
  );
}

function isExchange(a: string, b: string): boolean {
  const at = [...a].findIndex((sign, i) => sign !== b.charAt(i));
  return (
    a.length === b.length &&
    a.charAt(at) === b.charAt(at + 1) &&
    a.charAt(at + 1) === b.charAt(at) &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

/** @param own the DOI of the work that the reference describes, where there is such a work */
export function unregistered(reference: Reference, own?: string): Reason {
  const cited = reference.identifiers.doi ?? '';
  const meant =
    own && isSlipOf(cited, own)
      ? ` One sign away, ${own} is that of the work you describe: probably it was meant.`
      : '';
  return { code: 'doi-unregistered', field: 'DOI', sentence: `The DOI ${cited} is not registered.${meant}` };
}

/** Identifiers in the reference that no record of the work carries. */
export function unconfirmedIdentifiers(view: View): boolean {
  return IDENTIFIER_FIELDS.some((field) => field !== 'ISBN' && view.is(field, 'extra'));
}
