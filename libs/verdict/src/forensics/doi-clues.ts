import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import type { Clue } from './clue';
import { anatomyOf } from './doi-anatomy';
import { publisherNamed, registrantOf } from './registrants';

/** Works appear up to three years after the year in their DOI, or one year before it. */
const AFTER = 3;
const BEFORE = 1;

/** Compares the details encoded in a DOI with those of the reference. */
export function doiClues({ csl, identifiers }: Reference): Clue[] {
  const { doi } = identifiers;
  if (!doi) return [];
  const venue = fold(csl['container-title'] ?? csl['event-title'] ?? '');
  const clue = (code: Clue['code'], values: Clue['values']): Clue => ({ code, field: 'DOI', certain: false, values });
  const clues: Clue[] = [];

  const registrant = registrantOf(doi);
  const named = publisherNamed(fold(csl.publisher ?? ''), venue);
  // Works with a DOI of a preprint server may later appear elsewhere.
  if (registrant && named && registrant !== named && registrant.name !== 'arXiv' && named.name !== 'arXiv') {
    const cited = csl.publisher ?? csl['container-title'];
    const prefix = doi.slice(0, doi.indexOf('/'));
    clues.push(clue('doi-of-other-publisher', { prefix, registrant: registrant.name, cited, publisher: named.name }));
  }
  const { year, issn, venue: coded } = anatomyOf(doi);
  if (coded && venue && !coded.pattern.test(venue))
    clues.push(clue('doi-of-other-venue', { doi, venue: coded.name, cited: csl['container-title'] }));
  if (issn && csl.ISSN && issn !== csl.ISSN.toUpperCase())
    clues.push(clue('doi-of-other-issn', { doi, issn, cited: csl.ISSN }));
  const cited = yearOf(csl);
  if (year !== undefined && cited !== undefined && (cited < year - BEFORE || cited > year + AFTER))
    clues.push(clue('doi-of-other-year', { doi, year, cited }));
  return clues;
}
