import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const inRoot = (place: string) => path.resolve(__dirname, '../../../..', place);

/** What a tool answered. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
}

/** An assistant that asks a server by the command line's `mcp --api`, with one key. */
export async function anAssistant(origin: string, key: string) {
  const built = spawnSync(process.execPath, [inRoot('tools/build.mjs'), 'cli']);
  if (built.status !== 0) throw new Error(`The command line was not built: ${String(built.stderr)}`);
  const client = new McpClient({ name: 'test', version: '1' });
  const args = [inRoot('dist/cli/main.mjs'), 'mcp', '--api', origin];
  const env = { PATH: process.env['PATH'] ?? '', VERACITE_API_KEY: key };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  return {
    async call(name: string, given: Record<string, unknown>): Promise<ToolAnswer> {
      const { isError, content } = await client.callTool({ name, arguments: given });
      const [first] = content as { text: string }[];
      return { isError: isError === true, text: first?.text ?? '' };
    },
    close: () => client.close(),
  };
}
