import { fieldsToChange } from '@veracite/contracts/fields-to-change';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { DocumentProblem, DocumentPlace } from '@veracite/model/document';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { StatusTone } from '../../theme/palette';

/** A stop of the review: a problem in the text or a reference of the list. */
export interface Stop {
  kind: 'problem' | 'reference';
  /** Position in the answer's problems or references. */
  at: number;
}

export type Results = readonly (VerificationResult | undefined)[];

const PROBLEM_TONES: Record<DocumentProblem['kind'], StatusTone> = {
  'cited-not-listed': 'fake',
  'numbers-shifted': 'incomplete',
  'number-out-of-range': 'fake',
  'year-differs': 'incomplete',
  'name-differs': 'incomplete',
  'letters-mixed': 'incomplete',
  'quoted-page': 'incomplete',
  order: 'formatting',
  'listed-not-cited': 'unknown',
};

/** The gravest first. */
const KINDS = Object.keys(PROBLEM_TONES) as DocumentProblem['kind'][];

export const toneOfProblem = (kind: DocumentProblem['kind']): StatusTone => PROBLEM_TONES[kind];

/** Returns the positions of the problems, the gravest kind first, then in the order of the text. */
export function problemOrder(problems: readonly DocumentProblem[]): number[] {
  return problems
    .map(({ kind }, index) => ({ at: index, rank: KINDS.indexOf(kind) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
}

/** Statuses of checked references, the gravest first; each is its own tone. */
const TONE_ORDER: readonly StatusTone[] = ['fake', 'incomplete', 'unknown', 'valid'];

const toneOfResult = (result: VerificationResult | undefined): StatusTone | undefined => result?.status;

/** Returns the positions of references with problems, the gravest first. */
function referenceOrder(results: Results): number[] {
  return results
    .map((result, index) => ({ at: index, tone: toneOfResult(result) }))
    .filter(({ tone }) => tone !== undefined && tone !== 'valid')
    .sort((a, b) => rank(a.tone) - rank(b.tone) || a.at - b.at)
    .map(({ at }) => at);
}

const rank = (tone: StatusTone | undefined): number => (tone ? TONE_ORDER.indexOf(tone) : TONE_ORDER.length);

/** Returns all stops: the problems in the text, then the references with problems. */
export function stopsOf(answer: DocumentAnswer, results: Results): Stop[] {
  return [
    ...problemOrder(answer.problems).map((index): Stop => ({ kind: 'problem', at: index })),
    ...referenceOrder(results).map((index): Stop => ({ kind: 'reference', at: index })),
  ];
}

export const isSame = (a: Stop | undefined, b: Stop): boolean => a?.kind === b.kind && a.at === b.at;

/** A marked span of the document. */
export interface Mark {
  /** `c` for a citation of the text, `r` for an entry of the list, and its position. */
  id: string;
  place: DocumentPlace;
  /** Absent before a check. */
  tone?: StatusTone;
  /** The stop that a click shows, if any. */
  stop?: Stop;
  text: string;
}

/** Returns the marks of a document, in the order of its text. */
export function marksOf(answer: DocumentAnswer, results: Results): Mark[] {
  const problemAt = new Map<number, number>();
  const uncited = new Map<number, number>();
  for (const index of problemOrder(answer.problems)) {
    const { citations, refs } = answer.problems[index] as DocumentProblem;
    for (const citation of citations) if (!problemAt.has(citation)) problemAt.set(citation, index);
    if (citations.length === 0) for (const ref of refs) if (!uncited.has(ref)) uncited.set(ref, index);
  }
  const cited = answer.citations.map(({ place, text, refs }, index): Mark => {
    const problem = problemAt.get(index);
    const [ref] = refs;
    if (problem !== undefined) return { id: `c${index}`, place, text, ...ofProblem(answer, problem) };
    const tones = refs.flatMap((ref) => toneOfResult(results[ref]) ?? []).sort((a, b) => rank(a) - rank(b));
    return {
      id: `c${index}`,
      place,
      text,
      ...(tones[0] && { tone: tones[0] }),
      ...(ref !== undefined && { stop: { kind: 'reference', at: ref } }),
    };
  });
  const listed = answer.references.flatMap(({ place, text }, index): Mark[] => {
    if (!place) return [];
    const tone = toneOfResult(results[index]);
    const problem = uncited.get(index);
    if (tone === undefined && problem !== undefined)
      return [{ id: `r${index}`, place, text, ...ofProblem(answer, problem) }];
    return [{ id: `r${index}`, place, text, ...(tone && { tone }), stop: { kind: 'reference', at: index } }];
  });
  return [...cited, ...listed].sort((a, b) => a.place.start - b.place.start);
}

const ofProblem = (answer: DocumentAnswer, index: number): Pick<Mark, 'tone' | 'stop'> => ({
  tone: toneOfProblem((answer.problems[index] as DocumentProblem).kind),
  stop: { kind: 'problem', at: index },
});

/** Returns the marks of a stop: citations in the text first, then entries of the list. */
export function marksAt(answer: DocumentAnswer, stop: Stop | undefined): string[] {
  if (!stop) return [];
  if (stop.kind === 'problem') {
    const { citations = [], refs = [] } = answer.problems[stop.at] ?? {};
    return [...citations.map((index) => `c${index}`), ...refs.map((index) => `r${index}`)];
  }
  const cited = answer.citations.flatMap(({ refs }, index) => (refs.includes(stop.at) ? [`c${index}`] : []));
  return [...cited, `r${stop.at}`];
}

/** Returns the words that the corrections which are accepted, or cannot be, change in the citations of their references. */
export function textChanges(answer: DocumentAnswer, results: Results) {
  return results.flatMap((result, index) =>
    (result && (result.accepted ?? !result.id) ? wordsChanged(result) : []).flatMap(([before, after]) => {
      const cited = answer.citations.filter(({ refs, text }) => refs.includes(index) && text.includes(before));
      return cited.length > 0 ? [{ at: index, before, after, texts: [...new Set(cited.map(({ text }) => text))] }] : [];
    }),
  );
}

/** Returns the year and the family name of the first author, as cited and as in the record, where the record corrects them. */
function wordsChanged(result: VerificationResult): [before: string, after: string][] {
  const { parsed, match } = result;
  const wrong = fieldsToChange(result);
  const words = ({ author, ...csl }: CslItem) => ({ issued: yearOf(csl)?.toString(), author: author?.[0]?.family });
  const [cited, found] = [words(parsed.csl), match ? words(match.csl) : undefined];
  return (['issued', 'author'] as const).flatMap((field) => {
    const [before, after] = [cited[field], found?.[field]];
    return wrong.includes(field) && before && after && before !== after ? [[before, after] as [string, string]] : [];
  });
}

/** Counts how often each reference is cited. */
export function timesCited(answer: DocumentAnswer): number[] {
  const times = answer.references.map(() => 0);
  for (const { refs } of answer.citations) for (const ref of refs) times[ref] = (times[ref] ?? 0) + 1;
  return times;
}
