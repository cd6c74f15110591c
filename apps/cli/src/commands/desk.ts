import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { READY_POLICIES, type Paper } from '@veracite/contracts/collections';
import { templateFault } from '@veracite/desk/letter-template';
import { isReadyPolicy, parsePolicy, PolicyFault, readyPolicies } from '@veracite/desk/policy';
import { parsePhrases } from '@veracite/desk/signals';
import { isUnreached } from '@veracite/report/result-text';
import { inLanes } from '@veracite/verification/in-lanes';
import { PaperChecker, type CheckedPaper } from '../desk/check-papers';
import { paperNames, papersIn } from '../desk/find-papers';
import { papersInReport, queueOf, savePaper, writeReport, type ReportFrame } from '../desk/write-report';
import { EXIT, UsageError } from '../exit';
import { readOptions } from '../options';
import { plainLine } from '../output/plain-text';
import { progressOn, type Progress } from '../output/progress';
import { readText } from '../policy/load-settings';
import { openProduct, refuseUnknownSources } from '../product';

/** Papers that are read and checked at a time. */
const MAX_CONCURRENT = 4;
const WATCH_EVERY_MS = 2_000;

/** `desk FOLDER --out REPORT`: checks the papers of a folder and writes a queue and letters. */
export async function desk(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, 'desk');
  const [folder, extra] = positionals;
  const { out, sources, quick, abstracts, quiet = false } = values;
  if (folder === undefined || extra !== undefined) throw new UsageError('desk needs one folder, or an archive.');
  if (out === undefined) throw new UsageError('desk needs --out REPORT, the folder of the report.');
  const frame: ReportFrame = {
    ...policyOf(values.policy),
    name: path.basename(path.resolve(folder)),
    editor: values.editor ?? '',
    template: templateOf(values.letter),
  };
  const phrases = values.phrases === undefined ? [] : parsePhrases(readText(values.phrases));
  const product = await openProduct();
  try {
    refuseUnknownSources(product, sources?.split(','));
    const options = { ...(sources && { sources: sources.split(',') }), ...(quick && { quick: true }) };
    const before = await papersInReport(out);
    const settled = before.filter(({ entries }) => !entries.some(({ result }) => result && isUnreached(result)));
    const saved = new Map(settled.map((paper) => [paper.digest, paper]));
    const asked = abstracts ? product.sources : undefined;
    const checker = new PaperChecker(product.verifier, options, phrases, before, asked);
    const known = new Set<string>();
    const checked = new Map<string, CheckedPaper>();
    const checkFile = async (name: string) => {
      known.add(name);
      if (!path.relative(out, path.join(folder, name)).startsWith('..')) return;
      for (const file of await papersIn(folder, name)) {
        const found = saved.get(file.digest);
        const earlier = abstracts && !found?.passages ? undefined : found;
        if (checked.has(file.digest)) continue;
        const paper = earlier ? { ...earlier, name: file.name } : await checker.check(file);
        checked.set(file.digest, paper);
        if (!earlier && !paper.fault) await savePaper(out, paper);
      }
    };
    for (let isFirst = true; ; isFirst = false) {
      const names = await paperNames(folder, known);
      if (isFirst || names.length > 0) {
        await checkAll(names, checkFile, progressOn(process.stderr, names.length, !quiet));
        const papers = queueOf(
          [...checked.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
          frame,
        );
        await writeReport(out, papers, frame);
        process.stdout.write(summaryOf(papers));
        if (!values.watch) return exitOf(papers);
      }
      await setTimeout(WATCH_EVERY_MS);
    }
  } finally {
    await product.close();
  }
}

async function checkAll(names: string[], check: (name: string) => Promise<void>, progress: Progress): Promise<void> {
  let done = 0;
  await inLanes(names, MAX_CONCURRENT, async (name) => {
    await check(name);
    progress.count((done += 1));
  });
  progress.clear();
}

function policyOf(given = 'conference'): Pick<ReportFrame, 'yaml' | 'policy'> {
  if (!isReadyPolicy(given) && !existsSync(given))
    throw new UsageError(`--policy: there is no file "${given}". Ready policies: ${READY_POLICIES.join(', ')}.`);
  const yaml = isReadyPolicy(given) ? readyPolicies[given] : readText(given);
  try {
    return { yaml, policy: parsePolicy(yaml) };
  } catch (error) {
    if (error instanceof PolicyFault) throw new UsageError(`${given}:${error.fault.line}: ${error.message}.`);
    throw error;
  }
}

function templateOf(file: string | undefined): string | undefined {
  const template = file && readText(file);
  const fault = template && templateFault(template);
  if (fault) throw new UsageError(`${file}: ${fault}`);
  return template;
}

/** Papers that the summary lists. */
const LISTED = 20;

function summaryOf(papers: readonly Paper[]): string {
  const against = papers.filter(({ assessment }) => assessment?.isAgainst);
  const unreadable = papers.filter(({ fault }) => fault);
  const clean = papers.length - against.length - unreadable.length;
  const lines = [
    `${papers.length} ${papers.length === 1 ? 'paper' : 'papers'}: ${against.length} to look at, ${clean} without anything that counts, ${unreadable.length} unreadable`,
    ...against.slice(0, LISTED).map(({ name, assessment }) => {
      const [low, high] = assessment?.interval ?? [0, 0];
      const range = low === high ? `${low}` : `${low}–${high}`;
      return `${assessment?.expected.toFixed(1).padStart(5)} (${range})  ${plainLine(name)}: ${assessment?.line}`;
    }),
    ...(against.length > LISTED ? [`      and ${against.length - LISTED} more in queue.csv`] : []),
    ...unreadable.map(({ name, fault = '' }) => `    ?  ${plainLine(name)}: ${plainLine(fault)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns 1 when something counts against a paper, else 2 when a paper could not be read or databases did not answer, else 0. */
function exitOf(papers: readonly Paper[]): number {
  if (papers.some(({ assessment }) => assessment?.isAgainst)) return EXIT.someNot;
  return papers.some(({ fault, assessment }) => fault ?? assessment?.unchecked) ? EXIT.unchecked : EXIT.ok;
}
