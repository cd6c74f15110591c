import { StreamableFile } from '@nestjs/common';

/** Returns a response with JSON that was written in a worker thread. */
export const jsonResponse = (json: Uint8Array): StreamableFile =>
  new StreamableFile(json, { type: 'application/json; charset=utf-8', length: json.length });

/** Returns a file for download. Text is UTF-8. Names outside ASCII are encoded as in RFC 6266. */
export function download(name: string, mediaType: string, content: string | Uint8Array): StreamableFile {
  const bytes = Buffer.from(content);
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
  return new StreamableFile(bytes, {
    type: typeof content === 'string' ? `${mediaType}; charset=utf-8` : mediaType,
    length: bytes.length,
    disposition: `attachment; ${/^[\w.-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encoded}`}`,
  });
}
