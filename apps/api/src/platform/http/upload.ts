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

interface OtherFields {
  /** How many there may be. */
  fields: number;
  /** Bytes of each. */
  fieldSize?: number;
  /** Whether they may also be sent as JSON, without a file. */
  json?: boolean;
}

/** Receives a form with a `file`. */
export function Upload(fileSize: number, { fields, fieldSize = 100, json = false }: OtherFields = { fields: 0 }) {
  const limits = { fileSize, files: 1, fields, fieldSize, parts: fields + 2 };
  return applyDecorators(
    UseInterceptors(FileInterceptor('file', { limits, defParamCharset: 'utf8' })),
    ApiConsumes(...(json ? ['application/json', FORM] : [FORM])),
    ...(fields === 0 ? [ApiBody({ schema: FILE })] : []),
  );
}
