/** Starts `veracite lsp` for the files that Veracite reads. Everything else is the language server's. */
import { commands, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';

const LANGUAGES = ['bibtex', 'latex', 'markdown', 'typst', 'ris', 'json'];

/** @type {LanguageClient | undefined} */
let client;

export const activate = async ({ subscriptions }) => {
  subscriptions.push(commands.registerCommand('veracite.restart', restart));
  subscriptions.push(
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('veracite') && restart()),
  );
  await restart();
};

export const deactivate = () => client?.stop();

async function restart() {
  await client?.stop();
  const settings = workspace.getConfiguration('veracite');
  const server = { command: settings.get('command'), args: ['lsp', ...settings.get('arguments')] };
  const documentSelector = LANGUAGES.map((language) => ({ scheme: 'file', language }));
  client = new LanguageClient('veracite', 'Veracite', server, { documentSelector });
  await client.start();
}
