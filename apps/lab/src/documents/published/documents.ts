/** The set of real documents: where each is published, what is true of it, and its bytes from local mirrors of the repositories. */
import path from 'node:path';
import { rowsOfFile } from '../../harness/data';
import { git } from '../../harness/mirror';
import { folderOf, type Folder } from '@veracite/documents/folder';

export const CLASSES = ['pdf', 'languages', 'notes', 'scans', 'latex', 'word', 'xml'] as const;

/** One document of the set, as the list stores it. Files are named by repository, commit and path. */
export interface RealDocument {
  id: string;
  class: (typeof CLASSES)[number];
  language: string;
  /** The halves 'dev' and 'report' measure how lists are read. Alarms are counted and judged in the blind halves only. */
  half: 'dev' | 'report' | `blind${string}`;
  repository: string;
  commit: string;
  path: string;
  truth: { kind: 'jats' | 'tei' | 'bbl' | 'bib' | 'csl' | 'labels' | 'none'; paths: string[] };
  /** Number of references according to the truth; 0 if only its problems are counted. */
  references: number;
  /** SHA-256 of the document. */
  digest: string;
}

const LIST = path.join(import.meta.dirname, 'list.jsonl');

export const readList = (): RealDocument[] => rowsOfFile<RealDocument>(LIST);

/** Returns a file of a mirrored repository at a commit, or undefined if the mirror lacks it. */
export function readFile(mirror: string, { repository, commit }: RealDocument, file: string): Buffer | undefined {
  return git(mirror, repository, ['show', `${commit}:${file}`]);
}

/** Returns all files of the document's repository at its commit, which a LaTeX file may include. */
export function projectOf(mirror: string, document: RealDocument): Folder {
  const { repository, commit, path: main } = document;
  const parent = path.dirname(main);
  const names = (git(mirror, repository, ['ls-tree', '-rz', '--name-only', commit])?.toString('utf8') ?? '')
    .split('\0')
    .filter(
      (name) => /\.(?:tex|bib|bbl|cls|sty|ltx)$/i.test(name) && (parent === '.' || name.startsWith(`${parent}/`)),
    );
  return folderOf(names, (name) => readFile(mirror, document, name));
}
