/** The set of real documents: where each is published, what is true of it, and its bytes from local mirrors of the repositories. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../harness/mirror';
import { folderOf, type Folder } from '@veracite/documents/folder';

export const CLASSES = ['pdf', 'languages', 'notes', 'scans', 'latex', 'word', 'xml'] as const;

/** One document of the set, as the list stores it. Files are named by repository, commit and path. */
export interface RealDocument {
  id: string;
  class: (typeof CLASSES)[number];
  language: string;
  /** The halves 'dev' and 'report' measure how lists are read. Alarms are counted and judged in the blind halves only. */
  half:
    | 'dev'
    | 'report'
    | 'blind'
    | 'blind-2'
    | 'blind-3'
    | 'blind-4'
    | 'blind-5'
    | 'blind-6'
    | 'blind-7'
    | 'blind-8'
    | 'blind-9';
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

export function readList(file = LIST): RealDocument[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RealDocument);
}

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

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Assigns a work to a half by its name, so that all its formats are in the same half. Alarms of 'report' and 'blind' were read
 * during development, so new documents are assigned to 'blind-2' instead.
 */
export const halfOf = (work: string): 'dev' | 'blind-2' =>
  createHash('sha256').update(work).digest().readUInt8(0) % 2 === 0 ? 'dev' : 'blind-2';
