import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { definitionOf } from '../definitions/find-command';
import { readDocument } from '../documents';
import { EXIT, UsageError } from '../exit';
import { oneOf, onlyFile, readOptions } from '../options';
import { annotatedDocumentOf, countsOf } from '../output/annotated-document';
import { DOCUMENT_OUTPUTS, type DocumentOutput } from '../output/outputs';
import { printedFields } from './parse';

/** `check FILE [--format FORM] [--out FILE]`: compares the in-text citations of a document with its list of references. */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('check'));
  const { format, json = false, out } = values;
  const output = format === undefined ? (json ? 'json' : 'human') : oneOf(format, DOCUMENT_OUTPUTS, '--format');
  if (output === 'docx' && out === undefined) throw new UsageError('--format docx needs --out FILE.');
  const file = onlyFile(positionals, 'check');
  if (out !== undefined && path.resolve(out) === path.resolve(file))
    throw new UsageError('--out names the document itself, which would be overwritten.');
  const text = WRITERS[output](file, await readDocument(file));
  if (out === undefined) process.stdout.write(text);
  else await write(out, text);
  return EXIT.ok;
}

const WRITERS: Record<DocumentOutput, (file: string, read: ReadDocument) => string | Uint8Array> = {
  human: (_file, { report }) => asText(report),
  json: (_file, { report: { references, citations, problems, questions, doubts } }) =>
    `${JSON.stringify({ references: references.map(printedFields), citations, problems, questions, doubts })}\n`,
  docx: annotatedDocumentOf,
};

async function write(file: string, text: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new UsageError(`"${file}" could not be written (${code}).`);
  }
}

function asText(report: DocumentReport): string {
  const { citations, problems, doubts } = report;
  const lines = [
    countsOf(report).join(', '),
    ...doubts.map(({ detail }) => `? ${detail}`),
    '',
    ...problems.map(({ kind, citations: places, detail }) => {
      const place = places.map((at) => citations[at]).find(Boolean);
      const page = place?.place.page === undefined ? '' : `, page ${place.place.page}`;
      return `! ${kind}${page}: ${detail}${place ? `\n    ${place.sentence}` : ''}`;
    }),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
