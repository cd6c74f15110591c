import { correct } from '@veracite/formatting/correct';
import { compare } from '@veracite/matching/compare';
import { assess } from '@veracite/verdict/assess';
import { fuse } from '@veracite/verdict/correction/fuse';
import { judge } from '@veracite/verdict/judge';
import type { CslItem } from '@veracite/model/csl';
import type { Candidate, Comparison, Match } from '@veracite/model/evidence';
import type { Organisation } from '@veracite/model/organisation';
import type { Reference } from '@veracite/model/reference';
import { STYLES, type CorrectedCitation, type Correction, type Style } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';

/** How other databases, the abstract and the reference write a title tells proper nouns from other words. */
type Context = Parameters<typeof correct>[1];

/** A correction and the citations that are written from it. */
interface Draft {
  correction: Correction;
  corrected: CorrectedCitation;
}

const ALONE = { core: ['crossref'], answered: ['crossref'], failed: [], expected: true };

/**
 * What the reference should say. What was typed and no record tells is kept if the citation can bear it: where a
 * citation with it, checked again, would not be valid or would be corrected to another, it was read wrongly and goes.
 * @param organisations those that the reference was compared with
 */
export function correctionOf(
  read: Reference,
  match: Match,
  now: Date,
  context?: Context,
  organisations: readonly Organisation[] = [],
): Draft {
  const draftOf = drafting(match, context);
  const typed = draftOf(read);
  const drafts = fewer(read.csl, match.candidate)
    .map((csl) => draftOf({ ...read, csl }))
    .filter((draft) => !isSame(draft, typed));
  const recorded = drafts.at(-1);
  if (!recorded) return typed;
  const holds = (draft: Draft, style: Style) => {
    const again = readAgain(draft, style, (reference) => compare(reference, match.candidate, organisations), now);
    return again && (draft === recorded || draftOf(...again).corrected[style] === draft.corrected[style]);
  };
  let best = { draft: typed, fails: STYLES.length + 1 };
  for (const draft of [typed, ...drafts]) {
    let fails = 0;
    for (const style of STYLES) if (fails < best.fails && !holds(draft, style)) fails += 1;
    if (fails < best.fails) best = { draft, fails };
    if (fails === 0) break;
  }
  return best.draft;
}

/** What was read, first without what no record tells as well, then with nothing but the title. */
function fewer(csl: CslItem, { work, also = [] }: Candidate): CslItem[] {
  const records = [work, ...also.map((other) => other.work)];
  const isTold = (field: string) => records.some((record) => field in record.csl);
  const told = Object.fromEntries(Object.entries(csl).filter(([field]) => isTold(field)));
  return [
    { ...told, type: csl.type },
    { type: csl.type, title: csl.title },
  ];
}

/** Drafts beside the same records; a description is written out once, as most of what is tried ends in the same one. */
function drafting(match: Match, context?: Context): (reference: Reference, beside?: Match) => Draft {
  const written = new Map<string, CorrectedCitation>();
  return (reference, beside = match) => {
    const correction = fuse(reference, beside);
    const key = JSON.stringify(correction.csl);
    const corrected = written.get(key) ?? correct(correction.csl, context);
    written.set(key, corrected);
    return { correction, corrected };
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return STYLES.every((style) => one.corrected[style] === other.corrected[style]);
}

/** The citation in a style, read again beside the same records; undefined when it would not be valid. */
function readAgain(
  { corrected }: Draft,
  style: Style,
  compared: (reference: Reference) => Comparison,
  now: Date,
): [Reference, Match] | undefined {
  const reference = parseOne(corrected[style].replaceAll('*', ''), { now });
  const match = assess(compared(reference));
  const { status } = judge({ reference, matches: [match], consultations: [], coverage: ALONE, now });
  return status === 'valid' ? [reference, match] : undefined;
}
