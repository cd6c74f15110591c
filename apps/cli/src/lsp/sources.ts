import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reference } from '@veracite/model/reference';
import { parse } from '@veracite/parsing/parse';
import type { Remember } from '@veracite/parsing/read-file';
import { decodeText } from '@veracite/text/decode';
import { glob } from 'tinyglobby';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { entriesOf, type Entry, type EntryFile } from '../entries/read-entries';
import { readInWorkerThread } from '../read-in-worker-thread';
import { detached } from './detached';

/** A file with its entries, as it is in the editor or, if it is not open there, on disk. */
export type Source = EntryFile<Entry>;

const DOCUMENTS = /\.(?:tex|ltx|md|markdown|qmd|rmd|typ)$/i;

/** Tests for a document, which cites entries of other files by their keys. */
export const isDocument = (name: string): boolean => DOCUMENTS.test(name);

/** Returns the path of a file, or the URI of a document that is not stored. */
export const fileOf = (uri: string): string => (uri.startsWith('file:') ? fileURLToPath(uri) : uri);

/** What was read of a text, by what it was read from, which is kept once for all versions of the text. */
type Parts = Map<string, { from: string; part: unknown }>;

/** Reads the sources of a workspace, each text once, and of a changed text only the entries that changed. */
export class Sources {
  private readonly read = new Map<string, { text: string; source: Promise<Source>; parts: Parts }>();

  constructor(private readonly opened: () => readonly TextDocument[]) {}

  /** @throws UsageError for a document that cannot be read */
  async get(file: string): Promise<Source> {
    const open = this.opened().find(({ uri }) => fileOf(uri) === file);
    const text = open ? open.getText() : decodeText(await readFile(file));
    const known = this.read.get(file);
    if (known?.text === text) return known.source;
    const parts: Parts = new Map();
    const source = readSource(file, text, remembering(parts, known?.parts));
    this.read.set(file, { text, source, parts });
    return source;
  }

  /** Finds the files of references that a document names or, if it names none, all BibTeX files of its folder. */
  async citedFrom(file: string, text: string, folder: string): Promise<Source[]> {
    const found = await glob(['**/*.{bib,json,yml,yaml}'], { cwd: folder, ignore: ['**/node_modules/**'] });
    const named = found.filter((name) => text.includes(path.basename(name)) || isNamedInLatex(name, text));
    const files = named.length > 0 ? named : found.filter((name) => name.endsWith('.bib'));
    const others = await Promise.all(files.sort().map((name) => this.get(path.resolve(folder, name))));
    // Of a document only a list of its own has keys.
    return text.includes('\\bibitem') ? [await this.get(file), ...others] : others;
  }
}

/** Keeps in `parts` what is read of a text, and takes from the text before it what both have. */
const remembering =
  (parts: Parts, earlier: Parts = new Map()): Remember =>
  (from, read) => {
    const known = parts.get(from) ?? earlier.get(from) ?? { from, part: detached(read()) };
    parts.set(known.from, known);
    return known.part as ReturnType<typeof read>;
  };

/** LaTeX may name a BibTeX file without its ending. */
const isNamedInLatex = (name: string, text: string): boolean => {
  const [, list = ''] = /\\bibliography\s?\{([^{}]*)\}/.exec(text) ?? [];
  return list.split(',').some((each) => `${path.basename(each.trim())}.bib` === path.basename(name));
};

async function readSource(name: string, text: string, remember: Remember): Promise<Source> {
  const bytes = new TextEncoder().encode(text);
  if (!isDocument(name)) {
    const isBibtex = /\.bib$/i.test(name);
    // Other files, such as settings in JSON, may be no list of references.
    const isEntry = ({ format, csl }: Reference) => format !== 'text' && format !== 'identifier-list' && csl.title;
    const references = parse(text, { remember }).filter((reference) => isBibtex || isEntry(reference));
    return entriesOf(name, bytes, references, false, text);
  }
  if (/\.typ$/i.test(name) || text.trim() === '') return { name, bytes, entries: [] };
  const { report, document } = await readInWorkerThread(name, bytes);
  // Without paragraphs it was read as a list alone, which a short text in prose may look like.
  const { references, listed } = document.blocks.length > 0 ? report : { references: [], listed: [] };
  const { entries } = entriesOf(name, bytes, references, true);
  return {
    ...{ name, bytes },
    entries: entries.flatMap((entry, index) => {
      const key = listed[index]?.key;
      return entry.place ? [{ ...entry, ...(key !== undefined && { key }) }] : [];
    }),
  };
}
