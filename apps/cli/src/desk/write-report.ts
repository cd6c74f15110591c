import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Paper } from '@veracite/contracts/collections';
import { COLLECTION_FORMATS, writeCollection } from '@veracite/desk/export/table';
import { fingerprintOf } from '@veracite/desk/fingerprint';
import { rankOf } from '@veracite/desk/assess';
import { judgePaper, shownPositions } from '@veracite/desk/judge-paper';
import { letterDocx, letterEml, letterOf, letterText } from '@veracite/desk/letter';
import type { Policy } from '@veracite/desk/policy';
import { signalsOf } from '@veracite/desk/signals';
import { passageLines } from '../output/passages';
import type { CheckedPaper } from './check-papers';

type QueuedPaper = Paper & Pick<CheckedPaper, 'passages'>;

/** What a report states about its collection. */
export interface ReportFrame {
  name: string;
  /** The policy as YAML, and parsed. */
  yaml: string;
  policy: Policy;
  /** Name below the letters. */
  editor: string;
  /** Of the letters. */
  template?: string;
}

const PAPERS = 'papers';

/** Reads the papers that are already in a report folder. A file that is damaged is left out, and its paper is checked again. */
export async function papersInReport(folder: string): Promise<CheckedPaper[]> {
  const names = await readdir(path.join(folder, PAPERS)).catch(() => []);
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, PAPERS, name), 'utf8')) as CheckedPaper;
  const papers = names.filter((name) => name.endsWith('.json')).map((name) => read(name).catch(() => []));
  return (await Promise.all(papers)).flat();
}

/** Saves the results of one paper, so that an interrupted run need not check it again. */
export async function savePaper(folder: string, paper: CheckedPaper): Promise<void> {
  await mkdir(path.join(folder, PAPERS), { recursive: true });
  await writeWhole(path.join(folder, PAPERS, `${paper.digest}.json`), JSON.stringify(paper));
}

/** Writes a file that others read only whole: copies of a paper are written at the same time, and a watched report is read while it is renewed. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

/** Assesses papers by a policy and returns them as the queue: the highest expected number first. */
export function queueOf(checked: readonly CheckedPaper[], { policy }: ReportFrame): QueuedPaper[] {
  const keys = new Map(
    checked.map((paper) => [paper, paper.entries.map(({ csl, raw }) => fingerprintOf(csl, raw).toString('hex'))]),
  );
  const counts = new Map<string, number>();
  for (const paperKeys of keys.values())
    for (const key of new Set(paperKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const papers = checked.map((paper, position): QueuedPaper => {
    const { digest: id, name, fault, front, entries, signals, passages } = paper;
    const { title, authors, identifiers } = front;
    const assessed = entries.flatMap(({ position, result }) => (result ? [{ position, result }] : []));
    const judgment = fault ? undefined : judgePaper(assessed, policy, 1);
    const shown = new Set(shownPositions(judgment?.assessment));
    const shared = (keys.get(paper) ?? []).map((key, position) => ({ position, papers: (counts.get(key) ?? 1) - 1 }));
    return {
      id,
      position,
      name,
      state: fault ? 'unreadable' : 'ready',
      fault,
      title,
      identifiers,
      references: entries.filter(({ included }) => included).length,
      settled: assessed.length,
      assessment: judgment?.assessment,
      undecided: judgment?.undecided ?? 0,
      entries: entries.filter((entry) => shown.has(entry.position)),
      decisions: [],
      signals: [...signalsOf({ authors, entries: assessed }, checked.length > 1 ? shared : []), ...signals],
      passages,
    };
  });
  return papers.sort((a, b) => rank(b) - rank(a) || a.position - b.position);
}

const rank = ({ assessment }: Paper): number => (assessment ? rankOf(assessment) : -1);

/** Writes the queue as CSV, Excel and JSON, the passages of each paper, and a letter for each paper that the policy flags. */
export async function writeReport(folder: string, papers: QueuedPaper[], frame: ReportFrame): Promise<void> {
  const { name, yaml, editor, template } = frame;
  for (const made of ['letters', 'passages']) await rm(path.join(folder, made), { recursive: true, force: true });
  await mkdir(path.join(folder, 'letters'), { recursive: true });
  if (papers.some(({ passages }) => passages)) await mkdir(path.join(folder, 'passages'));
  const write = (file: string, content: string | Uint8Array) => writeWhole(path.join(folder, file), content);
  const collection = { id: name, name, policy: yaml, policyVersion: 1 };
  for (const format of COLLECTION_FORMATS)
    await write(`queue.${format}`, await writeCollection(format, collection, papers));
  for (const paper of papers) {
    const file = `${paper.name.replace(/[^\p{L}\p{N}.-]+/gu, '_').slice(-80)}-${paper.id.slice(0, 8)}`;
    if (paper.passages) await write(`passages/${file}.txt`, `${passageLines(paper.passages).join('\n')}\n`);
    const letter = paper.assessment?.isAgainst && letterOf({ ...paper, collection: name, editor, template });
    if (!letter) continue;
    await write(`letters/${file}.txt`, letterText(letter));
    await write(`letters/${file}.docx`, letterDocx(letter));
    await write(`letters/${file}.eml`, await letterEml(letter));
  }
}
