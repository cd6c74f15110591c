import type { Request } from '../connector-definition';
import { readXml } from '../mapping/parse-xml';
import { SourceError } from './source-error';

/** The parsed body, or `bad-reply` when it is not what the step expects: robots are often met with a page of HTML. */
export function parseBody(text: string, format: Request['format']): unknown {
  if (format === 'text') return text;
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<!doctype html') || start.startsWith('<html'))
    throw new SourceError('bad-reply', 'It sent a web page instead of data.');
  const isJson = format === 'json' || (format === 'either' && !start.startsWith('<'));
  try {
    return isJson ? (JSON.parse(text) as unknown) : readXml(text);
  } catch {
    // Which of the two parsers failed, and where, helps nobody: the reply is not what it should be.
    const kind = isJson ? 'is no JSON' : 'is no XML';
    throw new SourceError('bad-reply', `Its reply ${kind}.`);
  }
}
