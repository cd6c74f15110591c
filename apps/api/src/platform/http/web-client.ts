import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import path from 'node:path';

const SERVER_PATHS = /^\/(?:api|health|admin|metrics|\.well-known)(?:\/|$)/;

/** Serves the built web client. Paths that are not the server's get its page, which shows its own 404. */
export function webClient(root: string): RequestHandler[] {
  const page = path.join(path.resolve(root), 'index.html');
  const files = express.static(path.resolve(root), {
    index: false,
    redirect: false,
    setHeaders: (response, file) => {
      // Files below assets/ carry a hash of their content in the name.
      response.setHeader(
        'Cache-Control',
        /[/\\]assets[/\\]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const fallback = (request: Request, response: Response, next: NextFunction): void => {
    if (!isPage(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page, (error) => error && next(error));
  };
  return [(request, response, next) => (isPage(request) ? files(request, response, next) : next()), fallback];
}

function isPage({ method, path: asked }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(asked);
}
