import { sourceName } from '@veracite/connectors/source-names';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Signal } from '@veracite/contracts/collections';
import { toResult } from '@veracite/contracts/to-result';
import { phraseSignal } from '@veracite/desk/signals';
import type { FrontMatter } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import type { Verifier, VerifyOptions } from '@veracite/verification/pipeline/port';
import { readDocument } from '../documents';
import { UsageError } from '../exit';
import { shown } from '../output/annotated-document';
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
}

/** Reads papers and verifies their references, each distinct one once. */
export class PaperChecker {
  /** Results by the text of the reference. */
  private readonly results = new Map<string, Promise<VerificationResult>>();

  constructor(
    private readonly verifier: Verifier,
    private readonly options: Omit<VerifyOptions, 'onEvent'>,
    private readonly phrases: readonly string[],
  ) {}

  /** Adds the results of a paper that was checked before. */
  remember({ entries }: CheckedPaper): void {
    for (const { raw, result } of entries)
      if (result && !this.results.has(raw)) this.results.set(raw, Promise.resolve(result));
  }

  async check({ digest, name, file, bytes }: PaperFile): Promise<CheckedPaper> {
    const paper = { digest, name, front: { authors: [], identifiers: {} }, entries: [], signals: [] };
    try {
      const { document, report } = await readDocument(file, bytes);
      const { references } = report;
      if (references.length === 0) return { ...paper, fault: 'No reference was found in this file.' };
      const results = await this.resultsOf(references);
      return {
        ...paper,
        front: document.front,
        entries: references.map((reference, position) => entryOf(reference, position, results[position])),
        signals: phraseSignal(document.text, this.phrases),
      };
    } catch (error) {
      if (error instanceof UsageError) return { ...paper, fault: error.message };
      throw error;
    }
  }

  private async resultsOf(references: readonly Reference[]): Promise<VerificationResult[]> {
    const fresh = new Map<string, Reference>();
    for (const reference of references) if (!this.results.has(reference.raw)) fresh.set(reference.raw, reference);
    const checked = this.verifier.verifyMany([...fresh.values()], this.options);
    [...fresh.keys()].forEach((raw, at) => {
      this.results.set(
        raw,
        checked.then((all) => {
          const verification = all[at];
          if (!verification) throw new Error('A reference has no result.');
          return toResult(verification, sourceName);
        }),
      );
    });
    return Promise.all(references.map(({ raw }) => this.results.get(raw) as Promise<VerificationResult>));
  }
}

function entryOf(reference: Reference, position: number, result: VerificationResult | undefined): CheckEntry {
  const { raw, csl, doubts } = reference;
  const text = shown(reference);
  return {
    position,
    raw,
    csl,
    doubts: doubts.map(({ code, message }) => ({ code, message })),
    included: true,
    ...(text !== raw && { shown: text }),
    ...(result && { result }),
  };
}
