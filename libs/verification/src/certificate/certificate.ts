import { digestOf, plain, type Json } from '@veracite/certificate/canonical';
import type { SigningKey } from '@veracite/certificate/keys';
import { open, seal, type SealFault } from '@veracite/certificate/seal';
import type { Status, Verdict } from '@veracite/model/verdict';
import { connectorOf, replay, type Transcript } from './transcript';

const FORMAT = 'veracite-certificate/1';
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
  confirmedBy: string[];
  retractionChecked: boolean;
}

/** What is signed. */
export interface Certificate {
  format: typeof FORMAT;
  /** Address of the server that sealed it. */
  issuer: string;
  /** Of the program that judged. */
  version: string;
  sealedAt: string;
  input: { text: string; sha256: string };
  verdict: SealedVerdict;
  digests: AnswerDigest[];
  transcript: Transcript;
}

export type CertificateFault = SealFault | 'not-a-certificate' | 'digest-differs' | 'verdict-differs';

export type Checked =
  | { fault: CertificateFault; certificate?: Certificate; replayed?: SealedVerdict }
  | { fault?: undefined; certificate: Certificate; kid: string };

/**
 * Seals what was found about one reference. The verdict is the one that follows from the sealed answers, so that it is
 * found again by whoever replays them.
 */
export function certify(
  transcript: Transcript,
  by: { key: SigningKey; issuer: string; version: string; now: Date },
): string {
  const kept = plain(transcript) as unknown as Transcript;
  const certificate: Certificate = {
    format: FORMAT,
    issuer: by.issuer,
    version: by.version,
    sealedAt: by.now.toISOString(),
    input: inputOf(kept),
    verdict: sealedVerdict(replay(kept)),
    digests: digestsOf(kept),
    transcript: kept,
  };
  return seal(plain(certificate), by.key);
}

/**
 * Checks a certificate with nothing but its bytes: the signature, every digest, and the verdict, which is judged anew.
 * @param trusted names of keys that may have signed it; any when absent
 */
export function checkCertificate(bytes: Uint8Array, trusted?: readonly string[]): Checked {
  const opened = open(bytes, trusted);
  if (opened.fault !== undefined) return { fault: opened.fault };
  const certificate = certificateOf(opened.body);
  if (!certificate) return { fault: 'not-a-certificate' };
  try {
    return replayed(certificate, opened.kid);
  } catch (fault) {
    // Signed by somebody, and not of our form: nothing can be replayed.
    if (fault instanceof TypeError || fault instanceof RangeError) return { fault: 'not-a-certificate' };
    throw fault;
  }
}

function replayed(certificate: Certificate, kid: string): Checked {
  const { transcript, digests, input, verdict } = certificate;
  if (!isSame(digestsOf(transcript), digests) || !isSame(inputOf(transcript), input))
    return { fault: 'digest-differs', certificate };
  const again = sealedVerdict(replay(transcript));
  return isSame(again, verdict) ? { certificate, kid } : { fault: 'verdict-differs', certificate, replayed: again };
}

/** Whoever signed it wrote it in our form: beyond the format's name it is taken at its word. */
function certificateOf(body: Json): Certificate | undefined {
  const isOurs = typeof body === 'object' && body !== null && !Array.isArray(body) && body['format'] === FORMAT;
  return isOurs ? (body as unknown as Certificate) : undefined;
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
  return {
    status,
    ...(problem !== undefined && { problem }),
    confidence: Number(confidence.toFixed(CONFIDENCE_DIGITS)),
    reasons: reasons.map(({ code, sentence }) => ({ code, sentence })),
    ...(match && { work: match.candidate.work.key }),
    confirmedBy,
    retractionChecked,
  };
}

const isSame = (one: unknown, other: unknown): boolean => digestOf(plain(one)) === digestOf(plain(other));
