import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Diagnostic, Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { UsageError } from '../exit';
import { citedKeys } from './cited-keys';
import { citationDiagnostics, entryDiagnostics } from './diagnostics';
import type { Judged } from './judged';
import type { Outcomes } from './outcomes';
import { projectOf, type Project } from './project';
import { fileOf, isDocument, Sources, type Source } from './sources';

/** Milliseconds of rest after a change before a file is read. */
const DEBOUNCE_MS = 40;
/** Milliseconds of rest after an edit before databases are asked: half-written references would be asked about, and charged. */
const ASKING_MS = 800;
/** Milliseconds between two reports while references are being verified. */
const REPORT_MS = 500;

/** An entry that a document cites, with the range of its key there. */
interface CitedEntry {
  range: Range;
  judged: Judged;
}

/** Checks open files: reads them after each change, verifies what is new, and publishes the findings. */
export class Checking {
  readonly sources: Sources;
  private readonly running = new Map<string, AbortController>();
  /** Messages that were shown. */
  private readonly shown = new Set<string>();
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly connection: Connection,
    private readonly opened: () => TextDocument[],
    readonly outcomes: Outcomes,
    /** Folders of the workspace. */
    private readonly folders: () => readonly string[],
    private readonly refreshLenses: () => Promise<void>,
  ) {
    this.sources = new Sources(opened);
  }

  /** Checks a file once it rests. What runs for an older version of it is stopped. */
  schedule(document: TextDocument): void {
    this.stop(document.uri);
    this.timers.set(
      document.uri,
      setTimeout(() => void this.check(document), DEBOUNCE_MS),
    );
  }

  scheduleAll(): void {
    this.opened().forEach((document) => this.schedule(document));
  }

  stop(uri: string): void {
    clearTimeout(this.timers.get(uri));
    this.running.get(uri)?.abort();
  }

  stopAll(): void {
    for (const uri of this.timers.keys()) this.stop(uri);
  }

  /** Returns the folder of the project that a file belongs to. */
  folderOf(file: string): string {
    const within = this.folders().filter((folder) => !path.relative(folder, file).startsWith('..'));
    return within.sort((a, b) => b.length - a.length)[0] ?? path.dirname(file);
  }

  /** @throws UsageError for settings that are invalid */
  projectOf(file: string): Project {
    return projectOf(file, this.folderOf(file));
  }

  /** Returns the entries of a file with their results so far. */
  judge({ name, entries }: Source): Judged[] {
    const project = this.projectOf(name);
    return entries.map((entry): Judged => {
      const outcome = this.outcomes.find(entry.reference);
      return outcome ? { ...entry, outcome, findings: project.findings(name, outcome) } : { ...entry, findings: [] };
    });
  }

  /** Returns the entries of other files that a document cites. */
  async cited(document: TextDocument): Promise<CitedEntry[]> {
    const file = fileOf(document.uri);
    if (!isDocument(file)) return [];
    const text = document.getText();
    const sources = await this.sources.citedFrom(file, text, this.folderOf(file));
    const byKey = new Map(sources.flatMap((source) => this.judge(source).map((each) => [each.key, each] as const)));
    return citedKeys(file, text, (key) => byKey.has(key)).flatMap(({ key, start, end }) => {
      const judged = byKey.get(key);
      const range = { start: document.positionAt(start), end: document.positionAt(end) };
      return judged ? [{ range, judged }] : [];
    });
  }

  private async check(document: TextDocument): Promise<void> {
    const { uri, version } = document;
    const running = new AbortController();
    const { signal } = running;
    this.running.set(uri, running);
    try {
      const source = await this.sources.get(fileOf(uri));
      if (signal.aborted) return;
      const cited = await this.cited(document);
      const references = [...source.entries, ...cited.map(({ judged }) => judged)].map(({ reference }) => reference);
      let reported = Date.now();
      const report = async () => {
        if (signal.aborted) return;
        reported = Date.now();
        const diagnostics = await this.diagnostics(document, source);
        await this.connection.sendDiagnostics({ uri, version, diagnostics });
      };
      await report();
      const isComplete = references.every((reference) => this.outcomes.has(reference));
      if (signal.aborted) return;
      if (isComplete) return await this.outcomes.upgrade(references, signal);
      // It ends with the next edit: a check that waits keeps a copy of the whole file.
      if (version > 1) await wait(ASKING_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.outcomes.complete(references, signal, () => {
        if (Date.now() - reported >= REPORT_MS) report().catch(this.fail);
      });
      await report();
      if (!signal.aborted) await this.refreshLenses();
      await this.outcomes.upgrade(references, signal);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows a mistake of the user once, and logs anything else. */
  fail = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UsageError))
      this.connection.console.error((error instanceof Error && error.stack) || message);
    else if (!this.shown.has(message)) this.connection.window.showErrorMessage(message);
    this.shown.add(message);
  };

  private async diagnostics(document: TextDocument, source: Source): Promise<Diagnostic[]> {
    const cited = await this.cited(document);
    return [
      ...entryDiagnostics(this.judge(source)),
      ...cited.flatMap(({ range, judged }) => citationDiagnostics(range, judged)),
    ];
  }
}
