import { citingSentences, withoutAbstract, type CitedWork, type WorkPassages } from '@veracite/contracts/passages';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import { plainLine } from './plain-text';

/** Returns the references of a document with the sentences that cite them. */
export function citedWorks({ citations, references }: DocumentReport): CitedWork[] {
  return citingSentences(citations, references.length).map((sentences, at) => {
    const { doi, arxiv, pmid, pmcid } = references[at]?.identifiers ?? {};
    return { doi, arxiv, pmid, pmcid, sentences };
  });
}

/** Prints the citing sentences of each reference with the passages, or why there are none. */
export function passageLines({ references }: DocumentReport, works: CitedWork[], found: WorkPassages[]): string[] {
  return found.flatMap(({ source, url, passages, asked }, at) => {
    const sentences = works[at]?.sentences ?? [];
    const about =
      source === undefined ? withoutAbstract({ asked }) : `Abstract: ${[source, url].filter(Boolean).join(', ')}`;
    const lines = passages.flatMap((passage, index) => [
      `   "${plainLine(sentences[index] ?? '', 300)}"`,
      `     > ${plainLine(passage, 600)}`,
    ]);
    return sentences.length > 0
      ? [`${at + 1}. ${plainLine(references[at]?.raw ?? '', 160)}`, `   ${about}`, ...lines]
      : [];
  });
}
