/**
 * Counts references that are lost without a doubt: `npm run lab -- eval:lost --mirror FOLDER [--half dev|report] [--files COUNT]
 * [--documents COUNT] [--names]`. Files are those of the mirrored repositories, and documents also those of `real-documents`
 * that are published as JATS or with a printed list. `--names` prints what loses references, for the half of development only.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseText } from '@veracite/parsing/parse';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { sum } from '../harness/figures';
import { git } from '../harness/mirror';
import { readOptions } from '../harness/options';
import { hexDigestOf } from '../harness/shares';
import { readList, type RealDocument } from './published/documents';
import { truthOf } from './published/truth';

const options = readOptions({
  mirror: process.env.VERACITE_MIRROR ?? '.data/mirror',
  half: 'dev',
  files: 2000,
  documents: 100,
  names: false,
});
const { mirror, half } = options;

/** What the files of a kind contain, and what begins an entry in them. In a document without a mark, the labels [1], [2], … are counted. */
const KINDS: { kind: string; name: string; has?: string; mark?: RegExp; isPaper?: boolean }[] = [
  { kind: 'BibTeX', name: '.bib', has: '@', mark: /^[ \t]*@(?!comment|string|preamble|xdata)\w+[ \t]*[{(]/gim },
  { kind: 'RIS', name: '.ris', has: '^TY', mark: /^TY {1,2}-/gm },
  { kind: 'EndNote', name: '.enw', has: '^%0', mark: /^%0 /gm },
  { kind: 'LaTeX lists', name: '.bbl', has: 'bibitem\\|entry', mark: /\\bibitem\b|\\entry\{/g },
  { kind: 'LaTeX', name: '.tex', has: 'bibitem', mark: /(?<!%.{0,200})\\bibitem\b/g, isPaper: true },
  { kind: 'JATS', name: '.xml', has: '<ref-list', mark: /<ref\s/g, isPaper: true },
  { kind: 'PDF', name: '.pdf' },
  { kind: 'Word', name: '.docx' },
  { kind: 'OpenDocument', name: '.odt' },
];
/** Larger files are dumps of databases. */
const MAX_BYTES = 1_000_000;
/** Doubts that say that references may be missing. */
const UNSURE = ['several-references', 'ambiguous-split', 'broken-entry', 'too-long'];

interface MirrorFile extends Pick<(typeof KINDS)[number], 'kind' | 'mark' | 'isPaper'> {
  repository: string;
  name: string;
  commit: string;
  /** Number of references, if it is known from elsewhere. */
  truth?: number;
}

/** How many references a file has in truth, how many were read, and whether the answer says that some may be missing. */
interface Tally {
  truth: number;
  read: number;
  isDoubted: boolean;
}

/** Returns the `count` files of this half with the lowest hashes. */
function sample(files: readonly MirrorFile[], count: number): MirrorFile[] {
  const keyed = files.map((file) => ({ file, hash: hexDigestOf(`${file.repository}/${file.name}`) }));
  const inHalf = keyed.filter(({ hash }) => half === (Number.parseInt(hash.slice(0, 1), 16) % 2 ? 'report' : 'dev'));
  return inHalf.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, count).map(({ file }) => file); // prettier-ignore
}

function filesOf(repository: string): MirrorFile[] {
  const list = (args: string[]) => git(mirror, repository, args)?.toString('utf8').split('\0').filter(Boolean) ?? [];
  const all = list(['ls-tree', '-rz', '--name-only', 'HEAD']);
  return KINDS.flatMap(({ has, name: end, ...kind }) =>
    (has === undefined
      ? all.filter((name) => name.endsWith(end))
      : list(['grep', '-lIz', has, 'HEAD', '--', `*${end}`]).map((place) => place.slice('HEAD:'.length))
    ).map((name) => ({ ...kind, repository, name, commit: 'HEAD' })),
  );
}

const publishedFile = ({ repository, path: name, commit, references }: RealDocument): MirrorFile => ({ kind: 'published', repository, name, commit, truth: references }); // prettier-ignore

async function tallyOf({ mark, isPaper, name, truth }: MirrorFile, bytes: Buffer): Promise<Tally> {
  const marked = mark && (bytes.toString('utf8').match(mark)?.length ?? 0);
  if (marked !== undefined && !isPaper) {
    const { references, problem, leftOut } = parseText(bytes.toString('utf8'));
    const isSure = problem === undefined && leftOut.length === 0 && !references.some(isUnsure);
    return { truth: marked, read: references.length, isDoubted: !isSure };
  }
  const read = await readAndCheck({ bytes, name: path.basename(name) });
  if ('fault' in read) return { truth: truth ?? marked ?? 0, read: 0, isDoubted: true };
  const { document: { text, unread = [] }, report: { references, doubts } } = read; // prettier-ignore
  const labels = truthOf({ truth: { kind: 'labels', paths: [] } } as unknown as RealDocument, [], text).references;
  const isDoubted = unread.length + doubts.length > 0 || references.some(isUnsure);
  return { truth: truth ?? marked ?? labels.length, read: references.length, isDoubted };
}

const isUnsure = ({ doubts }: { doubts: { code: string }[] }): boolean => doubts.some(({ code }) => UNSURE.includes(code)); // prettier-ignore
const lostIn = ({ truth, read }: Tally): number => Math.max(0, truth - read);

const found = readdirSync(mirror).filter((name) => name.includes('+')).flatMap((name) => filesOf(name.replace('+', '/'))); // prettier-ignore
const published = readList().filter(({ references, truth }) => references > 0 && truth.kind !== 'bib').map(publishedFile); // prettier-ignore
const isDocument = ({ mark }: MirrorFile): boolean => mark === undefined;
const lists = sample(found.filter((file) => !isDocument(file)), options.files); // prettier-ignore
const papers = [published, found.filter(isDocument)].flatMap((files) => sample(files, options.documents));
const rows = new Map<string, Tally & { kind: string }>();
for (const file of [...lists, ...papers]) {
  const bytes = git(mirror, file.repository, ['show', `${file.commit}:${file.name}`]);
  const key = bytes && hexDigestOf(bytes);
  if (!key || rows.has(key) || (file.mark && bytes.length > MAX_BYTES)) continue;
  const row = { kind: file.kind, ...(await tallyOf(file, bytes)) };
  rows.set(key, row);
  if (options.names && half === 'dev' && lostIn(row) > 0)
    console.log(`  ${row.read} of ${row.truth}${row.isDoubted ? ', doubted' : ''}: ${file.repository}/${file.name}`);
}
const tallies = [...rows.values()].filter(({ truth }) => truth > 0);
for (const name of [...new Set(tallies.map(({ kind }) => kind)), 'all']) {
  const group = tallies.filter(({ kind }) => kind === name || name === 'all');
  const [truth, lost] = [sum(group.map((row) => row.truth)), sum(group.map(lostIn))];
  const silent = sum(group.filter(({ isDoubted }) => !isDoubted).map(lostIn));
  const share = ((100 * silent) / truth).toFixed(2);
  console.log(`${name.padEnd(14)} ${group.length} files, ${truth} references: ${lost} lost, ${silent} without a doubt (${share} %)`); // prettier-ignore
}
