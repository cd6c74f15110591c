import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import type { Clue } from './clue';
import { anatomyOf } from './doi-anatomy';
import { houseNamed, houseOf } from './publishers';

/** Works appear up to three years after their DOI was made, and a year before it where it names the issue's. */
const AFTER = 3;
const BEFORE = 1;

/** What a DOI says about a work against what the reference says. */
export function doiClues({ csl, identifiers }: Reference): Clue[] {
  const { doi } = identifiers;
  if (!doi) return [];
  const venue = fold(csl['container-title'] ?? csl['event-title'] ?? '');
  const clue = (code: Clue['code'], sentence: string): Clue => ({ code, field: 'DOI', certain: false, sentence });
  const clues: Clue[] = [];

  const house = houseOf(doi);
  const named = houseNamed(fold(csl.publisher ?? ''), venue);
  // Preprint servers register what later appears elsewhere.
  if (house && named && house !== named && house.name !== 'arXiv' && named.name !== 'arXiv') {
    const what = csl.publisher ?? csl['container-title'] ?? '';
    clues.push(
      clue(
        'doi-of-other-publisher',
        `DOIs under ${prefixOf(doi)} are those of ${house.name}; “${what}” is published by ${named.name}.`,
      ),
    );
  }
  const { year, issn, venue: coded } = anatomyOf(doi);
  if (coded && venue && !coded.looks.test(venue)) {
    clues.push(
      clue(
        'doi-of-other-venue',
        `The DOI ${doi} is made like those of ${coded.name}, your citation names “${csl['container-title'] ?? ''}”.`,
      ),
    );
  }
  if (issn && csl.ISSN && issn !== csl.ISSN.toUpperCase()) {
    clues.push(clue('doi-of-other-issn', `The DOI ${doi} holds the ISSN ${issn}, your citation gives ${csl.ISSN}.`));
  }
  const cited = yearOf(csl);
  if (year !== undefined && cited !== undefined && (cited < year - BEFORE || cited > year + AFTER)) {
    clues.push(
      clue('doi-of-other-year', `The DOI ${doi} was made in ${year} by its own digits, your citation says ${cited}.`),
    );
  }
  return clues;
}

function prefixOf(doi: string): string {
  return doi.slice(0, doi.indexOf('/'));
}
