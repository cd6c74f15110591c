/**
 * Corrects the lists of Word and OpenDocument files of public repositories, as if each entry had another year, volume and DOI in its
 * record. Compares the XML with that of the originals once our marks are taken back, and what LibreOffice shows after "reject all" with the
 * copy that has our comments alone, and with the original: `npm run lab -- eval:own-file --mirror FOLDER [--files COUNT] [--names]
 * [--xml]`, where `--xml` leaves LibreOffice out.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VerificationResult } from '@veracite/contracts/citations';
import { correctDocument } from '@veracite/desk/annotate/correct-document';
import type { Evidence } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import { checkedEntry } from '@veracite/testing/checked-entry';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { openRepository } from '../../harness/mirror';
import { readOptions } from '../../harness/options';
import { hexDigestOf } from '../../harness/shares';
import { flatText, type FlatText } from './flat-text';
import { endingOf, lostParts, withoutChanges } from './undo';

const AUTHOR = 'Veracite';
const DOI = '10.5555/own-file.';
/** Folders of the originals, of the corrected copies, and of these without their tracked changes. */
const KINDS = ['original', 'corrected', 'commented'];
const PIPE = `veracite-${process.pid}`;
const { mirror, files, names, xml } = readOptions({ mirror: process.env.VERACITE_MIRROR ?? '.data/mirror', files: 100, names: false, xml: false }); // prettier-ignore

interface Case {
  name: string;
  /** Paths of the original, of the corrected copy, and of that without its tracked changes. */
  original: string;
  corrected: string;
  commented: string;
  /** Parts that are other than in the original once our marks are taken back. */
  lost: string[];
  entries: number;
  /** Paragraphs of the text with changed citations. */
  citing: number;
  /** DOIs that were added. */
  dois: number;
}

/** Returns a result whose record has another year and volume, and a DOI. */
function altered({ raw, csl, fields }: Reference, position: number): VerificationResult | undefined {
  const evidence = (['issued', 'volume'] as const).flatMap((field): Evidence[] => {
    const [span] = fields[field] ?? [];
    const cited = span && /\d+/.exec(raw.slice(span.start, span.end))?.[0];
    return cited ? [{ field, cited, found: String(Number(cited) + 1), agreement: 'different' }] : [];
  });
  const doi: Evidence[] = csl.DOI ? [] : [{ field: 'DOI', found: `${DOI}${position}`, agreement: 'missing' }];
  const match = { csl, standing: 'current' as const };
  return checkedEntry({ raw }, { status: 'incomplete', match, parsed: { csl, fields }, evidence: [...evidence, ...doi] }).result; // prettier-ignore
}

/** Corrects a file. Returns undefined for one without a list. */
async function caseOf(name: string, bytes: Buffer, folder: string): Promise<Case | string | undefined> {
  const read = await readAndCheck({ bytes, name: path.basename(name) });
  if ('fault' in read || read.report.references.length === 0) return undefined;
  const results = read.report.references.map(altered);
  const done = await correctDocument(bytes, read, results, { author: AUTHOR, at: new Date('2026-01-02T03:04:05Z') });
  if ('fault' in done) return done.message;
  const id = hexDigestOf(name).slice(0, 16);
  // Of one name, because LibreOffice writes the name into links within the file.
  const [original, corrected, commented] = KINDS.map((kind) => path.join(folder, kind, `${id}${path.extname(name)}`)) as [string, string, string]; // prettier-ignore
  const ending = endingOf(name);
  writeFileSync(original, bytes);
  writeFileSync(corrected, done.file);
  writeFileSync(commented, withoutChanges(done.file, ending, AUTHOR));
  const lost = lostParts(bytes, done.file, ending, AUTHOR);
  const { entries, citing } = done;
  return { name, original, corrected, commented, lost, entries: entries.length, citing: citing.changed, dois: entries.filter((each) => each.fields.includes('DOI')).length }; // prettier-ignore
}

/** Opens files in LibreOffice, and returns the answer to each. */
async function inOffice(jobs: readonly string[][], folder: string): Promise<string[]> {
  const list = path.join(folder, 'jobs.tsv');
  writeFileSync(list, jobs.map((job) => `${job.join('\t')}\n`).join(''));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const office = spawn('soffice', ['--headless', '--norestore', profile, `--accept=pipe,name=${PIPE};urp;`], { stdio: 'ignore' }); // prettier-ignore
  try {
    const script = path.join(__dirname, 'office.py');
    const { stdout } = await promisify(execFile)('/usr/bin/python3', [script, PIPE, list], { maxBuffer: 1e8 });
    return stdout.trimEnd().split('\n');
  } finally {
    office.kill();
  }
}

/** Compares a corrected file with its original and with the copy that has our comments alone. Returns what is not as it has to be. */
function faultsOf({ original, corrected, commented, dois }: Case): string[] {
  const read = (file: string) => (existsSync(file) ? flatText(readFileSync(file, 'utf8'), AUTHOR) : undefined);
  const [before, alone, rejected] = [original, commented, corrected].map((file) => read(`${file}.Reject`));
  const accepted = read(`${corrected}.Accept`);
  if (!before) return ['original'];
  if (!rejected || !accepted || !alone) return ['opens'];
  const parts = { text: 'text', styled: 'styles', parts: 'fields' } as const;
  const compared = (other: FlatText, against: string) =>
    Object.entries(parts).map(([part, name]) => [`${name} ${against}`, String(other[part as keyof typeof parts]) === String(rejected[part as keyof typeof parts])] as const); // prettier-ignore
  const added = accepted.text.split(DOI).length - before.text.split(DOI).length;
  const checks = [...compared(alone, 'as with comments'), ...compared(before, 'as before'), ['accept', added === dois]] as const; // prettier-ignore
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

const folder = mkdtempSync(path.join(tmpdir(), 'own-file-'));
for (const kind of KINDS) mkdirSync(path.join(folder, kind));
try {
  const found = readdirSync(mirror).filter((each) => each.includes('+')).flatMap((each) => {
    const repository = each.replace('+', '/');
    const { names: all, read } = openRepository(mirror, repository, /\.(?:docx|odt)$/i);
    return all.map((file) => ({ name: `${repository}/${file}`, read: () => read(file) }));
  }); // prettier-ignore
  const sorted = found
    .map((each) => ({ ...each, key: hexDigestOf(each.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const cases: Case[] = [];
  const seen = new Set<string>();
  let refused = 0;
  for (const { name, read } of sorted) {
    if (cases.length >= files) break;
    const bytes = read();
    const content = hexDigestOf(bytes);
    if (seen.has(content)) continue;
    seen.add(content);
    const result = await caseOf(name, bytes, folder);
    if (typeof result === 'string') refused += 1;
    else if (result) cases.push(result);
  }
  const differing = cases.filter(({ lost }) => lost.length > 0);
  console.log(`XML as in the original: ${cases.length - differing.length} of ${cases.length}`);
  for (const { name, lost } of differing) console.log(`  ${lost.join(', ')}: ${name}`);
  const jobs = (xml ? [] : cases).flatMap(({ original, commented, corrected }) =>
    [[original, 'Reject'], [commented, 'Reject'], [corrected, 'Reject'], [corrected, 'Accept']].map(([file = '', action = '']) => [file, `${file}.${action}`, action])); // prettier-ignore
  const answers = xml ? [] : await inOffice(jobs, folder);
  const faults = xml ? [] : cases.map(faultsOf);
  const unopened = faults.filter((each) => each.includes('original')).length;
  const opened = faults.length - unopened;
  const right = (part: string) => faults.filter((each) => !['original', 'opens', part].some((fault) => each.includes(fault))).length; // prettier-ignore
  const total = (part: 'entries' | 'citing') => cases.reduce((sum, each) => sum + each[part], 0);
  console.log(`${found.length} files, ${cases.length} with a list (${refused} refused, ${unopened} originals not opened): ${total('entries')} entries and ${total('citing')} paragraphs changed`); // prettier-ignore
  console.log(
    `opens in LibreOffice  ${faults.filter((each) => !each.includes('opens')).length - unopened} of ${opened}`,
  );
  const rows = [...['with comments', 'before'].flatMap((against) => ['text', 'styles', 'fields'].map((part) => `${part} as ${against}`)), 'accept']; // prettier-ignore
  for (const row of rows) console.log(`${row.padEnd(22)}${right(row)} of ${opened}`);
  if (names)
    cases.forEach(({ name, original }, index) => {
      const errors = answers.slice(4 * index, 4 * index + 4).filter((each) => each !== 'ok');
      if (faults[index]?.length || errors.length) console.log(`  ${[...(faults[index] ?? []), ...errors].join(', ')}: ${name} ${path.basename(original)}`); // prettier-ignore
    });
} finally {
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
  else console.log(folder);
}
