import type { Request } from '../connector-definition';
import { readXml } from '../mapping/parse-xml';
import { SourceError } from './source-error';

/** Parses a body. @throws SourceError bad-reply when it has another format, for example an HTML page for robots */
export function parseBody(text: string, format: Request['format']): unknown {
  if (format === 'text') return text;
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<!doctype html') || start.startsWith('<html'))
    throw new SourceError('bad-reply', 'It sent a web page instead of data.');
  const isJson = format === 'json' || (format === 'either' && !start.startsWith('<'));
  try {
    return isJson ? (JSON.parse(text) as unknown) : readXml(text);
  } catch {
    throw new SourceError('bad-reply', `Its reply is not valid ${isJson ? 'JSON' : 'XML'}.`);
  }
}
