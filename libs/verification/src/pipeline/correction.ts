import { correct } from '@veracite/formatting/correct';
import { compare } from '@veracite/matching/compare';
import { assess } from '@veracite/verdict/assess';
import { fuse } from '@veracite/verdict/correction/fuse';
import { judge } from '@veracite/verdict/judge';
import type { CslItem } from '@veracite/model/csl';
import type { Candidate, Comparison, Match } from '@veracite/model/evidence';
import type { Organization } from '@veracite/model/organization';
import type { Reference } from '@veracite/model/reference';
import { STYLES, type CorrectedCitation, type Correction, type Style } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';

/** Other forms of the title, which show the proper nouns in it. */
type Context = Parameters<typeof correct>[1];

/** A correction and its citations. */
interface Draft {
  correction: Correction;
  corrected: CorrectedCitation;
}

/** Coverage with one registry, for judging a draft. */
const ONE_REGISTRY = { core: ['crossref'], answered: ['crossref'], failed: [], expected: true };

/**
 * Returns the corrected reference. Typed fields that no record has are kept, unless a citation with them would not be
 * valid or would be corrected differently when checked again: then they were parsed wrongly and are dropped.
 * @param organizations organizations with a name in the reference
 */
export function correctionOf(
  read: Reference,
  match: Match,
  now: Date,
  context?: Context,
  organizations: readonly Organization[] = [],
): Draft {
  const draftOf = drafting(match, context);
  const fromInput = draftOf(read);
  const drafts = fallbackInputs(read.csl, match.candidate)
    .map((csl) => draftOf({ ...read, csl }))
    .filter((draft) => !isSame(draft, fromInput));
  const fromRecord = drafts.at(-1);
  if (!fromRecord) return fromInput;
  const roundTrips = (draft: Draft, style: Style) => {
    const again = readAgain(draft, style, (reference) => compare(reference, match.candidate, organizations), now);
    return again && (draft === fromRecord || draftOf(...again).corrected[style] === draft.corrected[style]);
  };
  let best = { draft: fromInput, fails: STYLES.length + 1 };
  for (const draft of [fromInput, ...drafts]) {
    let fails = 0;
    for (const style of STYLES) if (fails < best.fails && !roundTrips(draft, style)) fails += 1;
    if (fails < best.fails) best = { draft, fails };
    if (fails === 0) break;
  }
  return best.draft;
}

/** Returns reduced inputs: the parsed fields that a record has too, then the title alone. */
function fallbackInputs(csl: CslItem, { work, also = [] }: Candidate): CslItem[] {
  const records = [work, ...also.map((other) => other.work)];
  const isRecorded = (field: string) => records.some((record) => field in record.csl);
  const recorded = Object.fromEntries(Object.entries(csl).filter(([field]) => isRecorded(field)));
  return [
    { ...recorded, type: csl.type },
    { type: csl.type, title: csl.title },
  ];
}

/** Returns a function that makes drafts from the same records and formats equal drafts once. */
function drafting(match: Match, context?: Context): (reference: Reference, match?: Match) => Draft {
  const formatted = new Map<string, CorrectedCitation>();
  return (reference, own = match) => {
    const correction = fuse(reference, own);
    const key = JSON.stringify(correction.csl);
    const corrected = formatted.get(key) ?? correct(correction.csl, context);
    formatted.set(key, corrected);
    return { correction, corrected };
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return STYLES.every((style) => one.corrected[style] === other.corrected[style]);
}

/** Parses and judges a formatted citation against the same records; returns undefined if it is not valid. */
function readAgain(
  { corrected }: Draft,
  style: Style,
  compared: (reference: Reference) => Comparison,
  now: Date,
): [Reference, Match] | undefined {
  const reference = parseOne(corrected[style].replaceAll('*', ''), { now });
  const match = assess(compared(reference));
  const { status } = judge({ reference, matches: [match], consultations: [], coverage: ONE_REGISTRY, now });
  return status === 'valid' ? [reference, match] : undefined;
}
