import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { VerificationResult } from '@veracite/contracts/citations';
import { readFileSync } from 'node:fs';
import type { CodeLens, Diagnostic, Hover } from 'vscode-languageserver/node';
import { LanguageClient } from '../../../../cli/testing/language-client';

const PROGRAM = path.resolve('dist/cli/main.mjs');
const MAX_BUFFER = 500_000_000;

/** Runs the command line on a file of references. */
export async function byCommandLine(file: string, env: NodeJS.ProcessEnv): Promise<VerificationResult[]> {
  // Its exit code says that references are not valid.
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'verify', file, '--json'], {
    env,
    maxBuffer: MAX_BUFFER,
  }).catch((error: { stdout: string }) => error);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as VerificationResult);
}

/** Returns what MCP says about each reference. */
export async function byMcp(texts: readonly string[], env: Record<string, string>): Promise<string[]> {
  const client = new Client({ name: 'ways', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp'], env }));
  const answers: string[] = [];
  for (const citation of texts) {
    const { content } = await client.callTool({ name: 'verify_citation', arguments: { citation } });
    answers.push((content as { text: string }[])[0]?.text ?? '');
  }
  await client.close();
  return answers;
}

/** What an editor shows of an entry. */
export interface Shown {
  lens: string;
  findings: string[];
  hover: string;
}

/** Returns what an editor shows of each entry of a file. */
export async function byLanguageServer(file: string, count: number, env: NodeJS.ProcessEnv): Promise<Shown[]> {
  const client = new LanguageClient(PROGRAM, { env, folder: path.dirname(file) });
  await client.start();
  const uri = pathToFileURL(file).href;
  await client.open(uri, readFileSync(file, 'utf8'));
  let lenses: CodeLens[] = [];
  while (lenses.length < count) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    lenses = await client.request('textDocument/codeLens', { textDocument: { uri } });
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const diagnostics = await client.diagnostics(uri);
  const shown: Shown[] = [];
  for (const { range, command } of lenses) {
    const request = { textDocument: { uri }, position: { ...range.start, character: range.start.character + 1 } };
    const hover = await client.request<Hover | null>('textDocument/hover', request);
    shown.push({
      lens: command?.title ?? '',
      findings: diagnostics.filter((each) => each.range.start.line === range.start.line).map(findingText),
      hover: hover ? (hover.contents as { value: string }).value : '',
    });
  }
  await client.stop();
  return shown;
}

const findingText = ({ code, message }: Diagnostic): string => `${code}: ${message}`;
