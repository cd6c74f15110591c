import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As strict as the product's own policy, so that a violation fails here first. */
const POLICY =
  "default-src 'self'; script-src 'self' https://cdn.paddle.com; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** Sends files of the built web client, and its page for unknown paths. */
export function siteHandler(folder: string): RequestListener {
  return (request, response) => {
    const wanted = path.join(folder, path.normalize(new URL(request.url ?? '/', 'http://site').pathname));
    const file =
      wanted.startsWith(folder) && fs.existsSync(wanted) && fs.statSync(wanted).isFile()
        ? wanted
        : path.join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    });
    fs.createReadStream(file).pipe(response);
  };
}
