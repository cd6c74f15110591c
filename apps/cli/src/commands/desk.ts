import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Paper } from '@veracite/contracts/collections';
import { isReadyPolicy, parsePolicy, PolicyFault, readyPolicies } from '@veracite/desk/policy';
import { parsePhrases } from '@veracite/desk/signals';
import { definitionOf } from '../definitions/find-command';
import { PaperChecker, type CheckedPaper } from '../desk/check-papers';
import { paperNames, papersIn } from '../desk/find-papers';
import { papersInReport, queueOf, savePaper, writeReport, type ReportFrame } from '../desk/write-report';
import { EXIT, UsageError } from '../exit';
import { readOptions } from '../options';
import { plainLine } from '../output/plain-text';
import { progressOn } from '../output/progress';
import { readText } from '../policy/load-settings';
import { openProduct } from '../product';

/** Papers that are read and checked at a time. */
const MAX_CONCURRENT = 4;
const WATCH_EVERY_MS = 2_000;

/** `desk FOLDER --out REPORT`: checks the papers of a folder and writes a queue and letters. */
export async function desk(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('desk'));
  const [folder, extra] = positionals;
  const { out, sources, quick, quiet = false } = values;
  if (folder === undefined || extra !== undefined) throw new UsageError('desk needs one folder, or a zip.');
  if (out === undefined) throw new UsageError('desk needs --out REPORT, the folder of the report.');
  const frame: ReportFrame = {
    ...policyOf(values.policy),
    name: path.basename(path.resolve(folder)),
    editor: values.editor ?? '',
  };
  const phrases = values.phrases === undefined ? [] : parsePhrases(readText(values.phrases));
  const product = await openProduct();
  try {
    const unknown = sources?.split(',').find((id) => !['library', ...product.sourceIds].includes(id));
    if (unknown !== undefined) throw new UsageError(`--sources: unknown database "${unknown}".`);
    const options = { ...(sources && { sources: sources.split(',') }), ...(quick && { quick: true }) };
    const checker = new PaperChecker(product.verifier, options, phrases);
    const checked = new Map((await papersInReport(out)).map((paper) => [paper.digest, paper]));
    for (const paper of checked.values()) checker.remember(paper);
    const run = new DeskRun(folder, out, frame, checker, checked, !quiet);
    let papers = await run.round();
    process.stdout.write(summaryOf(papers ?? []));
    while (values.watch) {
      await setTimeout(WATCH_EVERY_MS);
      papers = await run.round();
      if (papers) process.stdout.write(summaryOf(papers));
    }
    return exitOf(papers ?? []);
  } finally {
    await product.close();
  }
}

class DeskRun {
  private readonly known = new Set<string>();
  private readonly current = new Map<string, CheckedPaper>();

  constructor(
    private readonly folder: string,
    private readonly out: string,
    private readonly frame: ReportFrame,
    private readonly checker: PaperChecker,
    private readonly checked: Map<string, CheckedPaper>,
    private readonly isShown: boolean,
  ) {}

  /** Checks the files that are new, and writes the report. Returns undefined if there are none. */
  async round(): Promise<Paper[] | undefined> {
    const names = await paperNames(this.folder, this.known);
    if (names.length === 0 && this.current.size > 0) return undefined;
    const progress = progressOn(process.stderr, names.length, this.isShown);
    let done = 0;
    const queue = names.values();
    const lane = async () => {
      for (const name of queue) {
        this.known.add(name);
        if (!this.isOutput(name)) for (const paper of await papersIn(this.folder, name)) await this.check(paper);
        progress.count((done += 1));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, lane));
    progress.clear();
    const all = [...this.current.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const papers = queueOf(all, this.frame);
    await writeReport(this.out, papers, this.frame);
    return papers;
  }

  private isOutput(name: string): boolean {
    return !path.relative(this.out, path.join(this.folder, name)).startsWith('..');
  }

  private async check(file: Parameters<PaperChecker['check']>[0]): Promise<void> {
    if (this.current.has(file.digest)) return;
    const before = this.checked.get(file.digest);
    const paper = before ? { ...before, name: file.name } : await this.checker.check(file);
    this.current.set(file.digest, paper);
    if (!before && !paper.fault) await savePaper(this.out, paper);
  }
}

function policyOf(given = 'conference'): Pick<ReportFrame, 'yaml' | 'policy'> {
  const yaml = isReadyPolicy(given) ? readyPolicies[given] : readText(given);
  try {
    return { yaml, policy: parsePolicy(yaml) };
  } catch (error) {
    if (error instanceof PolicyFault) throw new UsageError(`${given}:${error.line}: ${error.message}.`);
    throw error;
  }
}

/** Papers that the summary lists. */
const LISTED = 20;

function summaryOf(papers: readonly Paper[]): string {
  const against = papers.filter(({ assessment }) => assessment?.isAgainst);
  const unreadable = papers.filter(({ fault }) => fault);
  const lines = [
    `${papers.length} ${papers.length === 1 ? 'paper' : 'papers'}: ${against.length} to look at, ${papers.length - against.length - unreadable.length} without anything that counts, ${unreadable.length} unreadable`,
    ...against.slice(0, LISTED).map(({ name, assessment }) => {
      const [low, high] = assessment?.interval ?? [0, 0];
      const range = low === high ? `${low}` : `${low}–${high}`;
      return `${(assessment?.expected ?? 0).toFixed(1).padStart(5)} (${range})  ${plainLine(name)}: ${assessment?.line ?? ''}`;
    }),
    ...(against.length > LISTED ? [`      and ${against.length - LISTED} more in queue.csv`] : []),
    ...unreadable.map(({ name, fault }) => `    ?  ${plainLine(name)}: ${plainLine(fault ?? '')}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns 1 when something counts against a paper, else 2 when a paper could not be read, else 0. */
function exitOf(papers: readonly Paper[]): number {
  if (papers.some(({ assessment }) => assessment?.isAgainst)) return EXIT.someNot;
  return papers.some(({ fault }) => fault) ? EXIT.unchecked : EXIT.ok;
}
