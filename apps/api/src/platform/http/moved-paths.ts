import type { NextFunction, Request, Response } from 'express';

const MOVED = /^\/(?:citations\/batches|bibliography\/analyses)\/([^/]+)\/(certificate|report|export)$/;

/** Redirects downloads of version 1.0 to the check, for pages that are still open. */
export function movedPaths(request: Request, response: Response, next: NextFunction): void {
  const [, id, file] = MOVED.exec(request.path) ?? [];
  if (!id || !file) return next();
  const query = new URLSearchParams(request.url.split('?')[1]?.replace(/\bas=/, 'format='));
  const name = file === 'report' ? 'report.txt' : file;
  response.redirect(308, `/api/checks/${id}/${name}${query.size > 0 ? `?${query}` : ''}`);
}
