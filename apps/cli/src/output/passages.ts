import { citingSentences, withoutAbstract, type CitedWork, type WorkPassages } from '@veracite/contracts/passages';
import type { Identifiers } from '@veracite/model/identifiers';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import { plainLine } from './plain-text';

/** Returns the references of a document with the sentences that cite them. @param works their identifiers */
export function citedWorks(
  { citations, references }: DocumentReport,
  works: readonly Identifiers[] = references.map(({ identifiers }) => identifiers),
): CitedWork[] {
  return citingSentences(citations, references.length).map((sentences, index) => {
    const { doi, arxiv, pmid, pmcid } = works[index] ?? {};
    return { doi, arxiv, pmid, pmcid, sentences };
  });
}

/** A reference with the sentences that cite it and the nearest passages of its abstract. */
export type CitedPassages = WorkPassages & Pick<CitedWork, 'sentences'> & { raw: string };

export const citedPassages = ({ references }: DocumentReport, works: CitedWork[], found: WorkPassages[]) =>
  found.map((item, index): CitedPassages => {
    const [raw = '', sentences = []] = [references[index]?.raw, works[index]?.sentences];
    return { raw, sentences, ...item };
  });

/** Prints the citing sentences of each reference with the passages, or why there are none. */
export function passageLines(references: readonly CitedPassages[]): string[] {
  return references.flatMap(({ raw, sentences, source, url, passages, asked }, position) => {
    const about =
      source === undefined ? withoutAbstract({ asked }) : `Abstract: ${[source, url].filter(Boolean).join(', ')}`;
    const lines = passages.flatMap((passage, index) => [
      `   "${plainLine(sentences[index] ?? '', 300)}"`,
      `     > ${plainLine(passage, 600)}`,
    ]);
    return sentences.length > 0 ? [`${position + 1}. ${plainLine(raw, 160)}`, `   ${about}`, ...lines] : [];
  });
}
