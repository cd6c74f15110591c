import { writeFile } from 'node:fs/promises';
import { issueCertificate, readSigningKey, refuseTooMany } from '../certificate/issue-certificate';
import { outcomeOf, type Checked, type Outcome } from '../entries/checked';
import { expandFiles } from '../entries/expand';
import { readAll, readEntries, type Entry, type EntryBytes, type EntryFile, type UnreadEntry } from '../entries/read';
import { EXIT, UsageError } from '../exit';
import { fixFile } from '../fix/fix';
import { inOrder } from '../in-order';
import type { Output } from '../output/outputs';
import { progressOn } from '../output/progress';
import type { Run, WriterOptions } from '../output/run';
import { wholeReport, writerOf } from '../output/writers';
import { findingsOf } from '../policy/findings';
import { openProduct, type Product } from '../product';
import { paysThreads, verifyInThreads } from '../verify-threads';
import { version } from '../version';
import { wishesOf, type Wishes } from './verify-wishes';

/** `verify [FILE|GLOB|-]...`: every reference of files through the whole pipeline. */
export async function verify(args: string[]): Promise<number> {
  const wishes = wishesOf(args);
  const names = await expandFiles(wishes.files, wishes.folder);
  const files = await Promise.all(names.map(readEntries));
  if (files.every(({ entries }) => entries.length === 0))
    throw new UsageError(`No reference was found in ${said(names)}.`);
  const { certificate } = wishes;
  if (certificate) refuseTooMany(files.reduce((sum, { entries }) => sum + entries.length, 0));
  // Read before anything is checked, so that a wrong key costs no time.
  const signingKey = certificate && (await readSigningKey(certificate.key));

  const product = await openProduct();
  try {
    const checked = await new Verifying(product, wishes).all(files);
    const run: Run = { version: version(), files: names, checked };
    for (const { output, file } of wishes.reports) await writeReport(file, output, run, wishes.writing);
    if (certificate && signingKey) await issueCertificate(certificate.file, signingKey, run);
    for (const warning of wishes.ignoreList.warnings()) process.stderr.write(`${warning}\n`);
    const code = exitFor(checked);
    return code === EXIT.unchecked && wishes.mayBeUnchecked ? EXIT.ok : code;
  } finally {
    await product.close();
  }
}

class Verifying {
  constructor(
    private readonly product: Product,
    private readonly wishes: Wishes,
  ) {
    // The library is asked in any case; named alone, nobody else is.
    const known = ['library', ...product.sourceIds];
    const unknown = wishes.sources?.find((id) => !known.includes(id));
    if (unknown !== undefined)
      throw new UsageError(`--sources does not know "${unknown}"; it knows ${known.join(', ')}.`);
  }

  /** Prints each entry as soon as all before it are there; mended files are printed as they are afterwards. */
  async all(files: readonly EntryFile<Entry | UnreadEntry>[]): Promise<Checked[]> {
    const { output, writing, isFixing, isQuiet } = this.wishes;
    const writer = writerOf(output, writing);
    const entries = files.flatMap((file) => file.entries);
    const progress = progressOn(process.stderr, entries.length, !isQuiet);
    const print = (each: Checked) => {
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
    given: readonly (Entry | UnreadEntry)[],
    onEntry: (checked: Checked) => void = () => undefined,
    onCount: (done: number) => void = () => undefined,
  ): Promise<Checked[]> {
    const { sources, isQuick, policyOf, ignoreList } = this.wishes;
    const checked: Checked[] = [];
    let done = 0;
    const handOn = inOrder<Checked>((each) => {
      checked.push(each);
      onEntry(each);
    });
    const onResult = (outcome: Outcome, at: number) => {
      const entry = given[at];
      if (!entry) return;
      const { file, key, place } = entry;
      const findings = findingsOf(outcome.result, policyOf(file), ignoreList.of(outcome.reference.csl));
      const where = { file, ...(key && { key }), ...(place && { place }) };
      handOn({ ...where, ...outcome, findings }, at);
      done += 1;
      if (done < given.length) onCount(done);
    };
    if (paysThreads(sources, given.length)) await verifyInThreads(given, onResult);
    else {
      const references = readAll(given).map(({ reference }) => reference);
      await this.product.verifier.verifyMany(references, {
        ...(sources && { sources }),
        ...(isQuick && { quick: true }),
        onResult: (verification, at) => {
          const reference = references[at];
          if (reference) onResult(outcomeOf(reference, verification, this.product.nameOf), at);
        },
      });
    }
    return checked;
  }

  private async fixed(files: readonly EntryBytes[], checked: readonly Checked[]): Promise<Checked[]> {
    const all: Checked[] = [];
    for (const file of files) {
      const own = checked.filter((each) => each.file === file.name);
      const isBibtex = own.some(({ reference }) => reference.format === 'bibtex') && own.every(({ place }) => place);
      if (!isBibtex) process.stderr.write(`${file.name}: only BibTeX files are mended.\n`);
      const { checked: after, told } = isBibtex
        ? await fixFile(file, own, (entries) => this.verify(entries), this.wishes.isDry)
        : { checked: own, told: [] };
      for (const line of told) process.stderr.write(`${line}\n`);
      all.push(...after);
    }
    return all;
  }
}

/** 1 when anything fails, else 2 when anything could not be checked, else 0. */
export function exitFor(checked: readonly Pick<Checked, 'findings'>[]): number {
  const findings = checked.flatMap((each) => each.findings);
  if (findings.some(({ level }) => level === 'error')) return EXIT.someNot;
  return findings.some(({ rule, ignored }) => rule === 'unknown' && !ignored) ? EXIT.unchecked : EXIT.ok;
}

async function writeReport(file: string, output: Output, run: Run, options: WriterOptions): Promise<void> {
  try {
    await writeFile(file, wholeReport(output, run, { ...options, isColoured: false }));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
    throw new UsageError(`The report "${file}" could not be written (${code}).`);
  }
}

function said(names: readonly string[]): string {
  if (names.length > 1) return `${names.length} files`;
  return names[0] === '-' ? 'the input' : (names[0] ?? 'nothing');
}
