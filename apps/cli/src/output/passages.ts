import { citingSentences, withoutAbstract, type CitedWork, type WorkPassages } from '@veracite/contracts/passages';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import { plainLine } from './plain-text';

/** A cited work and its position in the list of references, from 0. */
export type CitedReference = CitedWork & { reference: number; title: string };

/** Returns the references that a document cites, with the sentences. */
export function citedReferences({ citations, references }: DocumentReport): CitedReference[] {
  return citingSentences(citations, references.length).flatMap((sentences, reference) => {
    const { identifiers, csl, raw } = references[reference] ?? {};
    if (sentences.length === 0 || !identifiers) return [];
    const { doi, arxiv, pmid, pmcid } = identifiers;
    return [{ reference, title: csl?.title ?? raw ?? '', doi, arxiv, pmid, pmcid, sentences }];
  });
}

/** Prints the citing sentences with the passages, or why a work has none. */
export function passageLines(works: readonly CitedReference[], found: readonly WorkPassages[]): string[] {
  return works.flatMap(({ reference, title, sentences }, at) => {
    const { source, url, passages, asked } = found[at] ?? { passages: [], asked: [] };
    return [
      `${reference + 1}. ${plainLine(title, 160)}`,
      source === undefined
        ? `   ${withoutAbstract({ asked })}`
        : `   Abstract: ${[source, url].filter(Boolean).join(', ')}`,
      ...passages.flatMap((passage, index) => [
        `   "${plainLine(sentences[index] ?? '', 300)}"`,
        `     > ${plainLine(passage, 600)}`,
      ]),
    ];
  });
}
