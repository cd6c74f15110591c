import { createHash } from 'node:crypto';
import type { Reference } from '@veracite/model/reference';
import { resultText } from '@veracite/report/result-text';
import type { Outcome } from '../entries/checked-entry';
import { detached } from './detached';
import type { VerifyReferences } from './verify-references';

/** How long a result is used again, in milliseconds. */
const FRESH_MS = 24 * 3_600_000;
/** The same for references about which a database could not be asked. */
const UNREACHED_MS = 5 * 60_000;
const MAX_OUTCOMES = 20_000;
/** References that are verified at a time. All of a long file at once would fill the memory. */
const PORTION_SIZE = 50;

/** A result without what its reference has too. */
interface Kept {
  outcome: Omit<Outcome, 'reference' | 'result'>;
  result: Omit<Outcome['result'], 'originalText' | 'parsed'>;
  until: number;
  /** Whether the published version of its preprint was looked for. */
  isSearched?: boolean;
}

/** Adds the published version to each outcome of a preprint, where it is certain. */
export type FindPublished = (outcomes: readonly Outcome[], signal: AbortSignal) => Promise<Outcome[]>;

/** Results by the content of references, so that a reference is verified once while it stays the same. */
export class Outcomes {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly verify: VerifyReferences,
    private readonly findPublished: FindPublished = (outcomes) => Promise.resolve([...outcomes]),
  ) {}

  find(reference: Reference): Outcome | undefined {
    const found = this.freshOf(reference);
    const { raw: originalText, csl, fields } = reference;
    return found && { ...found.outcome, reference, result: { ...found.result, originalText, parsed: { csl, fields } } };
  }

  has(reference: Reference): boolean {
    return this.freshOf(reference) !== undefined;
  }

  /** Verifies the references that have no result yet. */
  async complete(references: readonly Reference[], signal: AbortSignal, onOutcome?: () => void): Promise<void> {
    const missing = references.filter((reference) => !this.has(reference));
    for (let from = 0; from < missing.length && !signal.aborted; from += PORTION_SIZE)
      for await (const event of this.verify(missing.slice(from, from + PORTION_SIZE), signal)) {
        // What is not settled when it is stopped would be unknown.
        if (event.type !== 'judged' || signal.aborted) continue;
        this.keep(event.result);
        onOutcome?.();
      }
  }

  /** Looks for the published versions of the preprints among references that have a result, once for each. */
  async upgrade(references: readonly Reference[], signal: AbortSignal): Promise<void> {
    const found = references.flatMap((reference) => {
      const outcome = this.kept.get(keyOf(reference))?.isSearched ? undefined : this.find(reference);
      return outcome ?? [];
    });
    for (let from = 0; from < found.length && !signal.aborted; from += PORTION_SIZE) {
      const upgraded = await this.findPublished(found.slice(from, from + PORTION_SIZE), signal);
      // What is stopped would be found nowhere.
      if (signal.aborted) return;
      for (const { reference, published } of upgraded) {
        const kept = this.kept.get(keyOf(reference));
        if (!kept) continue;
        kept.isSearched = true;
        if (published) kept.outcome.published = detached(published);
      }
    }
  }

  private freshOf(reference: Reference): Kept | undefined {
    const found = this.kept.get(keyOf(reference));
    return found && found.until > Date.now() ? found : undefined;
  }

  private keep({ reference, result, ...outcome }: Outcome): void {
    const until = Date.now() + (resultText(result).isUnreached ? UNREACHED_MS : FRESH_MS);
    const { originalText: _text, parsed: _parsed, ...own } = result;
    this.kept.set(keyOf(reference), detached({ outcome, result: own, until }));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_OUTCOMES && oldest !== undefined) this.kept.delete(oldest);
  }
}

const KEYS = new WeakMap<Reference['csl'], string>();

/** Returns a digest of the fields, not only of the entry as written: a macro of BibTeX may change elsewhere in the file. */
function keyOf({ raw, csl, identifiers }: Reference): string {
  const key =
    KEYS.get(csl) ??
    createHash('sha256')
      .update(JSON.stringify([raw, csl, identifiers]))
      .digest('base64');
  KEYS.set(csl, key);
  return key;
}
