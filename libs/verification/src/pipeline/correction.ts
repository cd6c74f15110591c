import { correct } from '@veracite/formatting/correct';
import type { FormatOptions } from '@veracite/formatting/facts';
import type { CslItem } from '@veracite/model/csl';
import type { Evidence, Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import { STYLES, type CorrectedCitation, type Verification } from '@veracite/model/verification';
import { fold } from '@veracite/text/fold';
import { fuse } from '@veracite/verdict/correction/fuse';

type Judged = Pick<Verification, 'reference' | 'matches' | 'verdict' | 'correction' | 'corrected'>;

/**
 * Returns the corrected work and its citations. Every field is confirmed by a record, or was typed and is contradicted
 * by none.
 */
export function correctionOf(read: Reference, match: Match): Required<Pick<Judged, 'correction' | 'corrected'>> {
  const correction = fuse(read, match);
  return { correction, corrected: correct(correction.csl, contextOf(read, match)) };
}

/** Returns other forms of the title, which show the proper nouns in it. */
function contextOf({ csl }: Reference, { candidate }: Match): FormatOptions {
  const records = [candidate.work, ...(candidate.also ?? []).map(({ work }) => work)];
  return {
    casings: records.slice(1).flatMap((work) => work.csl.title ?? []),
    cited: csl.title,
    abstract: records.map((work) => work.abstract ?? work.csl.abstract).find(Boolean),
  };
}

/**
 * Returns the reference with the fields of the work if its text is word for word what a style writes for the work, and
 * was parsed differently. Such a text is right, so that every correction is valid when it is checked again.
 */
export function readAsWritten({ reference, matches, verdict }: Judged): Reference | undefined {
  // Drafts take milliseconds, and most references are valid and were parsed as their record has them.
  if (verdict.status === 'valid' && verdict.match?.evidence.every(isReadRight)) return undefined;
  const text = fold(reference.raw);
  const contains = (value: string | undefined) => value !== undefined && text.includes(fold(value));
  const match = matches.find(({ candidate }) => contains(candidate.work.csl.title));
  if (reference.format !== 'text' || !match) return undefined;
  const { 'container-title': venue, volume, page } = match.candidate.work.csl;
  if (![venue, volume, page?.split(/[-–]/)[0]].every((value) => value === undefined || contains(value)))
    return undefined;
  const isText = (citation: CorrectedCitation, form = fold) =>
    STYLES.some((style) => form(citation[style].replaceAll('*', '')) === form(reference.raw));
  const { type, title, URL, accessed } = reference.csl;
  const ofTitle = match.evidence.filter(({ field }) => field === 'title');
  const inputs: [CslItem, Evidence[]][] = [
    [reference.csl, match.evidence],
    [{ type, title, URL, accessed }, ofTitle],
    [{ type: 'document', URL, accessed }, []],
  ];
  let draft: ReturnType<typeof correctionOf> | undefined;
  for (const [csl, evidence] of inputs) {
    const next = correctionOf({ ...reference, csl }, { ...match, evidence });
    const isExact = isText(next.corrected, withoutSpaces);
    if (isExact || (!draft && isText(next.corrected))) draft = next;
    if (isExact) break;
  }
  return draft && { ...reference, csl: printed(draft.correction.csl, contains), doubts: [] };
}

/** Checks that a field is the record's, and neither a part of it nor more than it. */
function isReadRight({ field, agreement, cited, found }: Evidence): boolean {
  if (agreement === 'missing' || field === 'author' || field === 'title') return agreement !== 'different';
  const [own, recorded] = [fold(cited ?? ''), fold(found ?? '')];
  return agreement === 'same' && (own === recorded || !(own.includes(recorded) || recorded.includes(own)));
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Returns a work without the fields that not every style prints, unless the text contains them. */
function printed(csl: CslItem, contains: (value: string | undefined) => boolean): CslItem {
  const { 'publisher-place': place, 'collection-title': series, ...rest } = csl;
  return {
    ...rest,
    ...(contains(place) && { 'publisher-place': place }),
    ...(contains(series) && { 'collection-title': series }),
  };
}
