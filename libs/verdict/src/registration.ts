import { readingsOf, type Reference } from '@veracite/model/reference';
import type { Consultation, Outcome } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { editDistance } from '@veracite/text/distance';
import { registrantOf } from './forensics/registrants';
import { IDENTIFIER_FIELDS, type View } from './view';

/** Registration agencies that are asked. doi.org answers for others too, as far as it can know what they registered. */
const AGENCIES = ['crossref', 'datacite'];

/**
 * Reports whether the cited DOI is registered. `unregistered` requires that doi.org answered without a record for every way to read the
 * DOI, or that the agencies did and the prefix is that of a publisher known to register with one of them. `elsewhere`: with an agency
 * whose records cannot be read, or whose registrations doi.org does not know.
 */
export function doiRegistration(
  reference: Reference,
  views: View[],
  consultations: Consultation[],
): 'registered' | 'unregistered' | 'elsewhere' | 'unchecked' | 'none' {
  if (!reference.identifiers.doi) return 'none';
  if (views.some((view) => view.is('DOI', 'same'))) return 'registered';
  const readings = readingsOf(reference, 'doi');
  const about = (connector: string, doi: string, outcome: Outcome = 'answered') =>
    consultations.filter(
      (item) =>
        item.question === 'identifier' &&
        item.outcome === outcome &&
        item.connector === connector &&
        (item.value ?? doi) === doi,
    );
  const empty = (connector: string) => readings.every((doi) => about(connector, doi).some(({ found }) => found === 0));
  if (readings.some((doi) => about('doi-org', doi).some(({ found }) => found > 0))) return 'registered';
  if (readings.some((doi) => about('doi-org', doi, 'not-covered').length > 0)) return 'elsewhere';
  const isOfAgencies = readings.every((doi) => registrantOf(doi) !== undefined);
  if (empty('doi-org') || (isOfAgencies && AGENCIES.every(empty))) return 'unregistered';
  return 'unchecked';
}

/** Checks whether the cited DOI is one typing error away: one character changed, missing or added, or two swapped. */
export function isTypoOf(cited: string | undefined, doi: string): boolean {
  if (!cited || cited === doi) return false;
  const [a, b] = [cited.toLowerCase(), doi.toLowerCase()];
  return editDistance(a, b) === 1 || isTransposition(a, b);
}

function isTransposition(a: string, b: string): boolean {
  const index = [...a].findIndex((char, i) => char !== b.charAt(i));
  return a === b.slice(0, index) + b.charAt(index + 1) + b.charAt(index) + b.slice(index + 2);
}

/**
 * Returns the reason for an unregistered DOI.
 * @param described the DOI of the work that the reference describes, if known
 */
export function unregistered({ identifiers: { doi } }: Reference, described?: string): Reason {
  const meant = described && isTypoOf(doi, described) ? described : undefined;
  return { code: 'doi-unregistered', field: 'DOI', values: { doi, meant } };
}

/** Checks whether the reference has an identifier that no record of the work has. */
export const hasUnconfirmedIdentifier = (view: View): boolean =>
  IDENTIFIER_FIELDS.some((field) => field !== 'ISBN' && view.is(field, 'extra'));
