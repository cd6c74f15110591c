import type { VerificationResult } from '@veracite/contracts/citations';
import { FLAG_RULES } from '@veracite/contracts/collections';
import type { Assessment, DecisionKind, Flag, FlagRule } from '@veracite/contracts/collections';
import { compareNames } from '@veracite/matching/compare-names';
import { isParticle, nameParts } from '@veracite/matching/name';
import type { CslName } from '@veracite/model/csl';
import { isMixed, isUnreached } from '@veracite/report/result-text';
import { rules as RULES } from '../data/texts.json';
import { isIgnoredBy } from './ignore';
import type { Policy } from './policy';
import { isReadWhole } from './read-whole';

/** A reference of a paper with its result. */
export interface AssessedEntry {
  position: number;
  result: VerificationResult;
  /** A decision of a person. */
  decision?: DecisionKind;
}

/** What the policy finds in one reference. */
interface Finding extends AssessedEntry {
  rules: FlagRule[];
  /** Chance, 0 to 1, that the reference is invented. */
  chance: number;
}

/** Judges a checked paper by a policy. Dismissed references do not count, confirmed ones count as certain. */
export function assess(
  entries: readonly AssessedEntry[],
  policy: Policy,
  policyVersion: number,
  today = new Date().toISOString().slice(0, 10),
): Assessment {
  const findings = entries.map((entry): Finding => {
    const isExempt = entry.decision === 'dismissed' || isIgnored(entry.result, policy, today);
    return isExempt
      ? { ...entry, rules: [], chance: 0 }
      : { ...entry, rules: rulesOf(entry.result, policy), chance: chanceOf(entry) };
  });
  const counting = new Set(FLAG_RULES.filter((rule) => isAgainst(rule, findings, policy)));
  const flags = findings.flatMap((finding) => flagOf(finding, counting, policy) ?? []).sort(byWeight);
  const chances = findings.map(({ chance }) => chance);
  const flagged = new Set(flags.map(({ position }) => position));
  const unknown = findings.filter(
    ({ position, result, decision }) =>
      result.status === 'unknown' && decision !== 'dismissed' && !flagged.has(position),
  );
  const positionsOf = (isFailed: boolean) =>
    unknown.flatMap(({ position, result }) => (isUnreached(result) === isFailed ? position : []));
  const unchecked = positionsOf(true);
  return {
    policyVersion,
    references: entries.length,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    // An unknown reference may be invented as any other one, even if nothing points to it.
    interval: intervalOf([...chances, ...unknown.map(({ chance }) => Math.max(0, INVENTED_SHARE - chance))]),
    isAgainst: flags.some(({ counts }) => counts),
    line: lineOf(flags, findings, unknown.length - unchecked.length, unchecked.length),
    flags,
    unknown: positionsOf(false),
    ...(unchecked.length > 0 && { unchecked }),
  };
}

/** Below this, two expected numbers of invented references are shown as the same number. */
const SAME = 0.05;

/** Weight of an unknown reference in the order of papers: less than any difference that is shown, however many there are. */
const unknownWeight = (count: number) => SAME * (1 - 1 / (1 + count));

/**
 * Returns the number by which the queue is sorted, highest first: the expected number of invented references. Of papers
 * with about the same number, those come first that the policy counts something against, then those with more unknown
 * references.
 */
export const rankOf = ({ expected, isAgainst, unknown = [], unchecked = [] }: RankedAssessment): number =>
  expected + (isAgainst ? SAME : 0) + unknownWeight(unknown.length + unchecked.length);

type RankedAssessment = Pick<Assessment, 'expected' | 'isAgainst' | 'unknown' | 'unchecked'>;

function isIgnored({ parsed: { csl }, originalText }: VerificationResult, policy: Policy, today: string): boolean {
  return (
    policy.never.some((kind) => kind === csl.type) ||
    policy.ignore.some((rule) => (rule.expires ?? today) >= today && isIgnoredBy(rule, csl, originalText))
  );
}

const RETRACTED = ['retracted', 'withdrawn'];
/** Words of a reference that states the retraction itself, in the languages of most registers. */
const STATES_RETRACTION = /\b(?:r[eé]tract|withdraw|zur[uü]ckgezogen)/i;

function rulesOf(result: VerificationResult, { never, fields }: Policy): FlagRule[] {
  const { status, problem, match, chimera, evidence, originalText } = result;
  const wrong = evidence.filter(({ agreement }) => agreement === 'different').map(({ field }) => field);
  const applies: Record<FlagRule, boolean> = {
    invented: status === 'fake',
    'other-work': problem === 'other-work' || (chimera ?? []).some(({ part }) => part === 'identifier'),
    retracted: RETRACTED.includes(match?.standing ?? '') && !STATES_RETRACTION.test(originalText),
    'wrong-authors': status === 'incomplete' && hasStrangers(result),
    differs: problem === 'differs' && fields.some((field) => wrong.includes(field)),
    unverifiable: status === 'unknown' && !(never.includes('unregistered') && isInconclusive(result)),
  };
  return FLAG_RULES.filter((rule) => applies[rule]);
}

const hasStrangers = (result: VerificationResult): boolean => strangersOf(result).length > 0;

/**
 * Returns the authors of the reference who are not in the record, where the two differ. A name that shares a family name with the record
 * is misread, misspelled or another order of words: an error, but no invented person.
 */
export function strangersOf({ evidence, match, parsed }: VerificationResult): CslName[] {
  const known = (match?.csl.author ?? []).map(nameParts);
  const families = new Set(known.flatMap(({ familyWords }) => familyWords.filter((word) => !isParticle(word))));
  const isDifferent = evidence.some(({ field, agreement }) => field === 'author' && agreement === 'different');
  const isStranger = (name: CslName) => {
    const parts = nameParts(name);
    const isShared = [...parts.familyWords, ...parts.given].some((word) => families.has(word));
    return !isShared && known.every((item) => compareNames(parts, item) === 'none');
  };
  return isDifferent && known.length > 0 ? (parsed.csl.author ?? []).filter(isStranger) : [];
}

/** Least share of such works in the databases at which an absent one is worth a look. */
const LIKELY = 0.5;

/** Tests for a work that the databases need not hold, one that others cite, or one that was not read as a whole. */
function isInconclusive(result: VerificationResult): boolean {
  const isExpected = isVenueUnknown(result) || (result.expected ?? 0) >= LIKELY;
  return !isExpected || (result.citedBy?.length ?? 0) > 0 || !isReadWhole(result);
}

/** Factor of the chance that a verdict is right when the reference was misread. */
const MISREAD = 0.01;

/** Returns the chance, 0 to 1, that the verdict is right: its confidence, less what the reading and the databases asked leave open. */
function certaintyOf({ result, decision }: AssessedEntry): number {
  if (decision === 'confirmed') return 1;
  return isReadWhole(result) ? result.confidence : result.confidence * MISREAD;
}

/** Share of invented works among references, as far as one can say before a reference is checked. */
const INVENTED_SHARE = 0.005;
/** Highest chance that an absent work is invented, and that of one in a venue that no register knows. */
const UNKNOWN_CHANCE = { absent: 0.1, unknownVenue: 0.15 };
/** Share of wrong verdicts about existing works that hide an invented one. */
const HIDDEN_SHARE = 0.05;

function chanceOf(entry: AssessedEntry): number {
  const { status, confidence, problem } = entry.result;
  if (status === 'fake') return certaintyOf(entry);
  if (status === 'unknown') return isInconclusive(entry.result) ? 0 : chanceOfAbsent(entry.result);
  return problem === 'differs' || problem === 'other-work' ? (1 - confidence) * HIDDEN_SHARE : 0;
}

const isVenueUnknown = ({ reasonCodes }: VerificationResult): boolean =>
  reasonCodes?.includes('venue-unknown') ?? false;

/** Returns the chance that an absent work is invented: real ones are absent in a share of `1 - expected` (rule of Bayes). */
function chanceOfAbsent(result: VerificationResult): number {
  const { expected = 0 } = result;
  if (isVenueUnknown(result)) return UNKNOWN_CHANCE.unknownVenue;
  const missing = (1 - INVENTED_SHARE) * (1 - expected);
  return Math.min(UNKNOWN_CHANCE.absent, INVENTED_SHARE / (INVENTED_SHARE + missing));
}

const isSure = (finding: Finding, minConfidence = 0): boolean =>
  finding.result.status === 'unknown' || certaintyOf(finding) >= minConfidence;

function isAgainst(rule: FlagRule, findings: readonly Finding[], { against }: Policy): boolean {
  const condition = against[rule];
  const sure = findings.filter((finding) => finding.rules.includes(rule) && isSure(finding, condition?.minConfidence));
  return condition !== undefined && sure.length > condition.moreThan;
}

function flagOf(finding: Finding, counting: ReadonlySet<FlagRule>, { against, look }: Policy): Flag | undefined {
  const { position, rules, result, decision } = finding;
  const counted = rules.find(
    (rule) => decision === 'confirmed' || (counting.has(rule) && isSure(finding, against[rule]?.minConfidence)),
  );
  const rule = counted ?? rules.find((rule) => look.includes(rule));
  return rule && { position, rule, message: result.reason ?? RULES[rule].message, counts: counted !== undefined };
}

function byWeight(a: Flag, b: Flag): number {
  const rank = ({ counts, rule }: Flag) => (counts ? 0 : FLAG_RULES.length) + FLAG_RULES.indexOf(rule);
  return rank(a) - rank(b) || a.position - b.position;
}

/** Returns a 90 % interval of the number of invented references: the 5 % and 95 % quantiles of the Poisson binomial distribution. */
function intervalOf(chances: readonly number[]): [number, number] {
  let distribution = [1];
  for (const chance of chances)
    distribution = [...distribution, 0].map((p, n) => p * (1 - chance) + (distribution[n - 1] ?? 0) * chance);
  const quantile = (share: number) => {
    let sum = 0;
    return Math.max(
      0,
      distribution.findIndex((p) => (sum += p) >= share),
    );
  };
  return [quantile(0.05), quantile(0.95)];
}

/** Counts the flags by rule, and the unknown references without one: "1 retracted work is cited; 3 other references are unknown." */
function lineOf(flags: readonly Flag[], findings: readonly Finding[], unknown: number, unchecked: number): string {
  const mixed = new Set(findings.flatMap(({ position, result }) => (isMixed(result) ? position : [])));
  const kinds = flags.map(({ rule, counts, position }): keyof typeof RULES =>
    !counts ? 'look' : rule === 'invented' && mixed.has(position) ? 'mixed' : rule,
  );
  kinds.push(...Array<'unknown'>(unknown).fill('unknown'), ...Array<'unchecked'>(unchecked).fill('unchecked'));
  const parts = (Object.keys(RULES) as (keyof typeof RULES)[]).flatMap((kind) => {
    const count = kinds.filter((item) => item === kind).length;
    return count === 0 ? [] : `${count} ${RULES[kind][count === 1 ? 'one' : 'many']}`;
  });
  if (flags.length + unchecked === 0) parts.unshift('Nothing counts against this paper');
  return `${parts.join('; ')}.`;
}
