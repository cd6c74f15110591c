import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { UsageError } from '../exit';
import { version } from '../version';
import { Refused, type Answers } from './answers';
import type { Tool } from './tool';
import { checkDocument } from './tools/check-document';
import { checkSource } from './tools/check-source';
import { findCitation } from './tools/find';
import { formatCitation } from './tools/format';
import { verifyBibliography, verifyCitation } from './tools/verify';

const TOOLS: readonly Tool[] = [
  verifyCitation,
  verifyBibliography,
  findCitation,
  checkSource,
  formatCitation,
  checkDocument,
];

export interface ServerOptions {
  answers: Answers;
  mayReadFiles: boolean;
  /** Hears of faults of ours, which the assistant is told of in one sentence. */
  onFault: (error: unknown) => void;
}

/** A server of the Model Context Protocol with the six tools. None changes anything; all but check_document ask databases. */
export function mcpServer({ answers, mayReadFiles, onFault }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'veracite', title: 'Veracite', version: version() },
    {
      instructions:
        'Check references before you give them to anybody: verify_citation for one, verify_bibliography for a list. Never present a reference as real that is fake or unknown. Pass on the links of the evidence.',
    },
  );
  for (const { name, title, description, input, run } of TOOLS) {
    const annotations = { readOnlyHint: true, openWorldHint: name !== 'check_document' };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given, extra) => {
      const token = extra._meta?.progressToken;
      const progress = (done: number, total: number) => {
        // That all is done the answer says, and nothing may follow or go along with it (MCP, progress: "stop after completion").
        if (token === undefined || done === total) return;
        extra
          .sendNotification({
            method: 'notifications/progress',
            params: { progressToken: token, progress: done, total },
          })
          .catch(onFault);
      };
      try {
        const text = await run(given as Parameters<typeof run>[0], { answers, mayReadFiles, progress });
        return { content: [{ type: 'text' as const, text }] };
      } catch (error) {
        const isSaid = error instanceof Refused || error instanceof UsageError;
        if (!isSaid) onFault(error);
        const text = isSaid
          ? error.message
          : 'This could not be answered, by a fault of the server. Nothing is known of the reference.';
        return { isError: true, content: [{ type: 'text' as const, text }] };
      }
    });
  }
  return server;
}
