import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { UsageError } from '../exit';
import { version } from '../version';
import { ToolError, type Backend } from './backend';
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

interface ServerOptions {
  backend: Backend;
  mayReadFiles: boolean;
  /** Called with internal errors. The assistant receives one sentence instead. */
  onFault: (error: unknown) => void;
}

/** Creates a Model Context Protocol server with the six tools. All are read-only. */
export function mcpServer({ backend: answers, mayReadFiles, onFault }: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'veracite', title: 'Veracite', version: version() },
    {
      instructions:
        'Verify references before you present them: verify_citation for one, verify_bibliography for a list. Never present a reference as real when its verdict is fake or unknown. Include the links of the evidence.',
    },
  );
  for (const { name, title, description, input, run } of TOOLS) {
    const annotations = { readOnlyHint: true, openWorldHint: true };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given, extra) => {
      const token = extra._meta?.progressToken;
      const progress = (done: number, total: number) => {
        // Completion is not notified: the result reports it, and MCP says of progress "stop after completion".
        if (token === undefined || done === total) return;
        extra
          .sendNotification({
            method: 'notifications/progress',
            params: { progressToken: token, progress: done, total },
          })
          .catch(onFault);
      };
      try {
        const text = await run(given as Parameters<typeof run>[0], { backend: answers, mayReadFiles, progress });
        return { content: [{ type: 'text' as const, text }] };
      } catch (error) {
        const isExpected = error instanceof ToolError || error instanceof UsageError;
        if (!isExpected) onFault(error);
        const text = isExpected
          ? error.message
          : 'Internal error of the server. This says nothing about the reference.';
        return { isError: true, content: [{ type: 'text' as const, text }] };
      }
    });
  }
  return server;
}
