import { sourceName } from '@veracite/connectors/source-names';
import type { Sources } from '@veracite/connectors/sources';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Signal } from '@veracite/contracts/collections';
import { toResult } from '@veracite/contracts/to-result';
import { textSignals } from '@veracite/desk/signals';
import type { FrontMatter } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import { askPassages } from '@veracite/verification/fit/ask-passages';
import type { Verifier, VerifyOptions } from '@veracite/verification/pipeline/port';
import { readDocument } from '../documents';
import { UsageError } from '../exit';
import { shown } from '../output/annotated-document';
import { citedPassages, citedWorks, type CitedPassages } from '../output/passages';
import type { PaperFile } from './find-papers';

/** A paper with the results of all its references, or the reason why it cannot be read. It is kept in the report. */
export interface CheckedPaper {
  digest: string;
  name: string;
  fault?: string;
  front: FrontMatter;
  entries: CheckEntry[];
  /** Signals of the text, which is not kept. */
  signals: Signal[];
  /** Of each reference. Absent unless asked for. */
  passages?: CitedPassages[];
}

/** Milliseconds for the abstracts of a paper, which wait for those of other papers. */
const ABSTRACTS_TIMEOUT_MS = 600_000;

/** Reads papers and verifies their references, each distinct one once. */
export class PaperChecker {
  /** Results by the text of the reference. */
  private readonly results = new Map<string, Promise<VerificationResult>>();

  /** @param checked papers of an earlier run, for their results. @param sources databases that are asked for abstracts, if they are wanted */
  constructor(
    private readonly verifier: Verifier,
    private readonly options: Omit<VerifyOptions, 'onEvent'>,
    private readonly phrases: readonly string[],
    checked: readonly CheckedPaper[],
    private readonly sources?: Sources,
  ) {
    for (const { raw, result } of checked.flatMap(({ entries }) => entries))
      if (result) this.results.set(raw, Promise.resolve(result));
  }

  async check({ digest, name, file, bytes }: PaperFile): Promise<CheckedPaper> {
    const paper = { digest, name, front: { authors: [], identifiers: {} }, entries: [], signals: [] };
    try {
      const read = await readDocument(file, bytes);
      const { document, report } = read;
      if (report.references.length === 0) return { ...paper, fault: 'No reference was found in this file.' };
      const signals = textSignals(read, this.phrases);
      const entries = await this.entriesOf(report.references);
      const found = { ...paper, front: document.front, entries, signals };
      if (!this.sources) return found;
      const works = citedWorks(
        report,
        entries.map(({ result }) => ({ doi: result?.match?.doi, pmid: result?.match?.csl.PMID })),
      );
      const passages = await askPassages(works, this.sources, { deadline: Date.now() + ABSTRACTS_TIMEOUT_MS });
      return { ...found, passages: citedPassages(report, works, passages) };
    } catch (error) {
      if (error instanceof UsageError) return { ...paper, fault: error.message };
      throw error;
    }
  }

  private async entriesOf(references: readonly Reference[]): Promise<CheckEntry[]> {
    const unknown = references.filter(({ raw }) => !this.results.has(raw));
    const fresh = [...new Map(unknown.map((reference) => [reference.raw, reference])).values()];
    const checked = this.verifier.verifyMany(fresh, this.options);
    fresh.forEach(({ raw }, at) => {
      this.results.set(
        raw,
        checked.then((all) => toResult(all[at] as NonNullable<(typeof all)[number]>, sourceName)),
      );
    });
    return Promise.all(
      references.map(async (reference, position): Promise<CheckEntry> => {
        const { raw, csl, doubts } = reference;
        const text = shown(reference);
        const result = await this.results.get(raw);
        return { position, raw, csl, doubts, included: true, ...(text !== raw && { shown: text }), result };
      }),
    );
  }
}
