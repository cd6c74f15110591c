import { issueCertificate, readSigningKey, refuseTooMany } from '../certificate/issue-certificate';
import { withOutcomes, type CheckedEntry } from '../entries/checked-entry';
import { expandFiles } from '../entries/expand-files';
import {
  parseEntries,
  readEntries,
  type Entry,
  type EntryBytes,
  type EntryFile,
  type UnparsedEntry,
} from '../entries/read-entries';
import { EXIT, reportNoReferences, WriteError } from '../exit';
import { fix } from '../fix/fix';
import { withPublished } from '../fix/upgrade-preprints';
import { writeOutput } from '../input';
import { progressOn } from '../output/progress';
import type { Run } from '../output/writer';
import { wholeReport, writerOf } from '../output/writers';
import { findingsOf } from '../policy/findings';
import { openProduct, refuseUnknownSources, type Product } from '../product';
import type { VerifyOptions } from '@veracite/verification/pipeline/ask-policy';
import { isWorthThreads, verifyInThreads, inOrder } from '../verify-threads';
import { version } from '../version';
import { parseVerifyArguments, type VerifyArguments } from './verify-arguments';

/** `verify [FILE|GLOB|-]...`: verifies every reference of the files. */
export async function verify(args: string[]): Promise<number> {
  const options = parseVerifyArguments(args);
  const names = await expandFiles(options.files, options.folder);
  const files: EntryFile<Entry | UnparsedEntry>[] = [];
  for (const name of names) files.push(await readEntries(name));
  if (files.every(({ entries }) => entries.length === 0)) return reportNoReferences(names);
  const { certificate } = options;
  if (certificate) refuseTooMany(files.reduce((sum, { entries }) => sum + entries.length, 0));
  // Read before anything is checked, so that a wrong key costs no time.
  const signingKey = certificate && (await readSigningKey(certificate.key));

  const product = await openProduct();
  try {
    const verifying = new VerifyRun(product, options);
    const checked = await verifying.all(files);
    const run: Run = { version: version(), files: names, checked };
    for (const { output, file } of options.reports)
      await writeOutput(file, wholeReport(output, run, { ...options.writing, isColored: false }));
    if (certificate && signingKey) await issueCertificate(certificate.file, signingKey, run);
    for (const warning of options.ignoreList.warnings()) process.stderr.write(`${warning}\n`);
    if (verifying.isUnwritten) return EXIT.notWritten;
    const code = exitFor(checked);
    return code === EXIT.unchecked && options.mayBeUnchecked ? EXIT.ok : code;
  } finally {
    await product.close();
  }
}

class VerifyRun {
  /** Whether a correction could not be written. */
  isUnwritten = false;

  constructor(
    private readonly product: Product,
    private readonly options: VerifyArguments,
  ) {
    refuseUnknownSources(product, options.sources);
  }

  /** Prints each entry once all entries before it are printed. With --fix, prints the entries of the corrected files. */
  async all(files: readonly EntryFile<Entry | UnparsedEntry>[]): Promise<CheckedEntry[]> {
    const { output, writing, isFixing, isQuiet } = this.options;
    const writer = writerOf(output, writing);
    const entries = files.flatMap((file) => file.entries);
    const progress = progressOn(process.stderr, entries.length, !isQuiet);
    const print = (each: CheckedEntry) => {
      const text = writer.entry?.(each);
      if (!text) return;
      progress.clear();
      process.stdout.write(text);
    };
    let checked = await this.verify(entries, isFixing ? () => undefined : print, progress.count);
    progress.clear();
    if (isFixing) {
      checked = await this.fixed(files, checked);
      checked.forEach(print);
    }
    process.stdout.write(writer.end?.({ version: version(), files: files.map(({ name }) => name), checked }) ?? '');
    return checked;
  }

  private async verify(
    given: readonly (Entry | UnparsedEntry)[],
    onEntry: (checked: CheckedEntry) => void = () => undefined,
    onCount: (done: number) => void = () => undefined,
  ): Promise<CheckedEntry[]> {
    const { sources, isQuick, policyOf, ignoreList } = this.options;
    const checked: CheckedEntry[] = [];
    let done = 0;
    const emit = inOrder<CheckedEntry>((each) => {
      checked.push(each);
      onEntry(each);
    });
    for await (const event of this.eventsOf(given, { ...(sources && { sources }), ...(isQuick && { quick: true }) })) {
      const entry = event.type === 'judged' && given[event.position];
      if (event.type !== 'judged' || !entry) continue;
      const { position, result: outcome } = event;
      const { file, key, place } = entry;
      const findings = findingsOf(outcome.result, policyOf(file), ignoreList.find(outcome.reference.csl));
      emit({ file, ...(key && { key }), ...(place && { place }), ...outcome, findings }, position);
      done += 1;
      if (done < given.length) onCount(done);
    }
    return checked;
  }

  private eventsOf(given: readonly (Entry | UnparsedEntry)[], options: VerifyOptions) {
    if (isWorthThreads(options.sources, given.length)) return verifyInThreads(given);
    const references = parseEntries(given).map(({ reference }) => reference);
    return withOutcomes(references, this.product.verifier.verify(references, options));
  }

  private async fixed(files: readonly EntryBytes[], checked: readonly CheckedEntry[]): Promise<CheckedEntry[]> {
    const all: CheckedEntry[] = [];
    const { isDryRun: isDry, isUpgrading, sources } = this.options;
    const known = isUpgrading ? await withPublished(checked, this.product, { ...(sources && { sources }) }) : checked;
    for (const file of files) {
      const matching = known.filter((each) => each.file === file.name);
      const fixing = fix(file, matching, { verify: (entries) => this.verify(entries), isDry });
      const { checked: after, messages } = await fixing.catch((error: unknown) => {
        if (!(error instanceof WriteError)) throw error;
        this.isUnwritten = true;
        return { checked: matching, messages: [error.message] };
      });
      for (const line of messages) process.stderr.write(`${line}\n`);
      all.push(...after);
    }
    return all;
  }
}

/** Returns 1 when any entry fails, else 2 when any could not be checked, else 0. */
export function exitFor(checked: readonly Pick<CheckedEntry, 'findings'>[]): number {
  const findings = checked.flatMap((each) => each.findings);
  if (findings.some(({ level }) => level === 'error')) return EXIT.someNot;
  return findings.some(({ rule, ignored }) => rule === 'unknown' && !ignored) ? EXIT.unchecked : EXIT.ok;
}
