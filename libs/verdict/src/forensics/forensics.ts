import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import facts from '../../data/publisher-facts.json';
import type { Clue } from './clue';
import { doiClues } from './doi-clues';

/** Finds signs of invention that need no database. */
export function forensics(reference: Reference, now: Date): Clue[] {
  return [
    ...futureYear(reference, now),
    ...arxivMonth(reference, now),
    ...placeholderAuthors(reference),
    ...volumeOfYear(reference),
    ...doiClues(reference),
  ];
}

/** Reports a year later than next year, the latest that journals print. */
function futureYear({ csl }: Reference, now: Date): Clue[] {
  const year = yearOf(csl);
  if (year === undefined || year <= now.getUTCFullYear() + 1) return [];
  return [{ code: 'future-year', field: 'issued', certain: true, values: { cited: year } }];
}

/** Compares the year with the year and month of submission at the beginning of an arXiv id. */
function arxivMonth({ csl, identifiers }: Reference, now: Date): Clue[] {
  const digits = /^(\d{2})(\d{2})\./.exec(identifiers.arxiv ?? '');
  if (!digits) return [];
  const submitted = 2000 + Number(digits[1]);
  const year = yearOf(csl);
  const values = { arxiv: identifiers.arxiv, year: submitted, cited: year };
  if (submitted * 12 + Number(digits[2]) > now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    return [{ code: 'arxiv-future', field: 'arXiv', certain: true, values }];
  }
  if (year === undefined || year >= submitted - 1) return [];
  return [{ code: 'arxiv-before-submission', field: 'arXiv', certain: false, values }];
}

/** Journals with the same number of volumes every year, from the year `since`: the last volume of a year is `perYear * (year - zero)`. */
const RUNS = facts.volumes.map((run) => ({ ...run, venue: new RegExp(run.venue) }));

/** Early publication has next year's volume, and a late issue last year's. */
const SLACK_YEARS = 1;

/** Returns the range of volumes that a journal may have in a year, if its numbering is known. */
function volumesIn(venue: string, year: number): { from: number; to: number } | undefined {
  const known = RUNS.find((run) => run.venue.test(venue));
  if (!known || year < known.since) return undefined;
  const last = (year: number) => known.perYear * (year - known.zero);
  return { from: last(year - 1 - SLACK_YEARS) + 1, to: last(year + SLACK_YEARS) };
}

/** Compares volume and year for journals with a constant number of volumes a year. */
function volumeOfYear({ csl }: Reference): Clue[] {
  const venue = csl['container-title'];
  const volume = Number(csl.volume);
  const year = yearOf(csl);
  if (!venue || !Number.isInteger(volume) || year === undefined) return [];
  const known = volumesIn(fold(venue), year);
  if (!known || (volume >= known.from && volume <= known.to)) return [];
  const values = { cited: volume, venue, year, ...known };
  return [{ code: 'volume-of-other-year', field: 'volume', certain: false, values }];
}

const PLACEHOLDERS =
  /^(?:(?:john|jane) (?:doe|smith)|(?:first ?name|given) (?:last ?name|family)|author (?:name|one|two|[a-z]|\d)|a author|[ab] b|x y|foo bar|lorem ipsum|test (?:author|user)|alice bob|first author|unknown author)$/;

function placeholderAuthors({ csl }: Reference): Clue[] {
  const names = (csl.author ?? []).map(({ given, family, literal }) =>
    (literal ?? `${given ?? ''} ${family ?? ''}`).trim(),
  );
  const dummy = names.filter((name) => PLACEHOLDERS.test(name.toLowerCase().replace(/[.,]/g, '')));
  if (dummy.length === 0) return [];
  return [{ code: 'placeholder-authors', field: 'author', certain: false, values: { cited: dummy.join(', ') } }];
}
