import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSources } from '@veracite/connectors/runtime/source';
import { passageComments, type CitedWork, type WorkPassages } from '@veracite/contracts/passages';
import { pairLines } from '@veracite/contracts/problem-comments';
import { askPassages } from '@veracite/verification/fit/ask-passages';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { FIX_OPTIONS } from '../definitions/verify-options';
import { readDocument } from '../documents';
import { nameOfCopy } from '../fix/fix-office';
import { writeOutput } from '../input';
import { EXIT, reportNoReferences, UsageError } from '../exit';
import { listOf, oneOf, onlyFile, readOptions } from '../options';
import { annotatedDocumentOf, countsOf, entryText } from '../output/annotated-document';
import { DOCUMENT_OUTPUTS, type DocumentOutput } from '../output/outputs';
import { citedPassages, citedWorks, passageLines } from '../output/passages';
import { DOCUMENT_FAILURES } from '../policy/failures';
import { printedFields } from './parse';
import { verify } from './verify';

/** `check FILE [--format FORM] [--out FILE] [--fail-on A,B] [--abstracts] [--fix]`: compares the in-text citations of a document with its list. */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, 'check');
  const { format, json = false, out, abstracts = false } = values;
  const output = format === undefined ? (json ? 'json' : 'human') : oneOf(format, DOCUMENT_OUTPUTS, '--format');
  if (output === 'docx' && out === undefined) throw new UsageError('--format docx needs --out FILE.');
  const failures = listOf(values['fail-on'], DOCUMENT_FAILURES, '--fail-on') ?? [];
  const file = onlyFile(positionals, 'check');
  if (out !== undefined && path.resolve(out) === path.resolve(file))
    throw new UsageError('--out names the document itself, which would be overwritten.');
  const fixing = fixArguments(values);
  if (fixing.length > 0 && output !== 'human') throw new UsageError('--fix prints verdicts as text, without --format.');
  const copy = nameOfCopy(file);
  const hasCopy = existsSync(copy);
  const fixed = fixing.length > 0 ? await verify([file, ...fixing]) : EXIT.ok;
  const read = await readDocument(!hasCopy && existsSync(copy) ? copy : file);
  const works = citedWorks(read.report);
  const text = WRITERS[output](file, read, works, abstracts ? await passagesOf(works) : undefined);
  if (out === undefined) process.stdout.write(text);
  else await writeOutput(out, text);
  if (read.report.references.length === 0) return reportNoReferences([file]);
  const fails = read.report.problems.some(({ kind }) => failures.includes('any') || failures.includes(kind));
  return fails ? EXIT.failed : fixed;
}

/** Returns the arguments with which `verify` corrects a file; none without `--fix`. */
function fixArguments(values: Partial<Record<(typeof FIX_OPTIONS)[number]['name'], string | boolean>>): string[] {
  const given = FIX_OPTIONS.flatMap(({ name }) => {
    const value = values[name];
    return value === undefined ? [] : [typeof value === 'string' ? `--${name}=${value}` : `--${name}`];
  });
  const [first] = given;
  if (first && !values.fix) throw new UsageError(`${first.replace(/=.*/, '')} needs --fix.`);
  return given;
}

/** Requests the abstracts of the cited works. */
async function passagesOf(works: CitedWork[]): Promise<WorkPassages[]> {
  const sources = createSources({ env: process.env });
  return askPassages(works, sources).finally(() => sources.close());
}

type Write = (file: string, read: ReadDocument, works: CitedWork[], found?: WorkPassages[]) => string | Uint8Array;

const WRITERS: Record<DocumentOutput, Write> = {
  human: (_file, { report }, works, found = []) =>
    `${[asText(report), ...passageLines(citedPassages(report, works, found))].join('\n').trimEnd()}\n`,
  json: (_file, { report: { references, citations, problems, questions, doubts } }, works, found) =>
    `${JSON.stringify({
      references: references.map(printedFields),
      citations,
      problems,
      questions,
      doubts,
      passages: found?.map((item, index) => ({ sentences: works[index]?.sentences, ...item })),
    })}\n`,
  docx: (file, read, works, found) => {
    const cited = works.map(({ sentences }, index) => ({ at: index, sentences }));
    return annotatedDocumentOf(file, read, passageComments(read.report.citations, cited, found));
  },
};

function asText(report: DocumentReport): string {
  const { references, citations, problems, doubts } = report;
  const lines = [
    countsOf(report).join(', '),
    ...doubts.map(({ detail }) => `? ${detail}`),
    '',
    ...problems.map(({ kind, citations: places, detail, pairs: [pair] = [] }) => {
      const place = places.map((index) => citations[index]).find(Boolean);
      const page = place?.place.page === undefined ? '' : `, page ${place.place.page}`;
      const lines = [place?.sentence ?? '', ...(pair ? pairLines(pair, entryText(references)) : [])].filter(Boolean);
      return [`! ${kind}${page}: ${detail}`, ...lines.map((line) => `    ${line}`)].join('\n');
    }),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
