import type { CitedWork, WorkPassages } from '@veracite/model/passages';

export type { CitedWork, WorkPassages };

/** Limits of a request for passages. */
export const PASSAGE_LIMITS = {
  works: 500,
  sentences: 20,
  sentenceChars: 2_000,
} as const;

/** Body of `POST /api/documents/passages`. */
export interface PassagesRequest {
  works: CitedWork[];
}

/** Returns the sentences that cite each of `count` references, each once. */
export function citingSentences(
  citations: readonly { sentence: string; refs: readonly number[] }[],
  count: number,
): string[][] {
  const sentences = Array.from({ length: count }, () => new Set<string>());
  for (const { sentence, refs } of citations)
    for (const ref of refs) if (sentence) sentences[ref]?.add(sentence.slice(0, PASSAGE_LIMITS.sentenceChars));
  return sentences.map((those) => [...those].slice(0, PASSAGE_LIMITS.sentences));
}

/** Returns comments with the nearest passages and their sources, by citation: `c3` is the fourth one. @param works as asked for */
export function passageComments(
  citations: readonly { sentence: string; refs: readonly number[] }[],
  works: readonly { at: number; sentences: readonly string[] }[],
  found: readonly WorkPassages[] = [],
): Map<string, string[]> {
  const comments = new Map<string, string[]>();
  found.forEach(({ source, url, passages }, index) => {
    const { at = -1, sentences = [] } = works[index] ?? {};
    citations.forEach(({ sentence, refs }, citation) => {
      const passage = passages[sentences.indexOf(sentence.slice(0, PASSAGE_LIMITS.sentenceChars))];
      if (passage === undefined || !refs.includes(at)) return;
      const from = [source, url].filter(Boolean).join(', ');
      const id = `c${citation}`;
      comments.set(id, [...(comments.get(id) ?? []), `Abstract of entry ${at + 1} (${from}): “${passage}”`]);
    });
  });
  return comments;
}

/** Explains why a work has no passages. */
export function withoutAbstract({ asked }: Pick<WorkPassages, 'asked'>): string {
  if (asked.length === 0) return 'It has no DOI, PMID or arXiv number, so no database was asked for its abstract.';
  const failed = asked.filter(({ outcome }) => outcome === 'failed' || outcome === 'skipped');
  const names = (those: typeof asked) => [...new Set(those.map(({ source }) => source))].join(', ');
  if (failed.length > 0) return `It is not known whether an abstract is public. Could not be asked: ${names(failed)}.`;
  return `No abstract is public in ${names(asked)}.`;
}
