import { once } from 'node:events';
import { createConnection } from 'vscode-languageserver/node';
import { EXIT } from '../exit';
import { serve } from '../lsp/serve';
import { withPublished } from '../fix/upgrade-preprints';
import { verifyHere, verifyOnServer } from '../lsp/verify-references';
import { openServer } from '../mcp/api-backend';
import { readOptions } from '../options';
import { openProduct, refuseUnknownSources } from '../product';

/** `lsp`: serves an editor over the Language Server Protocol on standard input and output, until it ends. */
export async function lsp(args: string[]): Promise<number> {
  const { values } = readOptions(args, 'lsp');
  const { api, quick } = values;
  const sources = values.sources?.split(',').map((id) => id.trim());
  const connection = () => createConnection(process.stdin, process.stdout);
  if (api !== undefined) serve(connection(), verifyOnServer(openServer(api)));
  else {
    const product = await openProduct();
    refuseUnknownSources(product, sources);
    const limits = { ...(sources && { sources }), ...(quick && { quick }) };
    serve(connection(), verifyHere(product, limits), (outcomes, signal) =>
      withPublished(outcomes, product, { ...(sources && { sources }), signal }),
    );
  }
  // The connection ends the process once the editor has asked it to, or is gone.
  await once(process.stdin, 'close');
  return EXIT.ok;
}
