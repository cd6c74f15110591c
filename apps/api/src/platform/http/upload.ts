import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** An uploaded file in memory, discarded after the request. */
export interface SentFile {
  buffer: Uint8Array;
  originalname: string;
}

const FORM = 'multipart/form-data';
const FILE = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

/** Receives a form with a `file`. @param fields most other fields, which may also be sent as JSON without a file */
export function Upload(fileSize: number, fields = 0, fieldSize = 100) {
  const limits = { fileSize, files: 1, fields, fieldSize, parts: fields + 2 };
  return applyDecorators(
    UseInterceptors(FileInterceptor('file', { limits, defParamCharset: 'utf8' })),
    ...(fields > 0 ? [ApiConsumes('application/json', FORM)] : [ApiConsumes(FORM), ApiBody({ schema: FILE })]),
  );
}
