import { StreamableFile } from '@nestjs/common';

/** Returns a response with JSON that was written in a worker thread. */
export const jsonResponse = (json: Uint8Array): StreamableFile =>
  new StreamableFile(json, { type: 'application/json; charset=utf-8', length: json.length });
