import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf, nameOfState } from '@veracite/contracts/states';
import { PROOF } from '@veracite/model/verdict';
import { writeSentence } from '@veracite/text/sentence';
import { advice, agreements, meanings, titles } from '../data/result-texts.json';
import { shownConfidence } from './confidence';

/** What every output says about a result. */
export interface ResultText {
  /** "Incomplete" */
  state: string;
  /** The kind of an incomplete or unknown reference: "Wrong details". */
  detail?: string;
  /** Heading of the card; empty for a valid reference. */
  title: string;
  meaning: string;
  /** "about 1 of 200 such verdicts is wrong"; absent where nothing was decided. */
  confidence?: string;
  advice: string[];
  /** Whether another check helps, because a database failed. */
  isUnreached: boolean;
  /** Whether the work can only be looked up by hand. */
  isFoundNowhere: boolean;
}

/** Returns the wording of a result, the same on the page, command line, MCP, and in reports. */
export function resultText(result: VerificationResult): ResultText {
  const { status, problem, confidence, evidence = [], reasonCodes, correctedCitation } = result;
  const isExtra = reasonCodes?.includes('unconfirmed') ?? evidence.some(({ agreement }) => agreement === 'extra');
  const isUnconfirmed = status === 'valid' && isExtra;
  const key = isUnconfirmed ? 'unconfirmed' : isMixed(result) ? 'mixed' : status;
  const isAbsent = status === 'fake' && !result.match;
  return {
    state: nameOfState(status),
    detail: detailOf(result),
    title: titles[key],
    meaning: meanings[key],
    ...(typeof confidence === 'number' && { confidence: shownConfidence(confidence, status) }),
    advice: [
      ...(problem && problem !== 'missing'
        ? [writeSentence(advice[problem], { corrected: correctedCitation && advice.corrected })]
        : []),
      ...(isAbsent ? [writeSentence(advice.fake, { small: isHeldCompletely(result) ? undefined : advice.small })] : []),
      ...(key === 'unknown' ? [advice.unknown] : []),
      ...(isUnreached(result) ? [advice.unreached] : []),
    ],
    isUnreached: isUnreached(result),
    isFoundNowhere: isAbsent || status === 'unknown',
  };
}

/** Tests for a reference that is unknown because databases did not answer. */
export const isUnreached = ({ status, reasonCodes = [] }: VerificationResult): boolean =>
  status === 'unknown' && reasonCodes.includes('core-unreachable');

/** Tests for a reference of which works have parts each, such as the DOI of another work, but none has all. */
export const isMixed = ({ status, match, chimera }: VerificationResult): boolean =>
  status === 'fake' && Boolean(match ?? chimera?.length);

/** Checks whether a database that answered holds all works of the venue and year. */
export const isHeldCompletely = ({ expected = 0 }: VerificationResult): boolean => expected >= PROOF;

/** Returns the verdict in a few words: "Incomplete (Wrong details, about 1 of 200 such verdicts is wrong)". */
export function verdictLine(result: VerificationResult): string {
  const { state, detail, confidence } = resultText(result);
  const more = [detail, confidence].filter(Boolean).join(', ');
  return more ? `${state} (${more})` : state;
}

/** Describes the comparison of a field: "Differs". */
export const agreementText = (agreement: keyof typeof agreements): string => agreements[agreement];
