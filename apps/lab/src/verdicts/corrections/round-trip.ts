import { correct } from '@veracite/formatting/correct';
import { toPlain } from '@veracite/formatting/markup';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { comparing } from '@veracite/matching/compare';
import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Verdict } from '@veracite/model/verdict';
import { STYLES } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { aCoverage, aWork } from '@veracite/testing/builders';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { assess } from '@veracite/verdict/assess';
import { inFull } from '@veracite/verdict/correction/page-range';
import { judge } from '@veracite/verdict/judge';
import { correctionOf, readAsWritten } from '@veracite/verification/pipeline/correction';

export const WRITTEN_IN = [...STYLES, ...OTHER_STYLES] as const;
type WrittenIn = (typeof WRITTEN_IN)[number];

const NOW = new Date('2026-11-21');

/** What went wrong on the way from a work to its citation and back, in a few words, and the text that shows it. */
export interface Failure {
  kind: string;
  text: string;
}

/** Processor time spent on checks of citations that a style wrote. */
export const cost = { checks: 0, microseconds: 0 };

const isOwn = (style: WrittenIn): style is (typeof STYLES)[number] => STYLES.some((item) => item === style);

/** A work as one of the styles writes it, without marks of italics. */
export async function written(item: CslItem, style: WrittenIn): Promise<string> {
  if (!isOwn(style)) return toPlain(await inOtherStyle(item, style));
  return correct(item)[style].replaceAll('*', '');
}

/** Answers of doi.org about a DOI that is not registered. */
const NOT_REGISTERED = [
  { connector: 'doi-org', outcome: 'answered', question: 'identifier', found: 0, ms: 0 },
] as const satisfies Consultation[];

/** A citation judged against the records of its work and, where its DOI is wrong, those of the work with that DOI. */
function judged(reference: Reference, records: CslItem[], others?: CslItem[]) {
  const [first = { type: 'document' as const }, ...rest] = records;
  const also = rest.map((csl, index) => ({ connector: `witness-${index}`, work: aWork(csl) }));
  const candidate = { work: aWork(first), connector: 'crossref', by: 'search' as const, rank: 0, also };
  const match = assess(comparing(reference)(candidate));
  const alike = (others ?? []).map((csl) => assess(comparing(reference)({ ...candidate, work: aWork(csl), also: [] })));
  const matches = [match, ...alike];
  const coverage = aCoverage();
  const verdict = judge({ reference, matches, consultations: others ? NOT_REGISTERED : [], coverage, now: NOW });
  return { reference, verdict, match, matches, ...correctionOf(reference, verdict.match ?? match) };
}

/** A citation judged as the verifier judges it, by what was parsed or as it was written for its work. */
function checked(text: string, records: CslItem[], others?: CslItem[]) {
  const result = judged(parseOne(text, { now: NOW }), records, others);
  const written = readAsWritten(result);
  return written ? judged(written, records, others) : result;
}

function faultOf({ status, reasons }: Verdict, match: Match): string | undefined {
  if (status === 'valid') return undefined;
  if (status !== 'incomplete') return `called ${status}`;
  const [first] = reasons.filter(({ code }) => code !== 'several-differ');
  const field = match.evidence.find((item) => item.field === first?.field);
  return `${first?.code ?? status}${field?.agreement === 'missing' ? ' (not read)' : ''}`;
}

/**
 * What the style writes is read as it was written: judged against its own record it has no fault. What a style leaves out
 * is not one.
 */
export async function readBack(item: CslItem, style: WrittenIn): Promise<Failure | undefined> {
  const text = await written(item, style);
  const { verdict, match } = judged(parseOne(text, { now: NOW }), [item]);
  const kind = faultOf(verdict, match);
  return kind && !kind.startsWith('missing-') ? { kind, text } : undefined;
}

/**
 * The correction of a right citation, checked again, is valid, corrects to itself and holds every field that was right.
 * @param records what databases say of the work; each may be silent about something
 */
export function corrected(item: CslItem, records: CslItem[], style: (typeof STYLES)[number]): Failure | undefined {
  const original = correct(item)[style].replaceAll('*', '');
  const start = process.cpuUsage();
  const first = checked(original, records);
  const { user, system } = process.cpuUsage(start);
  cost.checks += 1;
  cost.microseconds += user + system;
  const lost = lostField(item, first.correction.csl, first.match);
  if (lost) return { kind: `loses ${lost}`, text: original };
  const text = first.corrected[style].replaceAll('*', '');
  const second = checked(text, records);
  const fault = faultOf(second.verdict, second.match);
  if (fault) return { kind: `again ${fault}`, text };
  const after = second.corrected[style].replaceAll('*', '');
  return after === text ? undefined : { kind: 'corrects to another', text: `${text}\n    ${after}` };
}

/**
 * The correction of a citation with a wrong DOI does not contain that DOI, and is valid when it is checked again.
 * @param other a work whose DOI is cited; without it, the cited DOI is registered for no work
 */
export function withoutRefuted(
  item: CslItem,
  records: CslItem[],
  style: (typeof STYLES)[number],
  other?: CslItem,
): Failure | undefined {
  const DOI = other?.DOI ?? `10.5555/not.registered.${titleFingerprint(item.title ?? '').slice(0, 12)}`;
  const original = correct({ ...item, DOI })[style].replaceAll('*', '');
  const others = other ? [other] : [];
  const { verdict, corrected: citation, correction } = checked(original, records, others);
  // Of two editorials, the one with the DOI is meant.
  if (!verdict.match || (other && verdict.match.candidate.work.csl.title === other.title)) return undefined;
  const texts = [...Object.values(citation), JSON.stringify(correction.csl)];
  const isRefuted = verdict.reasons.some(({ field }) => field === 'DOI');
  if (isRefuted && texts.some((text) => containsDoi(text, DOI)))
    return { kind: 'contains what is refuted', text: original };
  const text = citation[style].replaceAll('*', '');
  const again = checked(text, records, others);
  const fault = faultOf(again.verdict, again.match);
  return fault ? { kind: `again ${fault}`, text } : undefined;
}

/** Checks that a text contains a DOI, and not only a longer one that begins with it, such as that of a paper in these proceedings. */
function containsDoi(text: string, doi: string): boolean {
  const rests = text.toLowerCase().split(doi.toLowerCase()).slice(1);
  return rests.some((rest) => !/^[.:/-]?\w/.test(rest));
}

const list = (names: CslName[] = []): string =>
  names.map(({ family, literal }) => fold(family ?? literal ?? '')).join(' ');

/** Fields that a citation gives and a correction must still hold, in a form in which harmless variants are equal. */
const COMPARED: Partial<Record<Field, (item: CslItem) => string>> = {
  author: ({ author }) => list(author),
  title: ({ title = '' }) => titleFingerprint(title),
  issued: (item) => String(yearOf(item) ?? ''),
  'container-title': (item) => fold(item['container-title'] ?? ''),
  volume: ({ volume = '' }) => fold(volume),
  issue: ({ issue = '' }) => fold(issue),
  page: ({ page = '' }) => fold(inFull(page)),
  DOI: ({ DOI: doi = '' }) => doi.toLowerCase(),
};

/** The first field that the reference was seen to have rightly and its correction has not. */
function lostField(truth: CslItem, correction: CslItem, { evidence }: Match): string | undefined {
  return Object.entries(COMPARED).find(([name, form]) => {
    const found = evidence.find(({ field }) => field === name);
    const isRight = found?.agreement === 'same' || found?.agreement === 'extra';
    return isRight && form(truth) !== '' && form(truth) !== form(correction);
  })?.[0];
}

/** Checks whether a correction has a field as it was cited, though the records that it was compared with contradict it. */
export function keepsRefuted(cited: CslItem, correction: CslItem, { evidence, candidate }: Match): boolean {
  const refuted = evidence.filter(({ agreement }) => agreement === 'different').map(({ field }) => field);
  return refuted.some((field) => {
    const form = COMPARED[field] ?? ((item: CslItem) => fold(String(item[field as keyof CslItem] ?? '')));
    return form(cited) !== '' && form(cited) === form(correction) && form(cited) !== form(candidate.work.csl);
  });
}
