import { digestOf, plain } from '@veracite/certificate/canonical';
import type { Status, Verdict } from '@veracite/model/verdict';
import type { Standing } from '@veracite/model/work';
import { connectorOf, replay, type Transcript } from './transcript';

/** Digits of a confidence that are sealed: the last ones differ between processors. */
const CONFIDENCE_DIGITS = 6;

/** What a certificate says of one answer without showing it. */
export interface AnswerDigest {
  source: string;
  question: string;
  outcome: string;
  sha256: string;
}

/** The verdict as it is sealed. */
export interface SealedVerdict {
  status: Status;
  problem?: string;
  confidence: number;
  reasons: { code: string; sentence: string }[];
  /** Key of the record that was matched. */
  work?: string;
  /** What befell the work since; absent when nothing did. */
  standing?: Standing;
  confirmedBy: string[];
  retractionChecked: boolean;
}

/** What is sealed of one reference. */
export interface SealedEntry {
  input: { text: string; sha256: string };
  verdict: SealedVerdict;
  digests: AnswerDigest[];
  transcript: Transcript;
}

export type EntryFault = 'digest-differs' | 'verdict-differs';

/** The verdict is the one that follows from the transcript, so that whoever replays it finds it again. */
export function sealedEntry(transcript: Transcript): SealedEntry {
  const kept = plain(transcript) as unknown as Transcript;
  return {
    input: inputOf(kept),
    verdict: sealedVerdict(replay(kept)),
    digests: digestsOf(kept),
    transcript: kept,
  };
}

/**
 * What is wrong with a sealed entry: its digests, or its verdict when it is judged anew.
 * @throws TypeError or RangeError for what has not the form of an entry
 */
export function entryFault({ input, verdict, digests, transcript }: SealedEntry): EntryFault | undefined {
  if (!isSame(digestsOf(transcript), digests) || !isSame(inputOf(transcript), input)) return 'digest-differs';
  return isSame(sealedVerdict(replay(transcript)), verdict) ? undefined : 'verdict-differs';
}

const inputOf = ({ reference: { raw } }: Transcript) => ({ text: raw, sha256: digestOf(plain(raw)) });

function digestsOf({ told, names }: Transcript): AnswerDigest[] {
  return told.map((one) => {
    const connector = connectorOf(one);
    const [question, outcome] =
      one.kind === 'library'
        ? [one.by === 'identifier' ? 'identifier' : 'search', one.missed ? 'failed' : 'answered']
        : [one.answer.consultation.question, one.answer.consultation.outcome];
    return { source: names[connector] ?? connector, question, outcome, sha256: digestOf(plain(one)) };
  });
}

function sealedVerdict({
  status,
  problem,
  confidence,
  reasons,
  match,
  confirmedBy,
  retractionChecked,
}: Verdict): SealedVerdict {
  const { key, standing } = match?.candidate.work ?? {};
  return {
    status,
    ...(problem !== undefined && { problem }),
    confidence: Number(confidence.toFixed(CONFIDENCE_DIGITS)),
    reasons: reasons.map(({ code, sentence }) => ({ code, sentence })),
    ...(key !== undefined && { work: key }),
    ...(standing && standing !== 'current' && { standing }),
    confirmedBy,
    retractionChecked,
  };
}

export const isSame = (one: unknown, other: unknown): boolean => digestOf(plain(one)) === digestOf(plain(other));
