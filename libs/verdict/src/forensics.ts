import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';

/** What the reference gives away by itself. `certain` clues are faults even of a work that exists. */
export interface Clue extends Reason {
  certain: boolean;
}

/** Signs of invention that need no database. */
export function forensics(reference: Reference, now: Date): Clue[] {
  return [...futureYear(reference, now), ...arxivMonth(reference, now), ...placeholderAuthors(reference)];
}

/** Journals print next year's date at most. */
function futureYear({ csl }: Reference, now: Date): Clue[] {
  const year = yearOf(csl);
  if (year === undefined || year <= now.getUTCFullYear() + 1) return [];
  return [{ code: 'future-year', field: 'issued', certain: true, sentence: `The year ${year} lies in the future.` }];
}

/** An arXiv number begins with the year and month of its submission: a work cannot have appeared before that. */
function arxivMonth({ csl, identifiers }: Reference, now: Date): Clue[] {
  const digits = /^(\d{2})(\d{2})\./.exec(identifiers.arxiv ?? '');
  if (!digits) return [];
  const submitted = 2000 + Number(digits[1]);
  const year = yearOf(csl);
  const written = `arXiv ${identifiers.arxiv ?? ''} was submitted in ${submitted}`;
  if (submitted * 12 + Number(digits[2]) > now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    return [{ code: 'arxiv-future', field: 'arXiv', certain: true, sentence: `${written}, which lies in the future.` }];
  }
  if (year === undefined || year >= submitted - 1) return [];
  return [
    {
      code: 'arxiv-before-submission',
      field: 'arXiv',
      certain: false,
      sentence: `${written}, your citation says ${year}.`,
    },
  ];
}

const PLACEHOLDERS =
  /^(?:(?:john|jane) (?:doe|smith)|(?:first ?name|given) (?:last ?name|family)|author (?:name|one|two|[a-z]|\d)|a author|[ab] b|x y|foo bar|lorem ipsum|test (?:author|user)|alice bob|first author|unknown author)$/;

function placeholderAuthors({ csl }: Reference): Clue[] {
  const names = (csl.author ?? []).map(({ given, family, literal }) =>
    (literal ?? `${given ?? ''} ${family ?? ''}`).trim(),
  );
  const dummy = names.filter((name) => PLACEHOLDERS.test(name.toLowerCase().replace(/[.,]/g, '')));
  if (dummy.length === 0) return [];
  return [
    {
      code: 'placeholder-authors',
      field: 'author',
      certain: false,
      sentence: `${dummy.join(', ')} looks like a placeholder for an author.`,
    },
  ];
}
