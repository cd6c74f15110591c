import { userInfo } from 'node:os';
import {
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type ClientCapabilities,
  type CodeAction,
  type CodeLens,
  type Connection,
  type Position,
  type TextDocuments,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { verdictLine } from '@veracite/report/result-text';
import { UsageError } from '../exit';
import { addIgnored, removeIgnored } from '../policy/ignore-list';
import type { Checking } from './checking';
import { startedKey } from './cited-keys';
import { actionsIn, CHECKED_COMMAND, UNCHECKED_COMMAND, type CheckedArgument, type FixData } from './code-actions';
import { keyCompletions } from './completion';
import { editsOf } from './edits';
import { hoverText } from './hover';
import { entriesIn, rangeOf, type Judged } from './judged';
import { fileOf, isDocument } from './sources';

/** Answers the requests of an editor. A request that is canceled ends with an error, as the protocol asks. */
export function answerRequests(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  checking: Checking,
  capabilities: () => ClientCapabilities,
): void {
  const read = async (uri: string) => {
    const document = documents.get(uri);
    const source = document && (await checking.sources.get(fileOf(uri)));
    return source && { document, source, judged: checking.judge(source) };
  };

  connection.onHover(({ textDocument: { uri }, position }, token) =>
    answered(token, async () => {
      const opened = await read(uri);
      const found = opened && (await entryAt(checking, opened, position));
      return found ? { contents: hoverText(found.judged), range: found.range } : null;
    }),
  );

  connection.onCodeLens(({ textDocument: { uri } }, token) =>
    answered(token, async () => lensesOf((await read(uri))?.judged ?? [])),
  );

  connection.onCompletion(({ textDocument: { uri }, position }, token) =>
    answered(token, async () => {
      const [document, file] = [documents.get(uri), fileOf(uri)];
      const text = document?.getText() ?? '';
      const offset = document?.offsetAt(position) ?? 0;
      const started = isDocument(file) ? startedKey(file, text, offset) : undefined;
      if (!document || started === undefined) return [];
      const sources = await checking.sources.citedFrom(file, text, checking.folderOf(file));
      const range = { start: document.positionAt(offset - started.length), end: position };
      return keyCompletions(
        sources.flatMap((source) => checking.judge(source)),
        range,
      );
    }),
  );

  const resolved = async (action: CodeAction, token: CancellationToken): Promise<CodeAction> => {
    const data = action.data as FixData | undefined;
    const opened = data && (await read(data.uri));
    return opened ? withEdits(action, { ...opened, data }, checking, token) : action;
  };

  connection.onCodeAction(({ textDocument: { uri }, range, context: { only } }, token) =>
    answered(token, async () => {
      const opened = await read(uri);
      if (!opened) return [];
      const actions = actionsIn(opened.source, opened.judged, range, { uri, version: opened.document.version });
      const wanted = actions.filter(({ kind = '' }) => only?.some((each) => `${kind}.`.startsWith(`${each}.`)) ?? true);
      const canResolve = capabilities().textDocument?.codeAction?.resolveSupport?.properties.includes('edit');
      return canResolve ? wanted : Promise.all(wanted.map((action) => resolved(action, token)));
    }),
  );

  connection.onCodeActionResolve((action, token) => answered(token, () => resolved(action, token)));

  connection.onExecuteCommand(({ command, arguments: given }) =>
    answered(undefined, async () => {
      await runCommand(checking, command, given as [CheckedArgument]);
      return null;
    }),
  );
}

/** Returns an action with its edits. @throws ResponseError if the file has changed meanwhile */
async function withEdits(
  action: CodeAction,
  { data, ...opened }: Parameters<typeof editsOf>[0] & { data: FixData },
  checking: Checking,
  token: CancellationToken,
): Promise<CodeAction> {
  if (opened.document.version !== data.version)
    throw new ResponseError(LSPErrorCodes.ContentModified, 'The file was changed meanwhile.');
  const stopping = new AbortController();
  token.onCancellationRequested(() => stopping.abort());
  const edits = await editsOf(opened, data, checking, stopping.signal);
  return { ...action, edit: { changes: { [data.uri]: edits } } };
}

/** What the commands of the server do to the list of ignored entries of a project. */
const COMMANDS: Record<string, (file: string, argument: CheckedArgument) => Promise<void>> = {
  [CHECKED_COMMAND]: (file, { csl, reason = 'Checked in the editor', source }) => {
    const who = { by: userInfo().username, checked: today(), ...(source && { source }) };
    return addIgnored(file, csl, { reason, expires: inAYear(), ...who });
  },
  [UNCHECKED_COMMAND]: (file, { csl }) => removeIgnored(file, csl),
};

async function runCommand(checking: Checking, command: string, [argument]: [CheckedArgument]): Promise<void> {
  const run = COMMANDS[command];
  if (!run) throw new ResponseError(ErrorCodes.InvalidParams, `Unknown command ${command}.`);
  await run(checking.projectOf(fileOf(argument.uri)).ignoreFile, argument);
  checking.scheduleAll();
}

/** Answers a request. A mistake of the user is an error with its sentence. */
async function answered<T>(token: CancellationToken | undefined, answer: () => Promise<T>): Promise<T> {
  const canceled = () => new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was canceled.');
  try {
    const value = await answer();
    if (token?.isCancellationRequested) throw canceled();
    return value;
  } catch (error) {
    if (token?.isCancellationRequested) throw canceled();
    throw error instanceof UsageError ? new ResponseError(LSPErrorCodes.RequestFailed, error.message) : error;
  }
}

/** Returns the entry at a position, or the entry that is cited there. */
async function entryAt(
  checking: Checking,
  { document, judged }: { document: TextDocument; judged: readonly Judged[] },
  position: Position,
) {
  const [entry] = entriesIn(judged, { start: position, end: position });
  if (entry?.place) return { judged: entry, range: rangeOf(entry.place) };
  const offset = document.offsetAt(position);
  const cited = await checking.cited(document);
  return cited.find(({ range }) => document.offsetAt(range.start) <= offset && offset <= document.offsetAt(range.end));
}

const today = (): string => new Date().toISOString().slice(0, 10);

const inAYear = (): string => `${Number(today().slice(0, 4)) + 1}${today().slice(4).replace('-02-29', '-02-28')}`;

/** Returns a lens with the verdict above every checked entry. */
const lensesOf = (judged: readonly Judged[]): CodeLens[] =>
  judged.flatMap(({ place, outcome }): CodeLens[] => {
    if (!place || !outcome) return [];
    const { start } = rangeOf(place);
    // A command without a name is shown as text.
    return [{ range: { start, end: start }, command: { title: verdictLine(outcome.result), command: '' } }];
  });
