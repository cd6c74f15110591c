import type { Sources } from '@veracite/connectors/sources';
import { resultsOf } from '@veracite/contracts/check-events';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Signal } from '@veracite/contracts/collections';
import type { DocumentEntry } from '@veracite/desk/document-entries';
import { readPaper } from '@veracite/desk/read-paper';
import { isUnreached } from '@veracite/report/result-text';
import { toResult } from '@veracite/verification/to-result';
import type { FrontMatter } from '@veracite/model/document';
import { askPassages } from '@veracite/verification/fit/ask-passages';
import type { VerifyOptions } from '@veracite/verification/pipeline/ask-policy';
import type { Verifier } from '@veracite/verification/pipeline/verifier';
import { UsageError } from '../exit';
import { citedPassages, citedWorks, type CitedPassages } from '../output/passages';
import { readInWorkerThread } from '../read-in-worker-thread';
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
    private readonly options: VerifyOptions,
    private readonly phrases: readonly string[],
    checked: readonly CheckedPaper[],
    private readonly sources?: Sources,
  ) {
    for (const { result } of checked.flatMap(({ entries }) => entries))
      if (result && !isUnreached(result)) this.results.set(result.originalText, Promise.resolve(result));
  }

  async check({ digest, name, file, bytes }: PaperFile): Promise<CheckedPaper> {
    const paper = { digest, name, front: { authors: [], identifiers: {} }, entries: [], signals: [] };
    try {
      const read = await readInWorkerThread(file, bytes);
      const found = readPaper(read, this.phrases);
      if ('fault' in found) return { ...paper, fault: found.fault };
      const entries = await this.checkEntries(found.entries);
      const checked = { ...paper, front: read.document.front, entries, signals: found.signals };
      if (!this.sources) return checked;
      const works = citedWorks(
        read.report,
        entries.map(({ result }) => ({ doi: result?.match?.doi, pmid: result?.match?.csl.PMID })),
      );
      const passages = await askPassages(works, this.sources, { deadline: Date.now() + ABSTRACTS_TIMEOUT_MS });
      return { ...checked, passages: citedPassages(read.report, works, passages) };
    } catch (error) {
      if (error instanceof UsageError) return { ...paper, fault: error.message };
      throw error;
    }
  }

  /** Verifies the entries that can be read. */
  private async checkEntries(entries: readonly DocumentEntry[]): Promise<CheckEntry[]> {
    const readable = entries.flatMap(({ reference, isUnreadable }) => (isUnreadable ? [] : reference));
    const open = readable.filter(({ raw }) => !this.results.has(raw));
    const fresh = [...new Map(open.map((reference) => [reference.raw, reference])).values()];
    const verified = resultsOf(this.verifier.verify(fresh, this.options));
    fresh.forEach(({ raw }, index) => {
      this.results.set(
        raw,
        verified.then((all) => toResult(all[index] as NonNullable<(typeof all)[number]>)),
      );
    });
    return Promise.all(
      entries.map(async ({ text: raw, reference, shown, isUnreadable }, position): Promise<CheckEntry> => {
        const { csl, doubts } = reference;
        const result = isUnreadable ? undefined : await this.results.get(reference.raw);
        return { position, raw, csl, doubts, included: !isUnreadable, ...(shown && { shown }), result };
      }),
    );
  }
}
