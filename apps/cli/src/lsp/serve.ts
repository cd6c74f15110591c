import {
  CodeActionKind,
  CodeLensRefreshRequest,
  DidChangeWatchedFilesNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type Connection,
  type InitializeResult,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { version } from '../version';
import { Checking } from './checking';
import { CHECKED_COMMAND, FIX_ALL, UNCHECKED_COMMAND } from './code-actions';
import { Outcomes, type FindPublished } from './outcomes';
import { answerRequests } from './requests';
import { fileOf } from './sources';
import type { VerifyReferences } from './verify-references';

/** Files whose change can change what is reported about open ones. */
const WATCHED = '**/{*.bib,veracite.ignore.yaml,veracite.config.json}';

/** Serves an editor over a connection until it ends. */
export function serve(connection: Connection, verify: VerifyReferences, findPublished?: FindPublished): void {
  const documents = new TextDocuments(TextDocument);
  let capabilities: ClientCapabilities = {};
  let folders: string[] = [];
  const refreshLenses = async () => {
    if (capabilities.workspace?.codeLens?.refreshSupport) await connection.sendRequest(CodeLensRefreshRequest.type);
  };
  const checking = new Checking(
    connection,
    () => documents.all(),
    new Outcomes(verify, findPublished),
    () => folders,
    refreshLenses,
  );
  connection.onInitialize(({ capabilities: given, workspaceFolders, rootUri }) => {
    capabilities = given;
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    folders = uris.map(fileOf);
    return initialized();
  });
  connection.onInitialized(() => {
    if (!capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
    const watchers = [{ globPattern: WATCHED }];
    connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(checking.fail);
  });
  connection.onDidChangeWatchedFiles(() => checking.scheduleAll());
  documents.onDidChangeContent(({ document }) => checking.schedule(document));
  documents.onDidClose(({ document: { uri } }) => {
    checking.stop(uri);
    connection.sendDiagnostics({ uri, diagnostics: [] }).catch(checking.fail);
  });
  connection.onShutdown(() => checking.stopAll());
  answerRequests(connection, documents, checking, () => capabilities);
  documents.listen(connection);
  connection.listen();
}

const initialized = (): InitializeResult => ({
  serverInfo: { name: 'Veracite', version: version() },
  capabilities: {
    positionEncoding: 'utf-16',
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['{', ',', '@', '<'] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL], resolveProvider: true },
    codeLensProvider: { resolveProvider: false },
    executeCommandProvider: { commands: [CHECKED_COMMAND, UNCHECKED_COMMAND] },
  },
});
